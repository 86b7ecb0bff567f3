import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Vault } from '../database/vault.server'
import { DeliveryFailure } from '../mail/mail.server'
import type { Services } from '../services/services.server'
import { showSecrets } from './mail-secrets.server'
import { mails } from './mails.table.server'
import { recordBounce } from './stopped-addresses.server'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Milliseconds without success until a mail is parked. */
const GIVE_UP_AFTER = 72 * HOUR

/** Milliseconds by which clocks of nodes may differ. */
const CLOCK_SKEW = MINUTE

/** Mails in flight; each holds a database connection. */
const AT_ONCE = 4

/** Milliseconds for mails in flight when the program stops. */
const GRACE = 3_000

type DeliveryServices = Pick<Services, 'db' | 'mail' | 'log' | 'now'>

/** Delivers due mails, fresh ones first, on any number of nodes. Failures are retried and never hold up other mails. */
export async function deliverMails(services: DeliveryServices, stop?: AbortSignal): Promise<void> {
  const tooLate = new AbortController()
  let grace: NodeJS.Timeout | undefined
  const onStop = () => {
    grace = setTimeout(() => tooLate.abort(), GRACE)
  }
  stop?.addEventListener('abort', onStop)
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    while (!stop?.aborted && (await deliverNext(services, tooLate.signal))) {}
  })
  // Wait for every lane, even if the database fails one of them.
  const ends = await Promise.allSettled(lanes)
  stop?.removeEventListener('abort', onStop)
  clearTimeout(grace)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

/** The row lock keeps other lanes and nodes off, and is released if the process dies. @returns false if no mail was due */
async function deliverNext(services: DeliveryServices, tooLate: AbortSignal): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    // A mail server may take longer than the usual limit for idle transactions.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '3min'`)
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.state, 'queued'), isDue(services.now())))
      .orderBy(asc(mails.attempts), asc(mails.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!mail) return false
    const attempts = mail.attempts + 1
    const outcome = await attempt(services, tx.vault, mail, tooLate)
    const now = services.now()
    const log = services.log.child({ mail: mail.id, kind: mail.kind, attempts })
    if (typeof outcome === 'string') {
      await tx.update(mails).set({ state: outcome, attempts, finishedAt: now }).where(eq(mails.id, mail.id))
      log.info(`mail ${outcome}`)
    } else if (outcome.final || now.getTime() >= mail.createdAt.getTime() + GIVE_UP_AFTER) {
      const lastError = outcome.message
      await tx.update(mails).set({ state: 'parked', attempts, lastError, finishedAt: now }).where(eq(mails.id, mail.id))
      if (outcome.unknownAddress) await recordBounce(tx, mail.to.address, lastError, now)
      log.error({ err: outcome }, 'mail parked: it cannot be delivered')
    } else {
      const last = mail.createdAt.getTime() + GIVE_UP_AFTER
      const nextAttemptAt = new Date(Math.min(now.getTime() + waitAfter(attempts), last))
      await tx.update(mails).set({ attempts, lastError: outcome.message, nextAttemptAt }).where(eq(mails.id, mail.id))
      log.warn({ err: outcome, nextAttemptAt }, 'mail not delivered, will be retried')
    }
    return true
  })
}

/** Its time has come, or a clock that was set back would make it wait: no mail is made in the future, and none pauses so long. */
function isDue(now: Date) {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return or(
    lte(mails.nextAttemptAt, now),
    gt(mails.createdAt, after(CLOCK_SKEW)),
    gt(mails.nextAttemptAt, after(MAX_PAUSE + CLOCK_SKEW)),
  )
}

async function attempt(
  services: DeliveryServices,
  vault: Vault,
  mail: typeof mails.$inferSelect,
  tooLate: AbortSignal,
): Promise<'sent' | 'kept' | DeliveryFailure> {
  try {
    return await services.mail.deliver(showSecrets(vault, mail), tooLate)
  } catch (fault) {
    // A bug in one mail counts as a failure, so that the others still go out.
    return fault instanceof DeliveryFailure ? fault : new DeliveryFailure(String(fault), { final: false, cause: fault })
  }
}

const MAX_PAUSE = 1.2 * HOUR

/** A minute, doubled per failure up to an hour, with 20 % of jitter. */
export function waitAfter(failures: number): number {
  return Math.min(MINUTE * 2 ** (failures - 1), HOUR) * (0.8 + 0.4 * Math.random())
}

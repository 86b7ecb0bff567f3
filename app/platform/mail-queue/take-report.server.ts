import { eq } from 'drizzle-orm'
import { saysNoSuchMailbox } from '../mail/no-such-mailbox'
import type { Services } from '../services/services.server'
import { mails } from './mails.table.server'
import type { DeliveryReport } from './read-report.server'
import { recordBounce } from './stopped-addresses.server'

export const reportResults = ['stopped', 'failed', 'ignored'] as const

/** Only the secret in the return path identifies the mail that failed: without it, a report changes nothing. */
export async function takeReport(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { key, failed, answer }: DeliveryReport,
): Promise<(typeof reportResults)[number]> {
  if (!failed || key === null) return 'ignored'
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.returnKey, key)).for('update')
    // A mail to be retried may still arrive; a parked one stays parked.
    if (mail?.state !== 'sent') return 'ignored'
    await tx.update(mails).set({ state: 'parked', lastError: answer, finishedAt: now() }).where(eq(mails.id, mail.id))
    const isGone = saysNoSuchMailbox(answer)
    if (isGone) await recordBounce(tx, mail.to.address, answer, now())
    log.warn({ mail: mail.id, kind: mail.kind }, 'mail bounced')
    return isGone ? 'stopped' : 'failed'
  })
}

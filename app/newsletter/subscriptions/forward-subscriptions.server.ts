import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import { waitAfter } from '../../platform/mail-queue/deliver-mails.server'
import type { Services } from '../../platform/services/services.server'
import { forwards } from './newsletter.table.server'

const HOUR = 3_600_000

/** Milliseconds until a failing subscription is parked. */
const GIVE_UP_AFTER = 72 * HOUR
/** Request timeout in milliseconds. */
const PATIENCE = 10_000

type ForwardServices = Pick<Services, 'db' | 'config' | 'log' | 'now'>

/** Queues a subscription for the external service; idempotent while queued. */
export async function queueForward(tx: Transaction, email: string, language: Language, now: Date): Promise<void> {
  await tx
    .insert(forwards)
    .values({ id: randomUUIDv7(), email, language, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
}

/**
 * Sends due subscriptions to `NEWSLETTER_SUBSCRIBE_URL` (source specification §7). Failures back off and are parked after three days;
 * without the setting all of them wait.
 * @param stop once aborted, no further request starts
 */
export async function forwardSubscriptions(services: ForwardServices, stop?: AbortSignal): Promise<void> {
  const { newsletterSubscribeUrl } = services.config
  if (newsletterSubscribeUrl === null) return
  while (!stop?.aborted && (await forwardNext(services, newsletterSubscribeUrl, stop))) {}
}

async function forwardNext(services: ForwardServices, url: string, stop?: AbortSignal): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [forward] = await tx
      .select()
      .from(forwards)
      .where(and(eq(forwards.state, 'queued'), lte(forwards.nextAttemptAt, services.now())))
      .orderBy(asc(forwards.attempts), asc(forwards.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!forward) return false
    const attempts = forward.attempts + 1
    const lastError = await post(url, forward.email, stop)
    const now = services.now()
    const log = services.log.child({ subscription: forward.id, attempts })
    const change = tx.update(forwards)
    const it = eq(forwards.id, forward.id)
    const last = forward.createdAt.getTime() + GIVE_UP_AFTER
    if (lastError === null) {
      await change.set({ state: 'sent', attempts, lastError, finishedAt: now }).where(it)
      log.info('subscription forwarded')
    } else if (now.getTime() >= last) {
      await change.set({ state: 'parked', attempts, lastError, finishedAt: now }).where(it)
      log.error({ lastError }, 'subscription parked: the newsletter service refused it')
    } else {
      const nextAttemptAt = new Date(Math.min(now.getTime() + waitAfter(attempts), last))
      await change.set({ attempts, lastError, nextAttemptAt }).where(it)
      log.warn({ lastError, nextAttemptAt }, 'subscription not forwarded, will be retried')
    }
    return true
  })
}

/** @returns error; null on any 2xx status */
async function post(url: string, email: string, stop: AbortSignal | undefined): Promise<string | null> {
  try {
    const patience = AbortSignal.timeout(PATIENCE)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { email } }),
      // Redirects may turn POST into GET.
      redirect: 'error',
      signal: stop ? AbortSignal.any([patience, stop]) : patience,
    })
    await response.body?.cancel()
    return response.ok ? null : `The service answered ${response.status}.`
  } catch (fault) {
    const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault
    return String(cause).slice(0, 500)
  }
}

/** Deletes subscriptions 30 days after the service took them. */
export async function sweepForwards({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - 30 * 24 * HOUR)
  await db
    .delete(forwards)
    .where(and(eq(forwards.state, 'sent'), sql`${forwards.finishedAt} < ${before.toISOString()}`))
}

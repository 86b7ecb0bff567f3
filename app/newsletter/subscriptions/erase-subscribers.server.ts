import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { keepObjection } from '../../platform/mail-queue/objections.server'
import { forgetMails } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { sweepForwards } from './forward-subscriptions.server'
import { forwards, type subscriberStates, subscribers } from './newsletter.table.server'
import { MAIL_KIND } from './newsletter-mail.server'
import { CONFIRM_WITHIN } from './subscription-tokens.server'

const DAY = 24 * 60 * 60 * 1000

/** Retention after the last change, in milliseconds. */
const retention = {
  pending: CONFIRM_WITHIN,
  quarantined: 30 * DAY,
  /** Proof of consent, until claims are time-barred (see docs/decisions). */
  unsubscribed: 3 * 365 * DAY,
} satisfies Partial<Record<(typeof subscriberStates)[number], number>>

export async function sweepSubscribers(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const now = services.now().getTime()
  const before = (state: keyof typeof retention) =>
    and(eq(subscribers.state, state), lt(subscribers.updatedAt, new Date(now - retention[state])))
  await services.db.transaction(async (tx) => {
    const gone = await tx
      .delete(subscribers)
      .where(or(before('pending'), before('quarantined'), before('unsubscribed')))
      .returning({ email: subscribers.email })
    await forgetMails(
      tx,
      MAIL_KIND,
      gone.map(({ email }) => email),
    )
  })
  await sweepForwards(services)
}

/** Erases an address (lower case) with history, tokens and mails; its objection is kept. */
export async function forgetSubscriber(tx: Transaction, email: string): Promise<void> {
  const [gone] = await tx
    .delete(subscribers)
    .where(eq(subscribers.email, email))
    .returning({ state: subscribers.state })
  if (gone?.state === 'unsubscribed') await keepObjection(tx, email, gone.state)
  await tx.delete(forwards).where(eq(sql`lower(${forwards.email})`, email))
  await forgetMails(tx, MAIL_KIND, [email])
}

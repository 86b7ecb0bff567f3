import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { keepObjection } from '../../platform/mail-queue/objections.server'
import { forgetMails } from '../../platform/mail-queue/outbox.server'
import { forwards, subscribers } from './newsletter.table.server'
import { MAIL_KIND } from './newsletter-mail.server'

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

import { hash, randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { catchBlocked } from '../../company/senders/blocked-senders.server'
import { requireIdempotencyKey } from '../../platform/base/parse-input'
import type { Transaction } from '../../platform/database/database.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { caughtBy, type EnquirySender, type QuarantineReason } from '../buyers/buyer.server'
import { contactMessages } from './contact.table.server'
import { queueContactMail } from './contact-mail.server'
import type { ContactDetails } from './contact-schema'

const LIMIT: RateLimit = { most: 5, seconds: 60 }

/**
 * Stores a message and queues its mail to the team in one transaction. Idempotent per key and content.
 * Quarantined messages are stored but not mailed, and the sender gets the usual answer.
 * @throws {InvalidInput} key not usable
 * @throws {Refusal} 429
 */
export async function sendMessage(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  details: ContactDetails,
  sender: Omit<EnquirySender, 'channel'>,
): Promise<void> {
  requireIdempotencyKey(sender.submissionKey)
  const { name, email, message } = details
  const now = services.now()
  const submission = hash('sha256', JSON.stringify([sender.submissionKey, name, email, message]), 'hex')
  await services.db.transaction(async (tx) => {
    if (await wasStored(tx, submission)) return
    if (sender.limitBucket) await consumeLimit(tx, `contact:${sender.limitBucket}`, LIMIT, now)
    const written = { language: sender.language, name, email, message }
    await storeMessage(tx, services, { ...written, submission, caught: caughtBy(details, now) })
  })
}

/** Stores a mailed message and queues the team's mail, once per key. @returns its id; null if it was stored before */
export async function recordMailedMessage(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  {
    key,
    ...message
  }: { key: string; mailId: string | null; language: Language; name: string; email: string; message: string },
): Promise<string | null> {
  const submission = hash('sha256', JSON.stringify(['mail', key]), 'hex')
  if (await wasStored(tx, submission)) return null
  return storeMessage(tx, services, { ...message, submission, caught: null })
}

type NewMessage = typeof contactMessages.$inferInsert
async function storeMessage(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  written: Pick<NewMessage, 'submission' | 'language' | 'name' | 'email' | 'message' | 'mailId'> & {
    readonly caught: QuarantineReason | null
  },
): Promise<string> {
  const { caught, ...message } = written
  const now = services.now()
  const quarantineReason = (await catchBlocked(tx, message.email, now)) ? 'blocked' : caught
  const row = { ...message, id: randomUUIDv7(), createdAt: now }
  await tx.insert(contactMessages).values({ ...row, state: quarantineReason ? 'quarantined' : 'new', quarantineReason })
  if (!quarantineReason) await queueContactMail(tx, services, row)
  return row.id
}

async function wasStored(tx: Transaction, submission: string): Promise<boolean> {
  // Serialize attempts with one key so a second one finds the first. The unique key enforces it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submission}, 0))`)
  const earlier = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.submission, submission))
  return earlier.length > 0
}

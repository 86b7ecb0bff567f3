import { createHash, randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { InvalidInput } from '../../platform/base/errors'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { contactMessages, type quarantineReasons } from './contact.table.server'
import { queueContactMail } from './contact-mail.server'
import type { ContactDetails } from './contact-schema'

/** New messages from one address. */
const LIMIT: RateLimit = { most: 5, seconds: 60 }
/** Nobody reads a form, fills it and sends it faster. */
const LEAST_MILLISECONDS = 3_000

/** Who sends a message. */
export interface MessageSender {
  /** One per form, or per intent of a program: 1 to 255 visible ASCII characters. */
  readonly submissionKey: string
  readonly language: Language
  /** What limits count the sender under; null: no limit. */
  readonly limitBucket: string | null
}

/**
 * Stores a message and queues the mail that brings it to the team, both or neither, before it returns. What a trap for
 * machines has caught is stored and not mailed, and the sender is not told. The same message under the same key is stored
 * once; another message under it, as of someone who went back in the browser, is a message of its own.
 * @throws {InvalidInput} key not usable
 * @throws {Refusal} 429
 */
export async function sendMessage(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  details: ContactDetails,
  sender: MessageSender,
): Promise<void> {
  if (!/^[\x21-\x7e]{1,255}$/.test(sender.submissionKey))
    throw new InvalidInput({ 'Idempotency-Key': ['validation.idempotency_key'] })
  const { name, email, message } = details
  const now = services.now()
  const submission = createHash('sha256')
    .update(JSON.stringify([sender.submissionKey, name, email, message]))
    .digest('hex')
  const quarantineReason = caughtBy(details, now)
  await services.db.transaction(async (tx) => {
    // Attempts with one key take turns, so that a second one finds what the first has stored. The unique key enforces it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submission}, 0))`)
    const earlier = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.submission, submission))
    if (earlier.length > 0) return
    if (sender.limitBucket) await consumeLimit(tx, `contact:${sender.limitBucket}`, LIMIT, now)
    const id = randomUUIDv7()
    await tx.insert(contactMessages).values({
      id,
      submission,
      state: quarantineReason ? 'quarantined' : 'new',
      quarantineReason,
      language: sender.language,
      name,
      email,
      message,
      createdAt: now,
    })
    if (!quarantineReason)
      await queueContactMail(tx, services, { id, name, email, message, language: sender.language, createdAt: now })
  })
}

/** Which trap a message fell into. A time that cannot be read was not written by our form. */
function caughtBy({ honeypot, issuedAt }: ContactDetails, now: Date): (typeof quarantineReasons)[number] | null {
  if (honeypot.trim() !== '') return 'honeypot'
  if (issuedAt === undefined) return null
  return now.getTime() - Number(issuedAt) >= LEAST_MILLISECONDS ? null : 'too_fast'
}

import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { subscribers, tokens } from './newsletter.table.server'

/** How long a subscription can be confirmed, in milliseconds. */
export const CONFIRM_WITHIN = 7 * 24 * 60 * 60 * 1000

type Subscriber = typeof subscribers.$inferSelect
type Token = typeof tokens.$inferSelect

/**
 * Makes the secret of a link in a mail to a subscriber. Only its digest is stored, so that every mail has one of its own.
 * @param purpose `confirm` works for seven days and once, `manage` (preferences, unsubscribing) as long as the subscriber is known
 * @returns 43 characters that may stand in an address
 */
export async function issueToken(
  tx: Transaction,
  subscriberId: string,
  purpose: Token['purpose'],
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(tokens).values({
    digest: digestOf(token),
    subscriberId,
    purpose,
    createdAt: now,
    expiresAt: purpose === 'confirm' ? new Date(now.getTime() + CONFIRM_WITHIN) : null,
  })
  return token
}

/** Whose secret it is, or null. Of an expired or used one the owner is found, too. */
export async function findToken(
  db: Database | Transaction,
  secret: string,
  purpose: Token['purpose'],
): Promise<{ token: Token; subscriber: Subscriber } | null> {
  const [found] = await db
    .select({ token: tokens, subscriber: subscribers })
    .from(tokens)
    .innerJoin(subscribers, eq(subscribers.id, tokens.subscriberId))
    .where(eq(tokens.digest, digestOf(secret)))
  return found?.token.purpose === purpose ? found : null
}

/** {@link findToken} for a change: nobody else changes the subscriber until the transaction ends. */
export async function claimToken(
  tx: Transaction,
  secret: string,
  purpose: Token['purpose'],
): Promise<{ token: Token; subscriber: Subscriber } | null> {
  const owner = await findToken(tx, secret, purpose)
  if (!owner) return null
  await tx.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.id, owner.subscriber.id)).for('update')
  return findToken(tx, secret, purpose)
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

import { eq } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import { subscribers, tokens } from './newsletter.table.server'

export const CONFIRM_WITHIN = 7 * 24 * 60 * 60 * 1000

type Subscriber = typeof subscribers.$inferSelect
type Token = typeof tokens.$inferSelect

/** Stores only the digest. @param purpose `confirm`: once, within seven days; `manage`: as long as the subscriber exists */
export async function issueToken(
  tx: Transaction,
  subscriberId: string,
  purpose: Token['purpose'],
  now: Date,
): Promise<string> {
  const { token, hash: digest } = newMailToken()
  await tx.insert(tokens).values({
    digest,
    subscriberId,
    purpose,
    createdAt: now,
    expiresAt: purpose === 'confirm' ? new Date(now.getTime() + CONFIRM_WITHIN) : null,
  })
  return token
}

/** Owner of a token, even if expired or used; null if unknown. */
export async function findToken(
  db: Database | Transaction,
  secret: string,
  purpose: Token['purpose'],
): Promise<{ token: Token; subscriber: Subscriber } | null> {
  const [found] = await db
    .select({ token: tokens, subscriber: subscribers })
    .from(tokens)
    .innerJoin(subscribers, eq(subscribers.id, tokens.subscriberId))
    .where(eq(tokens.digest, mailTokenHash(secret)))
  return found?.token.purpose === purpose ? found : null
}

/** {@link findToken} with a row lock on the subscriber. */
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

import { and, eq, gt, lte } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { offerTokens } from './offers.table.server'

/** Lifetime of a link to the seller's page in milliseconds: 180 days. Each mail contains a new link. */
const LASTS = 180 * 24 * 60 * 60 * 1000

/** Only the digest is stored, so each mail gets a new token. @returns 43 URL-safe characters */
export async function issueOfferToken(tx: Transaction, offerId: string, now: Date): Promise<string> {
  const { token, hash: digest } = newMailToken()
  const expiresAt = new Date(now.getTime() + LASTS)
  await tx.insert(offerTokens).values({ digest, offerId, createdAt: now, expiresAt })
  return token
}

/** The id of the token's offer; null if unknown or expired. */
export async function findTokenOffer(db: Database | Transaction, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ offerId: offerTokens.offerId })
    .from(offerTokens)
    .where(and(eq(offerTokens.digest, mailTokenHash(token)), gt(offerTokens.expiresAt, now)))
  return row?.offerId ?? null
}

export async function sweepOfferTokens({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(offerTokens).where(lte(offerTokens.expiresAt, now()))
}

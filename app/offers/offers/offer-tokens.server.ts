import { and, eq, gt, lte } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { offerTokens } from './offers.table.server'

/** How long a link opens the seller's page, in milliseconds: 180 days from its mail. Every later mail has a new one. */
const LASTS = 180 * 24 * 60 * 60 * 1000

/**
 * Makes the secret of a link to the seller's private page. Only its digest is stored, so that every mail has one of its own.
 * @returns 43 characters that may stand in an address
 */
export async function issueOfferToken(tx: Transaction, offerId: string, now: Date): Promise<string> {
  const { token, hash: digest } = newMailToken()
  const expiresAt = new Date(now.getTime() + LASTS)
  await tx.insert(offerTokens).values({ digest, offerId, createdAt: now, expiresAt })
  return token
}

/** The id of the offer that a secret opens; null: none, or no longer. */
export async function findTokenOffer(db: Database | Transaction, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ offerId: offerTokens.offerId })
    .from(offerTokens)
    .where(and(eq(offerTokens.digest, mailTokenHash(token)), gt(offerTokens.expiresAt, now)))
  return row?.offerId ?? null
}

/** Forgets the secrets of links that have ended. */
export async function sweepOfferTokens({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(offerTokens).where(lte(offerTokens.expiresAt, now()))
}

import { and, eq, gt, lte } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { offerTokens } from './offers.table.server'
import { offerPageAddress } from './sent-offer'

/** Lifetime of a link to the seller's page in milliseconds: 180 days. Each mail contains a new link. */
const LASTS = 180 * 24 * 60 * 60 * 1000

/** Address of an offer's private page. Only a digest of its secret is stored, so each mail gets a new one. */
export async function issueOfferPage(
  tx: Transaction,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { id: offerId, language }: { readonly id: string; readonly language: Language },
): Promise<string> {
  const { token, hash: digest } = newMailToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + LASTS)
  await tx.insert(offerTokens).values({ digest, offerId, createdAt, expiresAt })
  return config.publicUrl + offerPageAddress(language, token)
}

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

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database.server'
import type { Services } from '../platform/services.server'
import { availabilityTokens } from './availability.table.server'

/** For how many days a link opens the page on which a supplier answers, from its mail on. The reminder has one of its own. */
export const DAYS_OPEN = 60

/**
 * Makes the secret of a link to the page on which a supplier answers. Only its digest is stored.
 * @returns 43 characters that may stand in an address
 */
export async function issueAvailabilityToken(tx: Transaction, checkId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + DAYS_OPEN * 86_400_000)
  await tx.insert(availabilityTokens).values({ digest: digestOf(token), checkId, expiresAt })
  return token
}

/** The id of the check that a secret opens; null: none, or no longer. */
export async function findTokenCheck(db: Database | Transaction, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ checkId: availabilityTokens.checkId })
    .from(availabilityTokens)
    .where(and(eq(availabilityTokens.digest, digestOf(token)), gt(availabilityTokens.expiresAt, now)))
  return row?.checkId ?? null
}

/** Forgets the secrets of links that have ended. */
export async function sweepAvailabilityTokens({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(availabilityTokens).where(lte(availabilityTokens.expiresAt, now()))
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

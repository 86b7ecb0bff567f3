import { lte, type SQL, sql } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { availabilityTokens } from './availability.table.server'

/** For how many days a link opens the page on which a supplier answers, from its mail on. The reminder has one of its own. */
const DAYS_OPEN = 60

/**
 * Makes the secret of a link to the page on which a supplier answers. Only its digest is stored.
 * @param checkIds what it opens
 * @returns 43 characters that may stand in an address
 */
export async function issueAvailabilityToken(tx: Transaction, checkIds: readonly string[], now: Date): Promise<string> {
  const { token, hash: digest } = newMailToken()
  const expiresAt = new Date(now.getTime() + DAYS_OPEN * 86_400_000)
  await tx.insert(availabilityTokens).values(checkIds.map((checkId) => ({ digest, checkId, expiresAt })))
  return token
}

/** The ids of the checks that a secret opens, as a condition's right side. */
export function openedBy(token: string, now: Date): SQL {
  return sql`select check_id from availability_tokens where digest = ${mailTokenHash(token)} and expires_at > ${now.toISOString()}`
}

/** Forgets the secrets of links that have ended. */
export async function sweepAvailabilityTokens({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(availabilityTokens).where(lte(availabilityTokens.expiresAt, now()))
}

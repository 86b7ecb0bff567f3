import { lte, type SQL, sql } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { availabilityTokens } from './availability.table.server'

/** Days for which a mailed link is valid. A reminder has its own link. */
const DAYS_OPEN = 60

/** Issues the token of an answer link, of which only the digest is stored. @returns 43 URL-safe characters */
export async function issueAvailabilityToken(tx: Transaction, checkIds: readonly string[], now: Date): Promise<string> {
  const { token, hash: digest } = newMailToken()
  const expiresAt = new Date(now.getTime() + DAYS_OPEN * 86_400_000)
  await tx.insert(availabilityTokens).values(checkIds.map((checkId) => ({ digest, checkId, expiresAt })))
  return token
}

export function openedBy(token: string, now: Date): SQL {
  return sql`select check_id from availability_tokens where digest = ${mailTokenHash(token)} and expires_at > ${now.toISOString()}`
}

export async function sweepAvailabilityTokens({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(availabilityTokens).where(lte(availabilityTokens.expiresAt, now()))
}

import { desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { availabilityChecks, availabilityTokens } from './availability.table.server'

export type AvailabilityCheck = typeof availabilityChecks.$inferSelect

/** Finds the latest checks for the lots of a link; empty if invalid or expired. @param lock locks the rows until the transaction ends */
export async function findOpenedChecks(
  db: Database | Transaction,
  token: string,
  now: Date,
  lock = false,
): Promise<AvailabilityCheck[]> {
  const latest = sql`
    select distinct on (latest.lot_id) latest.id from availability_checks as latest
    join availability_checks as named on named.lot_id = latest.lot_id and named.email = latest.email
    where named.id in (${openedBy(token, now)})
    order by latest.lot_id, latest.asked_at desc, latest.id desc`
  const query = db
    .select()
    .from(availabilityChecks)
    .where(sql`${availabilityChecks.id} in (${latest})`)
    .orderBy(availabilityChecks.lotId)
  return lock ? query.for('update') : query
}

export async function findLatestCheck(db: Database | Transaction, lotId: string): Promise<AvailabilityCheck | null> {
  const [latest] = await db
    .select()
    .from(availabilityChecks)
    .where(eq(availabilityChecks.lotId, lotId))
    .orderBy(desc(availabilityChecks.askedAt), desc(availabilityChecks.id))
    .limit(1)
  return latest ?? null
}

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

import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { availabilityChecks } from './availability.table.server'
import { openedBy } from './availability-tokens.server'

export type AvailabilityCheck = typeof availabilityChecks.$inferSelect

/** Finds the latest checks for the lots of a link; empty if invalid or expired. @param lock until the transaction ends */
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

import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database.server'
import { availabilityChecks } from './availability.table.server'
import { findTokenCheck } from './availability-tokens.server'

export type AvailabilityCheck = typeof availabilityChecks.$inferSelect

/**
 * What a link asks about: a link of an older mail opens the latest question that the same supplier was asked about the same lot.
 * Null: the link opens nothing, or no longer.
 * @param lock nobody else answers it until the transaction ends
 */
export async function findOpenedCheck(
  db: Database | Transaction,
  token: string,
  now: Date,
  lock = false,
): Promise<AvailabilityCheck | null> {
  const id = await findTokenCheck(db, token, now)
  if (id === null) return null
  const [named] = await db.select().from(availabilityChecks).where(eq(availabilityChecks.id, id))
  if (!named) return null
  const query = db
    .select()
    .from(availabilityChecks)
    .where(and(eq(availabilityChecks.lotId, named.lotId), eq(availabilityChecks.email, named.email)))
    .orderBy(desc(availabilityChecks.askedAt), desc(availabilityChecks.id))
    .limit(1)
  const [latest] = await (lock ? query.for('update') : query)
  return latest ?? null
}

/** The latest question about a lot; null: nobody was asked yet. */
export async function findLatestCheck(db: Database | Transaction, lotId: string): Promise<AvailabilityCheck | null> {
  const [latest] = await db
    .select()
    .from(availabilityChecks)
    .where(eq(availabilityChecks.lotId, lotId))
    .orderBy(desc(availabilityChecks.askedAt), desc(availabilityChecks.id))
    .limit(1)
  return latest ?? null
}

import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { lots, offerLots } from './lots.table.server'

export async function findLotOfOffer(db: Database | Transaction, offerId: string): Promise<string | null> {
  const [found] = await db
    .select({ reference: lots.reference })
    .from(offerLots)
    .innerJoin(lots, eq(lots.id, offerLots.lotId))
    .where(eq(offerLots.offerId, offerId))
  return found?.reference ?? null
}

/** Links an offer to its lot; the primary key allows only one. */
export async function linkOffer(tx: Transaction, offerId: string, lotId: string, now: Date): Promise<void> {
  await tx.insert(offerLots).values({ offerId, lotId, createdAt: now })
}

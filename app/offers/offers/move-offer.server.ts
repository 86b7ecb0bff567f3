import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { declineReasons, offerStatuses } from './offer-states'
import { offerEvents, offers } from './offers.table.server'

/** Where an offer goes: a status, and why if it is declined. */
export interface OfferMove {
  readonly status: (typeof offerStatuses)[number]
  readonly declinedBecause: (typeof declineReasons)[number] | null
}

/** Gives an offer another status, and writes down who did. @returns where it came from, or null: there is no such offer */
export async function moveOffer(
  tx: Transaction,
  id: string,
  move: OfferMove,
  now: Date,
  who: 'team' | 'seller' = 'team',
): Promise<OfferMove | null> {
  const [was] = await tx
    .select({ status: offers.status, declinedBecause: offers.declinedBecause })
    .from(offers)
    .where(eq(offers.id, id))
    .for('update')
  if (!was) return null
  await tx.update(offers).set(move).where(eq(offers.id, id))
  const data = { from: was.status, to: move.status, reason: move.declinedBecause }
  await tx.insert(offerEvents).values({ id: randomUUIDv7(), offerId: id, kind: 'status', who, data, createdAt: now })
  return was
}

/** Promises an answer to an offer by another calendar day. */
export async function promiseOffer(tx: Transaction, id: string, answerBy: string): Promise<void> {
  await tx.update(offers).set({ answerBy }).where(eq(offers.id, id))
}

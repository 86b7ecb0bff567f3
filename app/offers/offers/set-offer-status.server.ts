import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { declineReasons, offerStatuses } from './offer-states'
import { offerEvents, offers } from './offers.table.server'

interface OfferStatusChange {
  readonly status: (typeof offerStatuses)[number]
  readonly declinedBecause: (typeof declineReasons)[number] | null
}

/** Sets an offer's status and logs who did it. @returns the previous status, or null if there is no such offer */
export async function setOfferStatus(
  tx: Transaction,
  id: string,
  move: OfferStatusChange,
  now: Date,
  who: 'team' | 'seller' = 'team',
): Promise<OfferStatusChange | null> {
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

export async function setOfferAnswerDate(tx: Transaction, id: string, answerBy: string): Promise<void> {
  await tx.update(offers).set({ answerBy }).where(eq(offers.id, id))
}

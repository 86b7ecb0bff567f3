import { eq } from 'drizzle-orm'
import { setOfferStatus } from '../../offers/offers/set-offer-status.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { counterOffers } from './counter-offers.table.server'

type Decision = 'accepted' | 'declined'

/** State of the offer after the decision: a declined one returns to the team. */
const follows = { accepted: 'accepted', declined: 'in_review' } as const

/** Whether an unanswered counter-offer can still be accepted. */
export function isValid(
  { config, now }: Pick<Services, 'config' | 'now'>,
  { validUntil }: { readonly validUntil: string },
): boolean {
  return validUntil >= todayOf({ config, now })
}

/**
 * Records the seller's answer to a counter-offer. It is final; the database enforces that.
 * @param tx must hold the lock on the offer's item, which serializes answers with the team's actions
 * @returns the offer's new state; null if the same answer was given before
 * @throws {Refusal} 409 `offer_page.counter_gone`: answered differently, replaced or withdrawn; `offer_page.counter_expired`
 */
export async function decideCounterOffer(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  offer: { readonly id: string; readonly state: string },
  counterOfferId: string,
  decision: Decision,
): Promise<(typeof follows)[Decision] | null> {
  const [made] = await tx.select().from(counterOffers).where(eq(counterOffers.id, counterOfferId)).for('update')
  if (made?.offerId !== offer.id) throw new Refusal('offer_page.counter_gone', 409)
  if (made.answer === decision) return null
  if (made.answer !== null || offer.state !== 'counter_offered') throw new Refusal('offer_page.counter_gone', 409)
  if (decision === 'accepted' && !isValid(services, made)) throw new Refusal('offer_page.counter_expired', 409)
  const now = services.now()
  await tx.update(counterOffers).set({ answer: decision, answeredAt: now }).where(eq(counterOffers.id, counterOfferId))
  await setOfferStatus(tx, offer.id, { status: follows[decision], declinedBecause: null }, now, 'seller')
  return follows[decision]
}

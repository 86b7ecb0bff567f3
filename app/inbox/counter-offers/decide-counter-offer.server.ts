import { eq } from 'drizzle-orm'
import type { offerStatuses } from '../../offers/offers/offer-states'
import { setOfferStatus } from '../../offers/offers/set-offer-status.server'
import { Refusal } from '../../platform/base/errors'
import { calendarDay } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { counterOffers } from './counter-offers.table.server'

export type Decision = 'accepted' | 'declined'

/** State of the offer after the decision: a declined one returns to the team. */
const follows = { accepted: 'accepted', declined: 'in_review' } as const satisfies Record<
  Decision,
  (typeof offerStatuses)[number]
>

/** Whether a counter-offer can still be answered, and whether it can still be accepted. */
export function isOpen(
  services: Pick<Services, 'config' | 'now'>,
  { answer, validUntil }: { readonly answer: string | null; readonly validUntil: string },
): { toDecline: boolean; toAccept: boolean } {
  const today = calendarDay(services.now(), services.config.site.company.timeZone)
  return { toDecline: answer === null, toAccept: answer === null && validUntil >= today }
}

/**
 * Records the seller's answer to a counter-offer. It is final; the database enforces that.
 * @param tx must hold the lock on the offer's item, which serializes answers with the team's actions
 * @returns false if the same answer was given before
 * @throws {Refusal} 409 `offer_page.counter_gone`: answered differently, replaced or withdrawn; `offer_page.counter_expired`
 */
export async function decideCounterOffer(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  offer: { readonly id: string; readonly state: string },
  counterOfferId: string,
  decision: Decision,
): Promise<boolean> {
  const [made] = await tx.select().from(counterOffers).where(eq(counterOffers.id, counterOfferId)).for('update')
  if (made?.offerId !== offer.id) throw new Refusal('offer_page.counter_gone', 409)
  if (made.answer === decision) return false
  const open = isOpen(services, made)
  if (!open.toDecline || offer.state !== 'counter_offered') throw new Refusal('offer_page.counter_gone', 409)
  if (decision === 'accepted' && !open.toAccept) throw new Refusal('offer_page.counter_expired', 409)
  const now = services.now()
  await tx.update(counterOffers).set({ answer: decision, answeredAt: now }).where(eq(counterOffers.id, counterOfferId))
  await setOfferStatus(tx, offer.id, { status: follows[decision], declinedBecause: null }, now, 'seller')
  return true
}

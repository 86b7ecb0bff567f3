import { eq } from 'drizzle-orm'
import { moveOffer } from '../../offers/offers/move-offer.server'
import type { offerStatuses } from '../../offers/offers/offer-states'
import { Refusal } from '../../platform/base/errors'
import { calendarDay } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { counterOffers } from './counter-offers.table.server'

/** What a seller can say to a counter-offer. */
export type Decision = 'accepted' | 'declined'

/** Where an offer goes when its seller has decided: after a no it is the team's turn again. */
const follows = { accepted: 'accepted', declined: 'in_review' } as const satisfies Record<
  Decision,
  (typeof offerStatuses)[number]
>

/** Whether a counter-offer can still be answered, and whether with a yes. */
export function isOpen(
  services: Pick<Services, 'config' | 'now'>,
  { answer, validUntil }: { readonly answer: string | null; readonly validUntil: string },
): { toDecline: boolean; toAccept: boolean } {
  const today = calendarDay(services.now(), services.config.site.company.timeZone)
  return { toDecline: answer === null, toAccept: answer === null && validUntil >= today }
}

/**
 * Takes the seller's answer to a counter-offer: once, for good. The database keeps it so.
 * @param tx has locked the offer's item, so that answers take turns, also with what the team does
 * @returns whether it was decided now; false: that very answer was given before
 * @throws {Refusal} 409 `offer_page.counter_gone`: answered otherwise, replaced or taken back; `offer_page.counter_expired`
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
  await moveOffer(tx, offer.id, { status: follows[decision], declinedBecause: null }, now, 'seller')
  return true
}

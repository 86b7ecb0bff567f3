import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { issueOfferPage } from '../../offers/offers/offer-tokens.server'
import { setOfferStatus } from '../../offers/offers/set-offer-status.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { type Colleague, changeItem, lockItems, type Outcome } from '../items/change-item.server'
import { hasConflictingChange } from '../items/find-events.server'
import { type Item, placeOf } from '../items/find-items.server'
import type { SeenItem } from '../items/seen-items'
import { CALL_BACK_MS } from '../replies/call-back.server'
import { markDraftSent } from '../replies/item-drafts.server'
import type { Writer } from '../replies/reply-mail.server'
import { composeCounterOffer } from './counter-offer-mail.server'
import type { CounterOfferInput } from './counter-offer-schema'
import { counterOffers } from './counter-offers.table.server'

export const over: readonly Item['state'][] = ['accepted', 'withdrawn', 'converted', 'spam']

/** Replaces an open counter-offer, unless the offer has changed. @throws {Refusal} 404 not an offer; 409 `counter_offer.over` */
export async function makeCounterOffer(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { id, version }: SeenItem,
  terms: CounterOfferInput,
  colleague: Colleague & Writer,
): Promise<Outcome> {
  const actionId = randomUUIDv7()
  return services.db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id }])
    if (item?.kind !== 'offer') throw new Refusal('errors.not_found', 404)
    if (await hasConflictingChange(tx, item, version, colleague, 'counter_offer'))
      return { actionId, done: 0, missed: 1 }
    if (over.includes(item.state)) throw new Refusal('counter_offer.over', 409)
    const now = services.now()
    const { remark, ...deal } = terms
    const counterOfferId = randomUUIDv7()
    await replaceOpenOne(tx, id, now)
    await tx.insert(counterOffers).values({ ...deal, id: counterOfferId, offerId: id, createdAt: now })
    const moved =
      item.state === 'counter_offered'
        ? null
        : await setOfferStatus(tx, id, { status: 'counter_offered', declinedBecause: null }, now)
    const pageUrl = await issueOfferPage(tx, services, item)
    const letter = composeCounterOffer(services.config, item, terms, colleague, pageUrl)
    const mail = await queueMail(tx, 'offer.counter_offer', letter, now, CALL_BACK_MS)
    await markDraftSent(tx, { itemId: id, memberId: colleague.id }, 'counter_offer', { actionId, now })
    await changeItem(
      tx,
      id,
      { unread: false, awaits: 'them', waitingSince: now },
      {
        actionId,
        kind: 'counter_offer',
        by: colleague,
        was: { state: item.state, reason: moved?.declinedBecause ?? null, ...placeOf(item) },
        became: { state: 'counter_offered', counterOffer: counterOfferId, mail, ...(remark && { text: remark }) },
        at: now,
      },
    )
    return { actionId, done: 1, missed: 0 }
  })
}

async function replaceOpenOne(tx: Transaction, offerId: string, now: Date): Promise<void> {
  await tx
    .update(counterOffers)
    .set({ answer: 'replaced', answeredAt: now })
    .where(and(eq(counterOffers.offerId, offerId), isNull(counterOffers.answer)))
}

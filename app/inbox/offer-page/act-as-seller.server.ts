import { addAttachments } from '../../offers/offers/add-attachments.server'
import type { offerStatuses } from '../../offers/offers/offer-states'
import { setOfferStatus } from '../../offers/offers/set-offer-status.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { decideCounterOffer } from '../counter-offers/decide-counter-offer.server'
import { lockItems } from '../items/change-item.server'
import type { Item } from '../items/find-items.server'
import { recordSenderAction, type SenderAction, wasProcessed } from '../replies/record-sender-action.server'
import { composeSenderNotice } from '../replies/sender-notice-mail.server'
import type { OfferAction } from './offer-action'

const LIMIT: RateLimit = { most: 30, seconds: 3_600 }

/** States in which the seller can withdraw, before an agreement. */
export const withdrawable: readonly Item['state'][] = ['submitted', 'in_review', 'need_info', 'counter_offered']

type ActServices = Pick<Services, 'db' | 'config' | 'now'>

/** Acts once per intent and notifies the team. @throws {Refusal} 409 `offer_page.closed`, or as `decideCounterOffer`; 422 files; 429 */
export async function performSellerAction(
  services: ActServices,
  offerId: string,
  action: OfferAction,
  intent: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    // Lock the item first, as the team's actions do, so that the second writer sees the first one's change.
    const [item] = await lockItems(tx, [{ id: offerId }])
    if (!item || item.box === 'quarantine') throw new Refusal('offer_page.closed', 409)
    if (await wasProcessed(tx, item, intent)) return
    const heard = await perform(tx, services, item, action)
    if (!heard) return
    const now = services.now()
    await consumeLimit(tx, `offer-page:${offerId}`, LIMIT, now)
    await recordSenderAction(tx, item, { ...heard, id: intent }, now)
    await queueMail(tx, 'offer.seller_news', composeSenderNotice(services.config, item, heard), now)
  })
}

/** @returns what to notify the team about; null if nothing changed */
async function perform(
  tx: Transaction,
  services: ActServices,
  item: Item,
  action: OfferAction,
): Promise<Omit<SenderAction, 'id'> | null> {
  const was = { state: item.state }
  const move = (status: (typeof offerStatuses)[number]) =>
    setOfferStatus(tx, item.id, { status, declinedBecause: null }, services.now(), 'seller')
  switch (action.intent) {
    case 'write': {
      const files = await addAttachments(tx, services, item.id, action.attachments)
      const answered = item.state === 'need_info' ? ('in_review' as const) : null
      if (answered) await move(answered)
      const became = {
        ...(action.text && { text: action.text }),
        ...(files.length > 0 && { files: files.map(({ name }) => name) }),
        ...(answered && { state: answered }),
      }
      return { kind: 'wrote', was, became }
    }
    case 'withdraw':
      if (item.state === 'withdrawn') return null
      if (!withdrawable.includes(item.state)) throw new Refusal('offer_page.closed', 409)
      await move('withdrawn')
      return { kind: 'withdrew', was, became: { state: 'withdrawn' } }
    default: {
      const kind = action.intent === 'accept' ? 'accepted' : 'declined'
      const state = await decideCounterOffer(tx, services, item, action.counterOffer, kind)
      return state && { kind, was, became: { state, counterOffer: action.counterOffer } }
    }
  }
}

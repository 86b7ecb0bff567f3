import type { Transaction } from '../../platform/database/database.server'
import { type Colleague, changeItem } from '../items/change-item.server'
import { type Item, placeOf } from '../items/find-items.server'
import type { Reason } from '../items/item-states'
import { markDraftSent } from './item-drafts.server'

/** Records a counter-offer and waits for the sender. @param item locked, before the change */
export async function recordCounterOffer(
  tx: Transaction,
  item: Item,
  made: {
    actionId: string
    colleague: Colleague
    counterOfferId: string
    remark: string
    mail: string
    reason: Reason | null
  },
  now: Date,
): Promise<void> {
  const { mail, actionId, colleague, counterOfferId: counterOffer, remark: text } = made
  await markDraftSent(tx, { itemId: item.id, memberId: colleague.id }, 'counter_offer', { actionId, now })
  await changeItem(
    tx,
    item.id,
    { unread: false, awaits: 'them', waitingSince: now },
    {
      actionId,
      kind: 'counter_offer',
      by: colleague,
      was: { state: item.state, reason: made.reason, ...placeOf(item) },
      became: { state: 'counter_offered', counterOffer, mail, ...(text && { text }) },
      at: now,
    },
  )
}

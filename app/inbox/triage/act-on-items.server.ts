import { randomUUIDv7 } from 'node:crypto'
import { cancelSalesOfItem } from '../../lots/sales/cancel-sale.server'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { addTag, type Colleague, changeItem, lockItems, type Outcome } from '../items/change-item.server'
import type { Item } from '../items/find-items.server'
import type { ItemFacts } from '../items/item-events'
import { isSold, type Reason } from '../items/item-states'
import type { SeenItem } from '../items/seen-items'
import { type Change, changeBy } from './item-changes.server'
import { releaseRecord, type StateChange, setPromisedDay, setRecordState } from './set-record-state.server'
import type { TriageAction } from './triage-action'

export type ActServices = Pick<Services, 'db' | 'config' | 'now'>

/** Skips items that changed since the colleague saw them. @throws {InvalidInput} the action does not apply; nothing is changed */
export async function actOnItems(
  services: ActServices,
  action: TriageAction,
  seen: readonly SeenItem[],
  colleague: Colleague,
): Promise<Outcome> {
  const actionId = randomUUIDv7()
  return services.db.transaction(async (tx) => {
    const changeOf = await changeBy(services, tx, action)
    if (action.intent === 'tag') await addTag(tx, action.tag)
    const items = await lockItems(tx, seen)
    let missed = 0
    for (const item of items) {
      if (seen.some(({ id, version }) => id === item.id && version !== item.version)) missed += 1
      else await applyChange(tx, services, item, changeOf(item), { actionId, colleague })
    }
    return { actionId, done: items.length - missed, missed }
  })
}

/** Sets the state of a locked item. Cancels the sales of an enquiry that is no longer won or reserved. */
export async function setItemState(
  tx: Transaction,
  services: ActServices,
  item: Item,
  move: StateChange,
  colleague: Colleague,
): Promise<Reason | null> {
  if (isSold(item)) await cancelSalesOfItem(tx, services, item.id, { network: null, ...colleague })
  return setRecordState(tx, item, move, services.now())
}

export async function applyChange(
  tx: Transaction,
  services: ActServices,
  item: Item,
  change: Change | null,
  { actionId, colleague }: { actionId: string; colleague: Colleague },
): Promise<void> {
  if (!change) return
  const { move, set, kind, was, became } = change
  let reason: ItemFacts = {}
  if (move === 'release') await releaseRecord(tx, services, item)
  else if (move) reason = { reason: await setItemState(tx, services, item, move, colleague) }
  if (set?.answerBy) await setPromisedDay(tx, item, set.answerBy)
  await changeItem(tx, item.id, set ?? {}, {
    actionId,
    kind,
    by: colleague,
    was: { ...was, ...reason, ...(item.unread && set?.unread === false && { unread: true }) },
    became,
    at: services.now(),
  })
}

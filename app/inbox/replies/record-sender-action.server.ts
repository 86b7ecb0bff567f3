import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { changeItem, recordEvent } from '../items/change-item.server'
import { findItemOfEvent } from '../items/find-events.server'
import type { Item } from '../items/find-items.server'
import type { EventKind, ItemFacts, SenderKind } from '../items/item-events'

export interface SenderAction {
  /** Id of the intent, made with the form; processed once. */
  readonly id: string
  readonly kind: SenderKind
  readonly was: ItemFacts
  readonly became: ItemFacts
}

/** Whether an intent was processed before. @param item locked @throws {Refusal} 409 the id belongs to another item */
export async function wasProcessed(tx: Transaction, item: Pick<Item, 'id'>, id: string): Promise<boolean> {
  const itemId = await findItemOfEvent(tx, id)
  if (itemId && itemId !== item.id) throw new Refusal('errors.refused', 409)
  return itemId !== null
}

/** Reopens an item as unread, whatever its state. @param item locked by the transaction, and not in quarantine */
export async function recordSenderAction(
  tx: Transaction,
  item: Pick<Item, 'id' | 'name'>,
  action: SenderAction,
  now: Date,
): Promise<void> {
  const columns = { unread: true, awaits: 'us', waitingSince: now, box: 'open', snoozedUntil: null } as const
  await changeItem(tx, item.id, columns, { ...action, actionId: action.id, by: { id: null, name: item.name }, at: now })
}

/** Records an event of the sender without reopening the item. @param item locked by the transaction */
export async function recordWithoutReopening(
  tx: Transaction,
  item: Pick<Item, 'id' | 'name' | 'version'>,
  event: Omit<SenderAction, 'kind'> & { readonly kind: EventKind },
  now: Date,
): Promise<void> {
  await recordEvent(tx, item, { ...event, actionId: event.id, by: { id: null, name: item.name }, at: now })
}

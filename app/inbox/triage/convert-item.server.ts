import { randomUUIDv7 } from 'node:crypto'
import { setOfferStatus } from '../../offers/offers/set-offer-status.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { type Colleague, changeItem, lockItems } from '../items/change-item.server'
import type { Item } from '../items/find-items.server'
import { canConvert } from '../items/item-states'
import type { SeenItem } from '../items/seen-items'

/**
 * Locks an offer until the transaction ends, to convert it into a lot.
 * @throws {Refusal} 404 no such offer; 409 `publish.not_for_sale`: withdrawn or spam;
 * 409 `publish.changed_meanwhile`: changed since it was seen, with its current `version`
 */
export async function lockToConvert(tx: Transaction, seen: SeenItem): Promise<Item> {
  const [item] = await lockItems(tx, [seen])
  if (item?.kind !== 'offer') throw new Refusal('errors.not_found', 404)
  if (!canConvert(item)) throw new Refusal('publish.not_for_sale', 409)
  if (item.version !== seen.version)
    throw new Refusal('publish.changed_meanwhile', 409, { values: { version: item.version } })
  return item
}

/** Marks an offer as converted and done. This cannot be undone. @param item locked by `lockToConvert` @param reference of the lot */
export async function convertItem(
  tx: Transaction,
  item: Item,
  reference: string,
  colleague: Colleague,
  now: Date,
): Promise<void> {
  await setOfferStatus(tx, item.id, { status: 'converted', declinedBecause: null }, now)
  await changeItem(
    tx,
    item.id,
    { unread: false },
    {
      actionId: randomUUIDv7(),
      kind: 'state',
      by: { id: null, name: colleague.name },
      was: { state: item.state },
      became: { state: 'converted', text: reference },
      at: now,
    },
  )
}

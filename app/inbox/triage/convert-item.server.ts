import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { setOfferStatus } from '../../offers/offers/set-offer-status.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { lockItems, type Worker } from './act-on-items.server'
import type { Item } from './find-items.server'
import { inboxEvents, inboxItems } from './inbox.table.server'
import { canConvert } from './item-states'
import type { SeenItem } from './triage-action'

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
  worker: Worker,
  now: Date,
): Promise<void> {
  await setOfferStatus(tx, item.id, { status: 'converted', declinedBecause: null }, now)
  const [changed] = await tx
    .update(inboxItems)
    .set({ unread: false, version: sql`${inboxItems.version} + 1` })
    .where(eq(inboxItems.id, item.id))
    .returning({ version: inboxItems.version })
  await tx.insert(inboxEvents).values({
    id: randomUUIDv7(),
    itemId: item.id,
    actionId: randomUUIDv7(),
    kind: 'state',
    // Without the worker's id the page offers no undo.
    whoId: null,
    who: worker.name,
    was: { state: item.state },
    became: { state: 'converted', text: reference },
    version: changed?.version ?? item.version + 1,
    createdAt: now,
  })
}

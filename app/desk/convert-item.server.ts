import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { moveOffer } from '../offers/move-offer.server'
import type { Transaction } from '../platform/database.server'
import { Refusal } from '../platform/errors'
import { lockItems, type Worker } from './act-on-items.server'
import { inboxEvents, inboxItems } from './inbox.table.server'

/**
 * Notes that an offer has become a lot: it is dealt with. That is not taken back by a click: the lot is there.
 * @param reference of the lot
 * @throws {Refusal} 404 there is no such offer
 */
export async function convertItem(
  tx: Transaction,
  offerId: string,
  reference: string,
  worker: Worker,
  now: Date,
): Promise<void> {
  const [item] = await lockItems(tx, [{ id: offerId }])
  if (item?.kind !== 'offer') throw new Refusal('errors.not_found', 404)
  await moveOffer(tx, offerId, { status: 'converted', declinedBecause: null }, now)
  const [changed] = await tx
    .update(inboxItems)
    .set({ unread: false, version: sql`${inboxItems.version} + 1` })
    .where(eq(inboxItems.id, offerId))
    .returning({ version: inboxItems.version })
  await tx.insert(inboxEvents).values({
    id: randomUUIDv7(),
    itemId: offerId,
    actionId: randomUUIDv7(),
    kind: 'state',
    // Without the worker's id nobody is offered to take it back.
    whoId: null,
    who: worker.name,
    was: { state: item.state },
    became: { state: 'converted', text: reference },
    version: changed?.version ?? item.version + 1,
    createdAt: now,
  })
}

import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Worker } from './act-on-items.server'
import type { Item } from './find-items.server'
import { inboxEvents, inboxItems } from './inbox.table.server'
import { dropItemDraft } from './item-drafts.server'

/** Notes that a counter-offer has gone to the sender of an item, whose turn it is then. @param item locked, as it was before */
export async function noteCounterOffer(
  tx: Transaction,
  item: Item,
  made: { actionId: string; worker: Worker; counterOfferId: string; remark: string },
  now: Date,
): Promise<void> {
  const [changed] = await tx
    .update(inboxItems)
    .set({ unread: false, awaits: 'them', waitingSince: now, version: sql`${inboxItems.version} + 1` })
    .where(eq(inboxItems.id, item.id))
    .returning({ version: inboxItems.version })
  if (!changed) throw new Error('An item that is locked has gone.')
  await dropItemDraft(tx, { itemId: item.id, memberId: made.worker.id }, 'counter_offer')
  const { actionId, worker, counterOfferId: counterOffer, remark: text } = made
  await tx.insert(inboxEvents).values({
    id: randomUUIDv7(),
    itemId: item.id,
    actionId,
    kind: 'counter_offer',
    whoId: worker.id,
    who: worker.name,
    was: { state: item.state },
    became: { state: 'counter_offered', counterOffer, ...(text && { text }) },
    version: changed.version,
    createdAt: now,
  })
}

import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Worker } from './act-on-items.server'
import { type Item, placeOf } from './find-items.server'
import { inboxEvents, inboxItems } from './inbox.table.server'
import { markDraftSent } from './item-drafts.server'
import type { Reason } from './item-states'

/** Logs a counter-offer and waits for the sender. @param item locked, before the change */
export async function noteCounterOffer(
  tx: Transaction,
  item: Item,
  made: {
    actionId: string
    worker: Worker
    counterOfferId: string
    remark: string
    /** Id of its mail. */
    mail: string
    /** Why the offer had the state before, where that had a reason. */
    reason: Reason | null
  },
  now: Date,
): Promise<void> {
  const [changed] = await tx
    .update(inboxItems)
    .set({ unread: false, awaits: 'them', waitingSince: now, version: sql`${inboxItems.version} + 1` })
    .where(eq(inboxItems.id, item.id))
    .returning({ version: inboxItems.version })
  if (!changed) throw new Error('An item that is locked has gone.')
  await markDraftSent(tx, { itemId: item.id, memberId: made.worker.id }, 'counter_offer', {
    actionId: made.actionId,
    now,
  })
  const { mail, actionId, worker, counterOfferId: counterOffer, remark: text } = made
  await tx.insert(inboxEvents).values({
    id: randomUUIDv7(),
    itemId: item.id,
    actionId,
    kind: 'counter_offer',
    whoId: worker.id,
    who: worker.name,
    was: { state: item.state, reason: made.reason, ...placeOf(item) },
    became: { state: 'counter_offered', counterOffer, mail, ...(text && { text }) },
    version: changed.version,
    createdAt: now,
  })
}

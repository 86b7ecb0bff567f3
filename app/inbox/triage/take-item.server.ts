import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Worker } from './act-on-items.server'
import { inboxEvents, inboxItems } from './inbox.table.server'

/** Assigns a manual entry to its worker and marks it read. @param tx in which it was stored */
export async function assignToWorker(tx: Transaction, itemId: string, worker: Worker, now: Date): Promise<void> {
  const [taken] = await tx
    .update(inboxItems)
    .set({ assigneeId: worker.id, unread: false, version: sql`${inboxItems.version} + 1` })
    .where(eq(inboxItems.id, itemId))
    .returning({ version: inboxItems.version })
  if (!taken) throw new Error('What is stored has an item.')
  await tx.insert(inboxEvents).values({
    id: randomUUIDv7(),
    itemId,
    actionId: randomUUIDv7(),
    kind: 'assigned',
    whoId: worker.id,
    who: worker.name,
    was: { assignee: null },
    became: { assignee: { id: worker.id, name: worker.name } },
    version: taken.version,
    createdAt: now,
  })
}

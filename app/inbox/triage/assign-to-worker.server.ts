import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.server'
import { changeItem, type Worker } from '../items/change-item.server'

/** Assigns a manual entry to its worker and marks it read. @param tx in which it was stored */
export async function assignToWorker(tx: Transaction, itemId: string, worker: Worker, now: Date): Promise<void> {
  const assignee = { id: worker.id, name: worker.name }
  await changeItem(
    tx,
    itemId,
    { assigneeId: worker.id, unread: false },
    {
      actionId: randomUUIDv7(),
      kind: 'assigned',
      by: worker,
      was: { assignee: null },
      became: { assignee },
      at: now,
    },
  )
}

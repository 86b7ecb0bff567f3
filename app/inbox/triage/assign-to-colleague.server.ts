import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.server'
import { type Colleague, changeItem } from '../items/change-item.server'

/** Assigns a manual entry to the colleague who typed it and marks it read. @param tx the transaction that stored it */
export async function assignToColleague(
  tx: Transaction,
  itemId: string,
  colleague: Colleague,
  now: Date,
): Promise<void> {
  const assignee = { id: colleague.id, name: colleague.name }
  await changeItem(
    tx,
    itemId,
    { assigneeId: colleague.id, unread: false },
    {
      actionId: randomUUIDv7(),
      kind: 'assigned',
      by: colleague,
      was: { assignee: null },
      became: { assignee },
      at: now,
    },
  )
}

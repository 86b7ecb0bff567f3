import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.server'
import { lotEvents } from './lots.table.server'
import type { LotWriter } from './write-lots.server'

export async function noteLotEvent(
  tx: Transaction,
  lot: { readonly id: string; readonly version: number },
  kind: (typeof lotEvents.$inferSelect)['kind'],
  writer: LotWriter,
  now: Date,
): Promise<void> {
  await tx.insert(lotEvents).values({
    id: randomUUIDv7(),
    lotId: lot.id,
    actionId: writer.actionId,
    kind,
    whoId: writer.id,
    who: writer.name,
    was: {},
    became: {},
    version: lot.version,
    createdAt: now,
  })
}

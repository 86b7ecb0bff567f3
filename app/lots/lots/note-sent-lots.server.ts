import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.server'
import type { LotSummary } from './find-lots.server'
import { lotEvents } from './lots.table.server'
import type { LotWriter } from './write-lots.server'

/** Records in the history of lots that they were mailed to buyers. @param writer.actionId the mailing */
export async function noteSentLots(
  tx: Transaction,
  lots: readonly Pick<LotSummary, 'id' | 'version'>[],
  { actionId, id: whoId, name: who }: LotWriter,
  now: Date,
): Promise<void> {
  const event = { actionId, kind: 'sent', whoId, who, was: {}, became: {}, createdAt: now } as const
  await tx
    .insert(lotEvents)
    .values(lots.map(({ id: lotId, version }) => ({ ...event, id: randomUUIDv7(), lotId, version })))
}

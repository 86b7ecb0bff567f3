import { randomUUIDv7 } from 'node:crypto'
import { recordAudit } from '../../company/team/record-audit.server'
import type { Transaction } from '../../platform/database/database.server'
import { isOpen } from '../facts/trade-terms'
import type { LotEvent } from './edit-lots.server'
import type { LotSummary } from './find-lots.server'
import { isSame, type LotChanges } from './lot-changes'
import type { LotToWrite } from './lot-rows.server'
import { lotEvents } from './lots.table.server'
import type { LotWriter } from './write-lots.server'

export function eventRow(
  lot: Pick<LotSummary, 'id' | 'version'>,
  { kind, was = {}, became = {} }: Pick<LotEvent, 'kind'> & Partial<Pick<LotEvent, 'was' | 'became'>>,
  writer: LotWriter,
  now: Date,
): LotEvent {
  return {
    id: randomUUIDv7(),
    lotId: lot.id,
    actionId: writer.actionId,
    kind,
    whoId: writer.id,
    who: writer.name,
    was,
    became,
    version: lot.version,
    createdAt: now,
  }
}

/** Records in the history of lots what changed none of their fields. */
export async function recordLotEvents(
  tx: Transaction,
  lots: readonly Pick<LotSummary, 'id' | 'version'>[],
  kind: LotEvent['kind'],
  writer: LotWriter,
  now: Date,
): Promise<void> {
  await tx.insert(lotEvents).values(lots.map((lot) => eventRow(lot, { kind }, writer, now)))
}

const priceFields = ['price', 'priceVisibility', 'currency'] as const
const costFields = ['costPrice', 'minPrice'] as const

/** Records publishing and changed prices of a lot that a colleague has written. Imports and sales have entries of their own. */
export async function auditLot(
  tx: Transaction,
  { event, lot: { currency } }: LotToWrite,
  lot: { readonly id: string; readonly reference: string; readonly status: string },
  writer: LotWriter,
  now: Date,
): Promise<void> {
  if (writer.id === null || !event || !['created', 'changed', 'undone'].includes(event.kind)) return
  const by = { id: writer.id, name: writer.name, network: writer.network ?? null }
  const about = { aboutId: lot.id, about: lot.reference }
  const wasOpen = event.kind !== 'created' && isOpen(event.was.status ?? lot.status)
  if (isOpen(lot.status) && !wasOpen) {
    const details = { was: event.was.status ?? null, became: lot.status }
    await recordAudit(tx, { action: 'lot.published', ...about, details }, by, now)
  }
  const [was, became] = [pricesOf(event.was), pricesOf(event.became)]
  const changed = Object.keys(became).filter((name) => !isSame(was[name], became[name]))
  if (changed.length === 0) return
  const only = (prices: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((name) => [name, prices[name] ?? null]))
  await recordAudit(
    tx,
    { action: 'lot.price_changed', ...about, details: { currency, was: only(was), became: only(became) } },
    by,
    now,
  )
}

function pricesOf(changes: LotChanges): Readonly<Record<string, unknown>> {
  const secret = changes.private
  return Object.fromEntries([
    ...priceFields.flatMap((name) => (name in changes ? [[name, changes[name] ?? null]] : [])),
    ...(secret ? costFields.map((name) => [name, secret[name] ?? null]) : []),
  ])
}

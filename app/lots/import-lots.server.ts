import { z } from 'zod'
import type { FieldErrors } from '../platform/errors'
import type { JsonRecord } from '../platform/json-records.server'
import { fieldErrors } from '../platform/parse-input'
import type { Services } from '../platform/services.server'
import { lineInput } from '../platform/text-input'
import { indexLots } from './index-lots.server'
import { KeyLines, refuseSameKey } from './key-lines'
import { checkLot, type LotInput, lotLimits, lotShape } from './lot-schema'
import { type LotWriter, writeLots } from './write-lots.server'

/** A lot of an import: its own key is required, since the same import may be run again. */
export const importedLot = z.object({ ...lotShape, externalId: lineInput(lotLimits.externalId) }).superRefine(checkLot)

/** What became of one record. `line` counts lines, or elements of an array, from 1. */
export type ImportResult =
  | {
      readonly line: number
      readonly externalId: string
      readonly result: 'created' | 'updated' | 'unchanged'
      readonly id: string
      readonly reference: string
    }
  | {
      readonly line: number
      readonly externalId: string | null
      readonly result: 'rejected'
      readonly errors: FieldErrors
      /** Other lines with the same key. */
      readonly sameKey?: readonly number[]
    }

/**
 * Lots that are written at a time, or manifest lines where there are many: a quarter of a second's work. The first batch is smaller, and
 * each twice the one before: until its rows are there, nothing can be brought into the catalogue beside others.
 */
const BATCH = { first: 250, lots: 1_000, lines: 10_000 } as const

/** A record, as far as it was understood. */
export type Checked =
  | { readonly line: number; readonly lot: LotInput & { readonly externalId: string } }
  | (ImportResult & { readonly result: 'rejected' })

/** Checks one record, without looking at what is there. */
export function checkRecord(record: JsonRecord): Checked {
  const { line } = record
  if ('fault' in record) return { line, externalId: null, result: 'rejected', errors: { '': [record.fault] } }
  const parsed = importedLot.safeParse(record.value)
  if (parsed.success) return { line, lot: parsed.data }
  const key = z.object({ externalId: z.string().max(lotLimits.externalId) }).safeParse(record.value)
  const externalId = key.success ? key.data.externalId : null
  return { line, externalId, result: 'rejected', errors: fieldErrors(parsed.error) }
}

/**
 * Writes lots as they come, in batches: while one is brought into the catalogue, the rows of the next are written, and the one after
 * is read; besides their keys that is all that is held, however many there are. Lines with one key are refused, except one that was
 * written with an earlier batch. What was handed out is stored and found; whatever stops the reading or
 * the database ends the import after that.
 * @param writer who imports; without one, a program
 * @returns what became of the records, in their order
 */
export async function* importLots(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  records: AsyncIterable<JsonRecord>,
  writer?: LotWriter,
): AsyncGenerator<ImportResult[]> {
  for await (const results of oneAhead(writeBatches(services, oneAhead(batchesOf(records)), writer))) {
    await indexLots(
      services,
      results.flatMap((one) => (one.result === 'created' || one.result === 'updated' ? one.id : [])),
    )
    yield results
  }
}

/** Makes the next item while one is used. */
async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const begin = () => {
    const item = items.next()
    // Its fault is met where it is awaited, which may be a while from now.
    item.catch(() => undefined)
    return item
  }
  try {
    for (let next = begin(); ; ) {
      const { value, done } = await next
      if (done) return
      next = begin()
      yield value
    }
  } finally {
    // Whoever wants no more need not wait for what has begun, which may be a sender's next words.
    items.return(undefined).catch(() => undefined)
  }
}

async function* batchesOf(records: AsyncIterable<JsonRecord>): AsyncGenerator<Checked[]> {
  let batch: Checked[] = []
  let lines = 0
  let most: number = BATCH.first
  const keys = new KeyLines()
  const ready = () => batch.map((checked) => refuseSameKey(checked, keys))
  for await (const record of records) {
    const checked = checkRecord(record)
    keys.add(checked)
    batch.push(checked)
    lines += 'lot' in checked ? checked.lot.lines.length : 0
    if (batch.length < most && lines < BATCH.lines) continue
    yield ready()
    most = Math.min(2 * most, BATCH.lots)
    batch = []
    lines = 0
  }
  if (batch.length > 0) yield ready()
}

async function* writeBatches(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  batches: AsyncGenerator<Checked[]>,
  writer: LotWriter | undefined,
): AsyncGenerator<ImportResult[]> {
  for await (const batch of batches) yield await writeBatch(services, batch, writer)
}

async function writeBatch(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  batch: readonly Checked[],
  writer: LotWriter | undefined,
): Promise<ImportResult[]> {
  const written = await writeLots(
    services,
    batch.filter((checked) => 'lot' in checked),
    writer,
    'later',
  )
  const results = written.values()
  return batch.map((checked) => {
    if (!('lot' in checked)) return checked
    const { value } = results.next()
    if (!value) throw new Error('A lot was written without a result.')
    return { line: checked.line, externalId: checked.lot.externalId, ...value }
  })
}

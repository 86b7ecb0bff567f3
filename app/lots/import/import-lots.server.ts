import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type FieldErrors, InvalidInput } from '../../platform/base/errors'
import { fieldErrors } from '../../platform/base/parse-input'
import { lineInput } from '../../platform/base/text-input'
import type { JsonRecord } from '../../platform/services/json-records.server'
import type { Services } from '../../platform/services/services.server'
import { findLotIdsByExternalId, findLotsToEdit } from '../lots/find-lots-to-edit.server'
import { checkLot, type LotInput, lotLimits, lotShape } from '../lots/lot-schema'
import { type ImportRecord, mergeImport } from '../lots/merge-import.server'
import { type LotWriter, type LotWritten, writeLots } from '../lots/write-lots.server'
import { KeyLines, rejectDuplicateKey } from './key-lines'

/** A lot of an import. `externalId` is required, so that imports are repeatable. */
const importedLot = z.strictObject({ ...lotShape, externalId: lineInput(lotLimits.externalId) }).superRefine(checkLot)

const partOfLot = z
  .strictObject(lotShape)
  .partial()
  .extend({ externalId: lineInput(lotLimits.externalId) })

/** `line` is a line number or array index, from 1. */
export type ImportResult =
  | ({ readonly line: number; readonly externalId: string } & LotWritten)
  | {
      readonly line: number
      readonly externalId: string | null
      readonly result: 'rejected'
      readonly errors: FieldErrors
      readonly sameKey?: readonly number[]
    }

/** In lots or manifest lines: 250 ms of work. Each batch doubles from a small one, since only written rows are indexed in parallel. */
const BATCH = { first: 250, lots: 1_000, lines: 10_000 } as const

export type ParsedRecord =
  | {
      readonly line: number
      readonly lot: LotInput & { readonly externalId: string }
      readonly record: ImportRecord
    }
  | (ImportResult & { readonly result: 'rejected' })

export interface PartialRecord {
  readonly line: number
  readonly externalId: string
  readonly record: ImportRecord
  readonly errors: FieldErrors
}

export function checkRecord(record: JsonRecord): ParsedRecord {
  const checked = checkPart(record)
  if (!('record' in checked) || 'lot' in checked) return checked
  const { line, externalId, errors } = checked
  return { line, externalId, result: 'rejected', errors }
}

function checkPart(record: JsonRecord): ParsedRecord | PartialRecord {
  const { line } = record
  if ('fault' in record) return { line, externalId: null, result: 'rejected', errors: { '': [record.fault] } }
  const value = withoutDerived(record.value)
  const whole = importedLot.safeParse(value)
  if (whole.success) return { line, lot: whole.data, record: value as ImportRecord }
  const part = partOfLot.safeParse(value)
  if (part.success)
    return {
      line,
      externalId: part.data.externalId,
      record: value as ImportRecord,
      errors: fieldErrors(whole.error),
    }
  const key = z.object({ externalId: z.string().max(lotLimits.externalId) }).safeParse(value)
  const externalId = key.success ? key.data.externalId : null
  return { line, externalId, result: 'rejected', errors: fieldErrors(part.error) }
}

const sentLot = z.looseObject({ photos: z.array(z.unknown()).optional(), lines: z.array(z.unknown()).optional() })
const numberedLine = z.looseObject({ no: z.int() })
const unnamedPhoto = z.looseObject({ url: z.string().includes('/pictures/'), name: z.undefined().optional() })

/** Strips derived fields of our own answers and names the photos at our addresses, so that an answer can be sent back. */
function withoutDerived(value: unknown): unknown {
  const sent = sentLot.safeParse(value)
  if (!sent.success) return value
  const { kind, photos, lines, ...rest } = sent.data
  const isKind = kind === undefined || kind === 'stocklot' || kind === 'food'
  return {
    ...rest,
    ...(!isKind && { kind }),
    ...(photos && { photos: photos.map(namedPhoto) }),
    ...(lines && { lines: lines.map(unnumberedLine) }),
  }
}

function namedPhoto(photo: unknown): unknown {
  const { data } = unnamedPhoto.safeParse(photo)
  return data ? { ...data, name: data.url.slice(data.url.lastIndexOf('/') + 1) } : photo
}

function unnumberedLine(line: unknown): unknown {
  const { data } = numberedLine.safeParse(line)
  if (!data) return line
  const { no: _no, ...rest } = data
  return rest
}

/**
 * Imports lots in batches, as a pipeline: parse, write and index run in parallel, and memory holds only keys and the current batches.
 * Duplicate keys are rejected, unless the first one was in an earlier batch. Yielded results are stored and indexed; an error in reading
 * or in the database ends the import after them.
 * @param writer omitted for a program
 * @returns results in input order
 */
export async function* importLots(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  records: Iterable<JsonRecord> | AsyncIterable<JsonRecord>,
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

async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const begin = () => {
    const item = items.next()
    // Marks the rejection as handled; it is rethrown where the item is awaited.
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
    // Do not wait for a pending read, which may block on the client.
    items.return(undefined).catch(() => undefined)
  }
}

async function* batchesOf(
  records: Iterable<JsonRecord> | AsyncIterable<JsonRecord>,
): AsyncGenerator<(ParsedRecord | PartialRecord)[]> {
  let batch: (ParsedRecord | PartialRecord)[] = []
  let lines = 0
  let most: number = BATCH.first
  const keys = new KeyLines()
  const ready = () => batch.map((checked) => rejectDuplicateKey(checked, keys))
  for await (const record of records) {
    const checked = checkPart(record)
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
  batches: AsyncGenerator<(ParsedRecord | PartialRecord)[]>,
  writer: LotWriter | undefined,
): AsyncGenerator<ImportResult[]> {
  for await (const batch of batches) yield await writeBatch(services, batch, writer)
}

async function writeBatch(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  parts: readonly (ParsedRecord | PartialRecord)[],
  writer: LotWriter | undefined,
): Promise<ImportResult[]> {
  const batch = await completeParts(services, parts)
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

/** Completes partial records from existing lots. They are merged again after locking. */
async function completeParts(
  services: Pick<Services, 'db' | 'config'>,
  batch: readonly (ParsedRecord | PartialRecord)[],
): Promise<ParsedRecord[]> {
  const keys = batch.flatMap((one) => ('errors' in one && 'record' in one ? one.externalId : []))
  const ids = await findLotIdsByExternalId(services, keys)
  const found = await findLotsToEdit(services, [...ids.values()])
  const lots = new Map(found.map(({ written }) => [written.lot.externalId, written.lot]))
  return batch.map((one) => {
    if (!('errors' in one && 'record' in one)) return one
    const { line, externalId, record, errors } = one
    const lot = lots.get(externalId)
    if (!lot) return { line, externalId, result: 'rejected', errors }
    try {
      return { line, lot: { ...mergeImport(lot, record, new Set()).lot, externalId }, record }
    } catch (fault) {
      if (!(fault instanceof InvalidInput)) throw fault
      return { line, externalId, result: 'rejected', errors: fault.errors }
    }
  })
}

/** Indexes lots written with `later`, except drafts and those locked by a writer, who indexes them too. */
export async function indexLots({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.execute(sql`select index_waiting_lots(${sql.param(ids)}::uuid[])`)
}

/** `indexLots` for lots that crashed processes left unindexed. */
export async function indexWaitingLots({ db }: Pick<Services, 'db'>, signal?: AbortSignal): Promise<void> {
  for (let more = true; more && !signal?.aborted; ) {
    const { rows } = await db.execute<{ more: boolean }>(sql`select index_waiting_lots(null) as more`)
    more = rows[0]?.more === true
  }
}

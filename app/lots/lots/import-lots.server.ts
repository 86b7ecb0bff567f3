import { z } from 'zod'
import { type FieldErrors, InvalidInput } from '../../platform/base/errors'
import { fieldErrors } from '../../platform/base/parse-input'
import { lineInput } from '../../platform/base/text-input'
import type { JsonRecord } from '../../platform/services/json-records.server'
import type { Services } from '../../platform/services/services.server'
import { findLotsByKey, findLotsToEdit } from './find-lots-to-edit.server'
import { indexLots } from './index-lots.server'
import { KeyLines, refuseSameKey } from './key-lines'
import { checkLot, type LotInput, lotLimits, lotShape } from './lot-schema'
import { type ImportRecord, type KeptField, mergeImport } from './merge-import.server'
import { type LotWriter, writeLots } from './write-lots.server'

/** A lot of an import: its own key is required, since the same import may be run again. */
const importedLot = z.strictObject({ ...lotShape, externalId: lineInput(lotLimits.externalId) }).superRefine(checkLot)

/** What an import may say of a lot that is there: as much as it wants to change. */
const partOfLot = z
  .strictObject(lotShape)
  .partial()
  .extend({ externalId: lineInput(lotLimits.externalId) })

/** What became of one record. `line` counts lines, or elements of an array, from 1. */
export type ImportResult =
  | {
      readonly line: number
      readonly externalId: string
      readonly result: 'created' | 'updated' | 'unchanged'
      readonly id: string
      readonly reference: string
      readonly kept?: readonly KeptField[]
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
  | {
      readonly line: number
      readonly lot: LotInput & { readonly externalId: string }
      readonly record: ImportRecord
    }
  | (ImportResult & { readonly result: 'rejected' })

/** A record that is a lot only together with the one that is there. */
export interface Part {
  readonly line: number
  readonly externalId: string
  readonly record: ImportRecord
  /** What is wrong with it as a lot of its own. */
  readonly errors: FieldErrors
}

/** Checks one record as a whole lot, without looking at what is there. */
export function checkRecord(record: JsonRecord): Checked {
  const checked = checkPart(record)
  if (!('record' in checked) || 'lot' in checked) return checked
  const { line, externalId, errors } = checked
  return { line, externalId, result: 'rejected', errors }
}

function checkPart(record: JsonRecord): Checked | Part {
  const { line } = record
  if ('fault' in record) return { line, externalId: null, result: 'rejected', errors: { '': [record.fault] } }
  const value = withoutDerived(record.value)
  const whole = importedLot.safeParse(value)
  // A strict schema has taken it, so it is an object.
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

/**
 * A record without what follows from the rest of it, as our own answers say it: a lot's kind, and the numbers of its lines. Photos that
 * are named by the address of our own answers, which has no file's name, get one.
 */
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

async function* batchesOf(records: AsyncIterable<JsonRecord>): AsyncGenerator<(Checked | Part)[]> {
  let batch: (Checked | Part)[] = []
  let lines = 0
  let most: number = BATCH.first
  const keys = new KeyLines()
  const ready = () => batch.map((checked) => refuseSameKey(checked, keys))
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
  batches: AsyncGenerator<(Checked | Part)[]>,
  writer: LotWriter | undefined,
): AsyncGenerator<ImportResult[]> {
  for await (const batch of batches) yield await writeBatch(services, batch, writer)
}

async function writeBatch(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  parts: readonly (Checked | Part)[],
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

/** Completes records that are part of a lot by the one that is there. They are merged once more when it is locked. */
async function completeParts(
  services: Pick<Services, 'db' | 'config'>,
  batch: readonly (Checked | Part)[],
): Promise<Checked[]> {
  const keys = batch.flatMap((one) => ('errors' in one && 'record' in one ? one.externalId : []))
  const ids = await findLotsByKey(services, keys)
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

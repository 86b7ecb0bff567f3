import { randomUUIDv7 } from 'node:crypto'
import { getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { findFilesOfPictures } from '../../files/pictures/find-pictures.server'
import { type FieldErrors, InvalidInput } from '../../platform/base/errors'
import { calendarDay } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import { insertRows } from '../../platform/database/insert-rows.server'
import { nextReferences } from '../../platform/database/reference.server'
import { isLanguage } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { openStatuses } from '../facts/trade-terms'
import { findLotsToEdit } from './find-lots-to-edit.server'
import { claimLotFiles, findFilesOfLots, type LotFileRows } from './lot-files.server'
import { digestOf, type LotToWrite, lineRows, lotRow, privateRow, textRows } from './lot-rows.server'
import { lotDocuments, lotEvents, lotLines, lotPhotos, lotPrivates, lots, lotTexts } from './lots.table.server'
import { findEditedFields, type KeptField, mergeImport, pictureKeys, withStoredPhotos } from './merge-import.server'

type WriteServices = Pick<Services, 'db' | 'config' | 'now'>

/** What became of a lot that was to be written. The keys in `errors` are fields, the values message keys. */
export type LotWritten =
  | {
      readonly result: 'created' | 'updated' | 'unchanged'
      readonly id: string
      readonly reference: string
      /** Fields that an import would have changed, and that stay as they are. */
      readonly kept?: readonly KeptField[]
    }
  | { readonly result: 'rejected'; readonly errors: FieldErrors }

/** Who writes lots. Without an id: a program, or time. */
export interface LotWriter {
  /** What one click does to several lots. */
  readonly actionId: string
  readonly id: string | null
  readonly name: string
  /** Called in the transaction that writes lots, before it does, with the versions that they will have. */
  readonly before?: (tx: Transaction, lots: readonly VersionToWrite[]) => Promise<void>
}

/** A lot that is about to be written. */
export interface VersionToWrite {
  readonly id: string
  readonly version: number
  readonly replaces: boolean
}

/** Any number that is ours: writers of lots take turns, so that nothing is numbered twice and nobody waits in a circle. */
const LOCK = 7_262_027

/** When lots that come into the catalogue are found: once they are written, or after `indexLots`. Others are found at once. */
type Found = 'at once' | 'later'

/**
 * Writes lots, each whole or not at all: new ones, and those whose `externalId` is there, which are replaced; the same again
 * changes nothing. They go in by one transaction; when the database or a file of one of them refuses, each half goes by its own.
 * @returns what became of each, in their order. Of two with the same `externalId` the later one stays.
 */
export async function writeLots(
  services: WriteServices,
  written: readonly LotToWrite[],
  writer: LotWriter = { actionId: randomUUIDv7(), id: null, name: '' },
  found: Found = 'at once',
): Promise<LotWritten[]> {
  const inHalves = async () => {
    const middle = Math.ceil(written.length / 2)
    const first = await writeLots(services, written.slice(0, middle), writer, found)
    return [...first, ...(await writeLots(services, written.slice(middle), writer, found))]
  }
  if (namesOneTwice(written)) return inHalves()
  try {
    return await services.db.transaction(async (tx) => {
      if (found === 'later') await tx.execute(sql`select set_config('stocklot.found_later', 'on', true)`)
      return storeLots(tx, services, written, writer)
    })
  } catch (fault) {
    const errors = rejection(fault)
    if (!errors) throw fault
    return written.length === 1 ? [{ result: 'rejected', errors }] : inHalves()
  }
}

function namesOneTwice(written: readonly LotToWrite[]): boolean {
  const ids = written.flatMap(({ lot }) => lot.externalId ?? [])
  return new Set(ids).size < ids.length
}

/** Has writers of lots take turns until the transaction ends. */
export async function takeTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/**
 * `writeLots` within a transaction, for whoever stores something else with the lots: all of them or none.
 * @throws {unknown} what `rejection` may know
 */
export async function storeLots(
  tx: Transaction,
  services: WriteServices,
  written: readonly LotToWrite[],
  writer: LotWriter,
): Promise<Exclude<LotWritten, { result: 'rejected' }>[]> {
  await takeTurn(tx)
  const now = services.now()
  const { languages, company } = services.config.site
  const defaultLanguage = isLanguage(languages[0]) ? languages[0] : 'en'
  const today = calendarDay(now, company.timeZone)
  const known = await findKnown(tx, written)
  const fresh = written.filter((one) => !known(one)).length
  const references = await nextReferences(tx, 'L', fresh, now, company.timeZone)
  const merges = await mergeRecords(tx, services, written, known)
  const results: Exclude<LotWritten, { result: 'rejected' }>[] = []
  const changes: Change[] = []
  for (const given of written) {
    const digest = digestOf(given)
    const before = known(given)
    const merge = merges.get(given)
    const kept = merge && merge.kept.length > 0 ? { kept: merge.kept } : {}
    const isSame = before?.contentDigest === digest && given.id === undefined
    // A caller that names the lot itself has compared: time may have changed it since the same was written last.
    if (before && (isSame || merge?.isChanged === false)) {
      results.push({ result: 'unchanged', id: before.id, reference: before.reference, ...kept })
      continue
    }
    const one = merge ? { ...given, ...merge.rest, lot: merge.lot } : given
    checkDays(one, today)
    const identity = before ?? { id: randomUUIDv7(), reference: references.shift() ?? '', createdAt: now, version: 0 }
    const { id, reference, createdAt } = identity
    const version = identity.version + 1
    const row = lotRow(one, { id, reference, createdAt, version }, { digest, now, defaultLanguage })
    changes.push({ written: one, row, replaces: before !== undefined })
    results.push({ result: before ? 'updated' : 'created', id, reference, ...kept })
  }
  await writer.before?.(
    tx,
    changes.map(({ row: { id, version }, replaces }) => ({ id, version, replaces })),
  )
  await storeChanges(tx, services, changes)
  await insertRows(
    tx,
    lotEvents,
    changes.flatMap((change) => (change.written.demo && !change.written.event ? [] : eventOf(change, writer, now))),
  )
  return results
}

/** Merges the records of imports into the lots that are there, where they are not those that were written last. */
async function mergeRecords(
  tx: Transaction,
  services: WriteServices,
  written: readonly LotToWrite[],
  known: (one: LotToWrite) => Known | undefined,
) {
  const merges = new Map<LotToWrite, ReturnType<typeof mergeImport> & { rest: Pick<LotToWrite, 'plates' | 'demo'> }>()
  const records = written.flatMap((one) => {
    const before = one.record && known(one)
    return one.record && before && before.contentDigest !== digestOf(one) ? [{ one, record: one.record, before }] : []
  })
  if (records.length === 0) return merges
  const { publicUrl } = services.config
  const ids = records.map(({ before }) => before.id)
  const current = new Map((await findLotsToEdit(services, ids, tx)).map((lot) => [lot.id, lot.written]))
  const edited = await findEditedFields(tx, ids)
  const fileOf = await findFilesOfPictures(
    tx,
    records.flatMap(({ record }) => pictureKeys(record, publicUrl)),
  )
  for (const { one, record, before } of records) {
    const found = current.get(before.id)
    if (!found) continue
    const { lot, plates, demo } = found
    const resolved = withStoredPhotos(record, lot, publicUrl, fileOf)
    const merge = mergeImport(lot, resolved, edited.get(before.id) ?? new Set())
    merges.set(one, { ...merge, rest: { ...(plates && { plates }), ...(demo && { demo }) } })
  }
  return merges
}

/** What is written down of a change. */
function eventOf({ written, row, replaces }: Change, writer: LotWriter, now: Date): typeof lotEvents.$inferSelect {
  const { kind, was, became } = written.event ?? { kind: replaces ? 'imported' : 'created', was: {}, became: {} }
  return {
    id: randomUUIDv7(),
    lotId: row.id,
    actionId: writer.actionId,
    kind,
    whoId: writer.id,
    who: writer.name,
    was,
    became,
    version: row.version,
    createdAt: now,
  }
}

interface Change {
  readonly written: LotToWrite
  readonly row: typeof lots.$inferSelect
  readonly replaces: boolean
}

type Known = Pick<typeof lots.$inferSelect, 'id' | 'reference' | 'contentDigest' | 'createdAt' | 'version'>

/** Looks up what is there of lots that are to be written. */
async function findKnown(
  tx: Transaction,
  written: readonly LotToWrite[],
): Promise<(one: LotToWrite) => Known | undefined> {
  const named = written.flatMap((one) => one.id ?? [])
  const keys = written.flatMap(({ id, lot }) => (id === undefined ? (lot.externalId ?? []) : []))
  if (named.length + keys.length === 0) return () => undefined
  const { id, reference, contentDigest, createdAt, externalId, version } = lots
  const rows = await tx
    .select({ id, reference, contentDigest, createdAt, externalId, version })
    .from(lots)
    .where(or(inArray(id, named), inArray(externalId, keys)))
    .for('update')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byKey = new Map(rows.map((row) => [row.externalId, row]))
  return (one) =>
    one.id === undefined
      ? one.lot.externalId === undefined
        ? undefined
        : byKey.get(one.lot.externalId)
      : byId.get(one.id)
}

/** All that is written about lots goes through here: what else follows from them, such as their words for the search, does too. */
async function storeChanges(tx: Transaction, services: WriteServices, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const replaced = changes.filter(({ replaces }) => replaces).map(({ row }) => row.id)
  const had = await findFilesOfLots(tx, replaced)
  for (const table of replaced.length > 0 ? [lotTexts, lotLines, lotPhotos, lotDocuments, lotPrivates] : []) {
    await tx.delete(table).where(inArray(table.lotId, replaced))
  }
  const rows = changes.map(({ row }) => row)
  await insertRows(tx, lots, rows, replaced.length > 0 ? { on: 'id', set: replacedColumns } : undefined)
  const files: LotFileRows[] = []
  for (const { written, row } of changes)
    files.push(await claimLotFiles(tx, services, written, row.id, had.get(row.id)))
  await insertRows(
    tx,
    lotTexts,
    changes.flatMap(({ written, row }) => textRows(written.lot, row.id)),
  )
  await insertRows(
    tx,
    lotLines,
    changes.flatMap(({ written, row }) => lineRows(written.lot, row.id)),
  )
  await insertRows(
    tx,
    lotPrivates,
    changes.map(({ written, row }) => privateRow(written.lot, row.id)),
  )
  await insertRows(
    tx,
    lotPhotos,
    files.flatMap(({ photos }) => photos),
  )
  await insertRows(
    tx,
    lotDocuments,
    files.flatMap(({ documents }) => documents),
  )
}

/** What a lot that is there takes of its new row: all but when it came, was first listed and got its state. */
const replacedColumns = sql.join(
  Object.entries(getTableColumns(lots)).flatMap(([key, { name }]) => {
    const column = sql.identifier(name)
    if (key === 'id' || key === 'reference' || key === 'createdAt') return []
    if (key === 'listedAt') return [sql`listed_at = coalesce(lots.listed_at, excluded.listed_at)`]
    if (key === 'statusSince')
      return [
        sql`status_since = case when lots.status = excluded.status then lots.status_since else excluded.status_since end`,
      ]
    return [sql`${column} = excluded.${column}`]
  }),
  sql`, `,
)

/** @throws {InvalidInput} when what is for sale may be sold no more, or is reserved until a day that is over */
function checkDays({ lot }: LotToWrite, today: string): void {
  const open = openStatuses.some((status) => status === lot.status)
  if (open && lot.dates?.type === 'use_by' && lot.dates.min < today)
    throw new InvalidInput({ 'dates.min': ['validation.past_day'] })
  if (lot.optionUntil && lot.optionUntil < today) throw new InvalidInput({ optionUntil: ['validation.past_day'] })
}

const fieldOfConstraint: Readonly<Record<string, string>> = {
  lot_privates_supplier_offer_id_fkey: 'private.supplierOfferId',
  lots_external_id_key: 'externalId',
}

/** Why a lot cannot be stored; null for faults that are not its own. */
export function rejection(fault: unknown): FieldErrors | null {
  if (fault instanceof InvalidInput) return fault.errors
  for (let cause = fault; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || !/^2[23]/.test(String(cause.code))) continue
    const field = 'constraint' in cause ? fieldOfConstraint[String(cause.constraint)] : undefined
    return { [field ?? '']: ['validation.invalid'] }
  }
  return null
}

import { randomUUIDv7 } from 'node:crypto'
import { getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { findFilesOfPictures } from '../../files/pictures/find-pictures.server'
import { type FieldErrors, InvalidInput } from '../../platform/base/errors'
import { calendarDay } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import { insertRows } from '../../platform/database/insert-rows.server'
import { nextReferences } from '../../platform/database/reference.server'
import { defaultLanguage } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { isOpen } from '../facts/trade-terms'
import { findLotsToEdit } from './find-lots-to-edit.server'
import { claimLotFiles, findFilesOfLots, type LotFileRows } from './lot-files.server'
import { rejection } from './lot-rejection.server'
import { digestOf, type LotToWrite, lineRows, lotRow, privateRow, textRows } from './lot-rows.server'
import { lotDocuments, lotEvents, lotLines, lotPhotos, lotPrivates, lots, lotTexts } from './lots.table.server'
import { findEditedFields, type KeptField, mergeImport, pictureKeys, withStoredPhotos } from './merge-import.server'
import { auditLot, eventRow } from './record-lot-events.server'

type WriteServices = Pick<Services, 'db' | 'config' | 'now'>

export interface LotWritten {
  readonly result: 'created' | 'updated' | 'unchanged'
  readonly id: string
  readonly reference: string
  readonly kept?: readonly KeptField[]
}

/** Result of a write. `errors` maps fields to message keys. */
export type LotWriteResult = LotWritten | { readonly result: 'rejected'; readonly errors: FieldErrors }

/** Author of a write; without an id a program or a schedule. */
export interface LotWriter {
  readonly actionId: string
  readonly id: string | null
  readonly name: string
  /** Network address, for the audit trail. */
  readonly network?: string | null
  /** Hook in the transaction before lots are written, with their next versions. */
  readonly before?: (tx: Transaction, lots: readonly VersionToWrite[]) => Promise<void>
}

export interface VersionToWrite {
  readonly id: string
  readonly version: number
  readonly replaces: boolean
}

/** Arbitrary advisory lock key. Writers are serialized, so references are unique and deadlocks impossible. */
const LOCK = 7_262_027

/** When new lots are indexed: in the transaction, or later by `indexLots`. Existing ones are always indexed at once. */
type Found = 'at once' | 'later'

/**
 * Creates or replaces lots by `externalId`, each atomically; identical input changes nothing. All go in one transaction, which is
 * bisected when the database or a file rejects one of them.
 * @returns results in input order. Of two lots with the same `externalId` the later wins.
 */
export async function writeLots(
  services: WriteServices,
  written: readonly LotToWrite[],
  writer: LotWriter = { actionId: randomUUIDv7(), id: null, name: '' },
  found: Found = 'at once',
): Promise<LotWriteResult[]> {
  const inHalves = async () => {
    const middle = Math.ceil(written.length / 2)
    const first = await writeLots(services, written.slice(0, middle), writer, found)
    return [...first, ...(await writeLots(services, written.slice(middle), writer, found))]
  }
  if (namesOneTwice(written)) return inHalves()
  try {
    return await services.db.transaction(async (tx) => {
      if (found === 'later') await tx.execute(sql`select set_config('stocklot.found_later', 'on', true)`)
      return writeLotsInTransaction(tx, services, written, writer)
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

/** Serializes writers of lots until the transaction ends. */
export async function acquireLotLock(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** `writeLots` within the caller's transaction: all or none. @throws {unknown} errors for `rejection` */
export async function writeLotsInTransaction(
  tx: Transaction,
  services: WriteServices,
  written: readonly LotToWrite[],
  writer: LotWriter,
): Promise<LotWritten[]> {
  await acquireLotLock(tx)
  const now = services.now()
  const { site } = services.config
  const today = calendarDay(now, site.company.timeZone)
  const known = await findKnown(tx, written)
  const fresh = written.filter((one) => !known(one)).length
  const references = await nextReferences(tx, 'L', fresh, now, site.company.timeZone)
  const merges = await mergeRecords(tx, services, written, known)
  const results: LotWritten[] = []
  const changes: Change[] = []
  for (const given of written) {
    const digest = digestOf(given)
    const before = known(given)
    const merge = merges.get(given)
    const kept = merge && merge.kept.length > 0 ? { kept: merge.kept } : {}
    const isSame = before?.contentDigest === digest && given.id === undefined
    // Lots given by id skip the digest check: a schedule may have changed them since.
    if (before && (isSame || merge?.isChanged === false)) {
      results.push({ result: 'unchanged', id: before.id, reference: before.reference, ...kept })
      continue
    }
    const one = merge ? { ...given, ...merge.rest, lot: merge.lot } : given
    checkDays(one, today)
    const identity = before ?? { id: randomUUIDv7(), reference: references.shift() ?? '', createdAt: now, version: 0 }
    const { id, reference, createdAt } = identity
    const version = identity.version + 1
    const row = lotRow(
      one,
      { id, reference, createdAt, version },
      { digest, now, defaultLanguage: defaultLanguage(site) },
    )
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
    changes.flatMap(({ written: { demo, event }, row, replaces }) =>
      demo && !event ? [] : eventRow(row, event ?? { kind: replaces ? 'imported' : 'created' }, writer, now),
    ),
  )
  for (const { written: one, row } of changes) await auditLot(tx, one, row, writer, now)
  return results
}

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

interface Change {
  readonly written: LotToWrite
  readonly row: typeof lots.$inferSelect
  readonly replaces: boolean
}

type Known = Pick<typeof lots.$inferSelect, 'id' | 'reference' | 'contentDigest' | 'createdAt' | 'version'>

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

/** The only place that writes lots; also maintains derived data such as search words. */
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

/** Columns that a replacement updates: all but creation, first listing and status time. */
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

/** @throws {InvalidInput} a lot on sale has passed its use-by date, or its reservation is over */
function checkDays({ lot }: LotToWrite, today: string): void {
  if (isOpen(lot.status) && lot.dates?.type === 'use_by' && lot.dates.min < today)
    throw new InvalidInput({ 'dates.min': ['validation.past_day'] })
  if (lot.optionUntil && lot.optionUntil < today) throw new InvalidInput({ optionUntil: ['validation.past_day'] })
}

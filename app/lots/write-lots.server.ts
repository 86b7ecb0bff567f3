import { randomUUIDv7 } from 'node:crypto'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { isLanguage } from '../i18n/languages'
import type { Transaction } from '../platform/database.server'
import { type FieldErrors, InvalidInput } from '../platform/errors'
import { insertRows } from '../platform/insert-rows.server'
import { nextReferences } from '../platform/reference.server'
import type { Services } from '../platform/services.server'
import { calendarDay } from '../platform/working-days'
import { claimLotFiles, findFilesOfLots, type LotFileRows } from './lot-files.server'
import { digestOf, type LotToWrite, lineRows, lotRow, privateRow, textRows } from './lot-rows.server'
import { lotDocuments, lotLines, lotPhotos, lotPrivates, lots, lotTexts } from './lots.table.server'
import { openStatuses } from './trade-terms'

type WriteServices = Pick<Services, 'db' | 'config' | 'now'>

/** What became of a lot that was to be written. The keys in `errors` are fields, the values message keys. */
export type LotWritten =
  | { readonly result: 'created' | 'updated' | 'unchanged'; readonly id: string; readonly reference: string }
  | { readonly result: 'rejected'; readonly errors: FieldErrors }

/** Any number that is ours: writers of lots take turns, so that nothing is numbered twice and nobody waits in a circle. */
const LOCK = 7_262_027

/**
 * Writes lots, each whole or not at all: new ones, and those whose `externalId` is there, which are replaced; the same again
 * changes nothing. They go in by one transaction; when the database or a file of one of them refuses, each goes by its own.
 * @returns what became of each, in their order. Of two with the same `externalId` the later one stays.
 */
export async function writeLots(services: WriteServices, written: readonly LotToWrite[]): Promise<LotWritten[]> {
  if (namesOneTwice(written)) return writeOneByOne(services, written)
  try {
    return await services.db.transaction((tx) => storeLots(tx, services, written))
  } catch (fault) {
    const errors = rejection(fault)
    if (!errors) throw fault
    return written.length === 1 ? [{ result: 'rejected', errors }] : writeOneByOne(services, written)
  }
}

function namesOneTwice(written: readonly LotToWrite[]): boolean {
  const ids = written.flatMap(({ lot }) => lot.externalId ?? [])
  return new Set(ids).size < ids.length
}

async function writeOneByOne(services: WriteServices, written: readonly LotToWrite[]): Promise<LotWritten[]> {
  const results: LotWritten[] = []
  for (const one of written) results.push(...(await writeLots(services, [one])))
  return results
}

async function storeLots(
  tx: Transaction,
  services: WriteServices,
  written: readonly LotToWrite[],
): Promise<LotWritten[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const now = services.now()
  const { languages, company } = services.config.site
  const defaultLanguage = isLanguage(languages[0]) ? languages[0] : 'en'
  const today = calendarDay(now, company.timeZone)
  const known = await findKnown(tx, written)
  const fresh = written.filter(({ lot }) => lot.externalId === undefined || !known.has(lot.externalId)).length
  const references = await nextReferences(tx, 'L', fresh, now, company.timeZone)
  const results: LotWritten[] = []
  const changes: Change[] = []
  for (const one of written) {
    const { externalId } = one.lot
    const digest = digestOf(one)
    const before = externalId === undefined ? undefined : known.get(externalId)
    if (before?.contentDigest === digest) {
      results.push({ result: 'unchanged', id: before.id, reference: before.reference })
      continue
    }
    checkDays(one, today)
    const identity = before ?? { id: randomUUIDv7(), reference: references.shift() ?? '', createdAt: now }
    const { id, reference, createdAt } = identity
    const row = lotRow(one, { id, reference, createdAt }, { digest, now, defaultLanguage })
    changes.push({ written: one, row, replaces: before !== undefined })
    results.push({ result: before ? 'updated' : 'created', id, reference })
  }
  await storeChanges(tx, services, changes)
  return results
}

interface Change {
  readonly written: LotToWrite
  readonly row: typeof lots.$inferSelect
  readonly replaces: boolean
}

type Known = Pick<typeof lots.$inferSelect, 'id' | 'reference' | 'contentDigest' | 'createdAt'>

async function findKnown(tx: Transaction, written: readonly LotToWrite[]): Promise<Map<string, Known>> {
  const ids = written.flatMap(({ lot }) => lot.externalId ?? [])
  if (ids.length === 0) return new Map()
  const { id, reference, contentDigest, createdAt, externalId } = lots
  const rows = await tx
    .select({ id, reference, contentDigest, createdAt, externalId })
    .from(lots)
    .where(inArray(externalId, ids))
    .for('update')
  return new Map(rows.map((row) => [row.externalId ?? '', row]))
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

/** Why a lot cannot be stored; null for faults that are not its own. */
function rejection(fault: unknown): FieldErrors | null {
  if (fault instanceof InvalidInput) return fault.errors
  for (let cause = fault; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || !/^2[23]/.test(String(cause.code))) continue
    const offer = 'constraint' in cause && cause.constraint === 'lot_privates_supplier_offer_id_fkey'
    return { [offer ? 'private.supplierOfferId' : '']: ['validation.invalid'] }
  }
  return null
}

import { setImmediate } from 'node:timers/promises'
import { readFile } from '../../files/transfers/read-file.server'
import { checkRecord, type ImportResult } from '../../lots/import/import-lots.server'
import { KeyLines, rejectDuplicateKey } from '../../lots/import/key-lines'
import { fieldsOfColumn } from '../../lots/spreadsheets/lot-of-row.server'
import { type LotSheet, readLotSheet } from '../../lots/spreadsheets/read-sheet.server'
import type { ChosenColumns, SheetField } from '../../lots/spreadsheets/sheet-columns'
import type { Language } from '../../platform/i18n/languages'
import type { JsonRecord } from '../../platform/services/json-records.server'
import type { Services } from '../../platform/services/services.server'
import { digestOfLeaks } from '../guard/check-publish.server'
import { findSuppliersByKey, leaksOfInput } from '../guard/leaks-of-input.server'
import type { LeakKind } from '../leaks/find-leaks'

type CheckServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

export const MAX_PROBLEMS = 200
/** Rows checked before yielding to the event loop. */
const ROWS_AT_ONCE = 200

export interface RowProblem {
  /** 1-based, as in spreadsheets. */
  readonly row: number
  readonly externalId: string | null
  readonly faults: readonly {
    /** Heading and cell text; empty if the problem concerns the row. */
    readonly heading: string
    readonly written: string
    readonly key: string
    readonly field?: SheetField | undefined
    readonly rows?: readonly number[] | undefined
  }[]
}

interface RowLeak {
  readonly row: number
  readonly externalId: string | null
  readonly heading: string
  readonly kind: LeakKind
  readonly found: string
}

type Refused = Extract<ImportResult, { result: 'rejected' }>

/** Checks a lot sheet with the reader of `npm run lots -- import`. Writes nothing. @returns null if no row has known headings */
export async function checkSheet(
  services: CheckServices,
  { id, name, columns = {} }: { readonly id: string; readonly name: string; readonly columns?: ChosenColumns },
  language: Language,
) {
  const { bytes } = await readFile(services, id)
  const sheet = await readLotSheet({ name, bytes }, language, columns).catch(() => null)
  if (!sheet) return null
  const valid: JsonRecord[] = []
  const refused: RowProblem[] = []
  const leaks: RowLeak[] = []
  const suppliers = await suppliersOf(services, sheet)
  const keys = new KeyLines()
  for (const [place, record] of sheet.records.entries()) {
    if (place % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
    keys.add(checkRecord(record))
  }
  for (const [place, record] of sheet.records.entries()) {
    if (place % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
    const checked = rejectDuplicateKey(checkRecord(record), keys)
    if ('lot' in checked) {
      valid.push(record)
      leaks.push(...leaksIn(sheet, checked, suppliers))
    } else {
      refused.push(describeProblem(sheet, checked))
    }
  }
  const digest = digestOfLeaks(leaks.map(({ heading, kind, found }) => ({ field: heading, kind, found })))
  return { sheet, valid, refused, leaks, digest }
}

/** A check for the page: the first problems and leaks, and the numbers of all. */
export function presentCheck({ sheet, valid, refused, leaks, digest }: SheetCheck) {
  return {
    valid: valid.length,
    rejected: refused.length,
    problems: refused.slice(0, MAX_PROBLEMS),
    leaking: leaks.length,
    leaks: leaks.slice(0, MAX_PROBLEMS),
    digest,
    columns: sheet.columns.map(({ heading, field }) => ({ heading, field })),
    ambiguous: sheet.ambiguous.map(({ heading }) => heading),
    unknown: sheet.unknown,
  }
}

type SheetCheck = NonNullable<Awaited<ReturnType<typeof checkSheet>>>

function suppliersOf(services: CheckServices, { records }: LotSheet) {
  const keys = records.flatMap((record) => {
    const value = 'value' in record ? record.value : null
    return typeof value === 'object' && value !== null && 'externalId' in value ? String(value.externalId) : []
  })
  return findSuppliersByKey(services, keys)
}

function leaksIn(
  sheet: LotSheet,
  { line, lot }: Extract<ReturnType<typeof checkRecord>, { lot: unknown }>,
  suppliers: Awaited<ReturnType<typeof findSuppliersByKey>>,
): RowLeak[] {
  const externalId = lot.externalId ?? null
  return leaksOfInput(lot, suppliers.get(externalId ?? '')).map(({ field, kind, found }) => ({
    ...{ row: line, externalId, kind, found },
    heading: columnOfField(sheet, field)?.heading ?? field,
  }))
}

/** Column of a field: `texts.de.title` maps to the German titles, or to the only title column. */
export function columnOfField({ columns }: LotSheet, path: string): LotSheet['columns'][number] | undefined {
  const [, language, part] = /^texts\.([a-z]{2})\.(title|description)$/.exec(path) ?? []
  if (part === undefined) return columns.find(({ field }) => touches(fieldsOfColumn[field], path))
  const ofPart = columns.filter(({ field }) => field === part)
  return ofPart.find((column) => column.language === language) ?? ofPart[0]
}

export function describeProblem(sheet: LotSheet, { line: row, externalId, errors, sameKey }: Refused): RowProblem {
  return {
    row,
    externalId,
    faults: Object.entries(errors).flatMap(([field, keys]) =>
      keys.map((key) => {
        const column = sheet.columns.find((one) => touches(fieldsOfColumn[one.field], field))
        return {
          heading: column?.heading ?? field,
          written: column ? sheet.cell(row, column).slice(0, 200) : '',
          key,
          field: column?.field,
          rows: key === 'validation.same_key' ? sameKey : undefined,
        }
      }),
    ),
  }
}

/** Whether a column and a field of a lot are the same, or one is part of the other. */
export function touches(ofColumn: string, field: string): boolean {
  return field === ofColumn || field.startsWith(`${ofColumn}.`) || ofColumn.startsWith(`${field}.`)
}

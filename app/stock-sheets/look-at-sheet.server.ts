import { readFile } from '../files/read-file.server'
import type { Language } from '../i18n/languages'
import { fieldsOfColumn } from '../lot-sheets/lot-of-row.server'
import { type LotSheet, readLotSheet } from '../lot-sheets/read-sheet.server'
import { checkRecord } from '../lots/import-lots.server'
import type { FieldErrors } from '../platform/errors'
import type { JsonRecord } from '../platform/json-records.server'
import type { Services } from '../platform/services.server'

type LookServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

/** Rows with problems that are shown; the rest is only counted. */
export const MOST_PROBLEMS = 200

/** What keeps a row from becoming a lot. */
export interface RowProblem {
  /** As spreadsheets number rows. */
  readonly row: number
  readonly externalId: string | null
  readonly faults: readonly {
    /** The heading of its column, and what stands there; empty: the row as a whole. */
    readonly heading: string
    readonly written: string
    /** A message key. */
    readonly key: string
  }[]
}

/** What was understood of a list of lots, before anything is written. */
export interface SheetLook {
  readonly good: readonly JsonRecord[]
  readonly bad: number
  readonly problems: readonly RowProblem[]
  readonly columns: readonly { readonly heading: string; readonly field: string }[]
  readonly unclear: readonly string[]
  readonly unknown: readonly string[]
  readonly describe: (row: number, externalId: string | null, errors: FieldErrors) => RowProblem
}

/**
 * Reads an uploaded list of lots, with the same reader as `npm run lots -- import`, and checks each row. Nothing is written.
 * @returns null: no row has headings that are understood
 */
export async function lookAtSheet(
  services: LookServices,
  file: { readonly id: string; readonly name: string },
  language: Language,
): Promise<SheetLook | null> {
  const { bytes } = await readFile(services, file.id)
  const sheet = await readLotSheet({ name: file.name, bytes }, language).catch(() => null)
  if (!sheet) return null
  const good: JsonRecord[] = []
  const problems: RowProblem[] = []
  let bad = 0
  for (const record of sheet.records) {
    const checked = checkRecord(record)
    if ('lot' in checked) good.push(record)
    else {
      bad += 1
      if (problems.length < MOST_PROBLEMS)
        problems.push(describe(sheet, checked.line, checked.externalId, checked.errors))
    }
  }
  return {
    good,
    bad,
    problems,
    columns: sheet.columns.map(({ heading, field }) => ({ heading, field })),
    unclear: sheet.unclear.map(({ heading }) => heading),
    unknown: sheet.unknown,
    describe: (row, externalId, errors) => describe(sheet, row, externalId, errors),
  }
}

function describe(sheet: LotSheet, row: number, externalId: string | null, errors: FieldErrors): RowProblem {
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
        }
      }),
    ),
  }
}

function touches(ofColumn: string, field: string): boolean {
  return field === ofColumn || field.startsWith(`${ofColumn}.`) || ofColumn.startsWith(`${field}.`)
}

import { type Cell, textOf } from '../spreadsheets/sheet-cells.ts'
import { type Sheet, sheetLimits } from '../spreadsheets/xlsx-sheets.server.ts'
import { type FoundHeadings, findHeadings, headingsSignature } from './find-headings.ts'
import { type ListRow, listRows } from './list-rows.ts'
import type { ManifestColumn, UnreadSheet } from './manifest.ts'
import { readManifestHeading } from './manifest-headings.ts'
import { plainLine } from './read-cells.ts'

const LONGEST_NAME = 100

/** The first sheet of a list, as it was read. */
interface FirstSheet {
  readonly sheet: Sheet
  readonly headings: FoundHeadings
  readonly columns: readonly ManifestColumn[]
  readonly rows: readonly ListRow[]
}

/** The rows of other sheets that belong to a list, and the sheets that do not. */
interface MoreSheets {
  readonly rows: readonly ListRow[]
  readonly names: readonly string[]
  /** Sums of quantities that they name. */
  readonly stated: readonly Cell[]
  readonly unread: readonly UnreadSheet[]
}

/** How the reading calls a sheet. */
export function sheetName({ name }: Sheet): string {
  return plainLine(name, LONGEST_NAME)
}

/**
 * Reads the sheets with the same headings as the first: lists are often sent with a sheet per pallet. One that repeats half of what was
 * read already is a copy or an extract and not read, so that nothing is counted twice.
 * @param alone read no further sheets
 */
export function readMoreSheets(others: readonly Sheet[], first: FirstSheet, alone: boolean): MoreSheets {
  const own = headingsSignature(first.headings.texts)
  const known = new Set(first.rows.map(keyOf))
  const rows: ListRow[] = []
  const names: string[] = []
  const stated: Cell[] = []
  const unread: UnreadSheet[] = []
  for (const sheet of others) {
    const name = sheetName(sheet)
    const headings = findHeadings(sheet)
    const isAlike = headings !== null && headingsSignature(headings.texts) === own
    const list = isAlike ? listRows(sheet, headings.row, first.columns) : null
    const copies = list?.rows.filter((row) => known.has(keyOf(row))).length ?? 0
    const fits = first.rows.length + rows.length + (list?.rows.length ?? 0) <= sheetLimits.rows
    if (!list || list.rows.length === 0 || alone || copies * 2 >= list.rows.length || !fits) {
      const { title = '' } = sheet
      const rowsThere = list?.rows.length || filledBelow(sheet, headings?.row ?? 0)
      unread.push({
        name,
        rows: rowsThere,
        ...(headings && hasQuantities(headings) && { isList: true }),
        ...(list && copies * 2 >= list.rows.length && { isCopy: true }),
        ...(title !== '' && { title }),
        ...(sheet.pages && headings && { page: sheet.pages[headings.row - 1] ?? 1 }),
      })
      continue
    }
    for (const row of list.rows) {
      known.add(keyOf(row))
      rows.push({ ...row, sheet: name, currencies: currenciesOf(sheet, first, row) })
    }
    names.push(name)
    stated.push(list.stated)
  }
  return { rows, names, stated, unread: unread.filter((each) => each.rows > 0) }
}

/** Headings of photos, terms or addresses make no list of stock. */
function hasQuantities({ texts }: FoundHeadings): boolean {
  return texts.some((text) => ['quantity', 'cartons'].includes(readManifestHeading(text)?.field ?? ''))
}

function keyOf({ cells }: ListRow): string {
  return JSON.stringify(cells.map(textOf)).toLowerCase()
}

function filledBelow({ rows }: Sheet, headerRow: number): number {
  return rows.slice(headerRow).filter((row) => row.some((cell) => textOf(cell) !== '')).length
}

/** Formats of one sheet say nothing of the amounts in another. */
function currenciesOf({ currency }: Sheet, { sheet, columns }: FirstSheet, row: ListRow): ListRow['currencies'] {
  if (currency === null || currency === sheet.currency) return row.currencies
  return new Map(columns.map(({ place }) => [place, currency]))
}

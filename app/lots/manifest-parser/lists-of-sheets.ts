import { type Cell, textOf } from '../spreadsheets/sheet-cells.ts'
import { type Sheet, sheetLimits } from '../spreadsheets/xlsx-sheets.server.ts'
import { type FoundHeadings, findHeadings, headingScore, headingsSignature, headingText } from './find-headings.ts'
import { type ListRow, listRows } from './list-rows.ts'
import type { ManifestColumn, UnreadSheet } from './manifest.ts'
import { isSizeHeading, readManifestHeading } from './manifest-headings.ts'
import { plainLine } from './read-cells.ts'

/** At least two certain fields, so that a row of articles is not taken for headings. */
export const MIN_SCORE = 4
const MAX_TABLES = 20
const MAX_HEADING_LENGTH = 80
/** Leaves room for the row of headings. */
const MAX_SHEET_NAME_LENGTH = 80
const MAX_TITLE_LENGTH = 200

/** One sheet per list, for lists below each other. Other rows become empty, so rows keep their numbers. Repeated headings continue. */
export function splitTables(sheet: Sheet): Sheet[] {
  const { rows, name } = sheet
  const starts: { headings: number; signature: string }[] = []
  let hasArticles = false
  for (const [at, row] of rows.entries()) {
    const last = starts.at(-1)
    const texts = headingsOf(row)
    if (!texts || headingScore(texts) < MIN_SCORE || !hasFigures(rows, at + 1)) {
      hasArticles ||= row.some((cell) => /\d/.test(textOf(cell)))
      continue
    }
    const signature = headingsSignature(texts)
    // The lower of two header rows belongs to the same table.
    if (last && (last.signature === signature || !hasArticles)) continue
    starts.push({ headings: at, signature })
    hasArticles = false
    if (starts.length > MAX_TABLES) break
  }
  if (starts.length < 2) return [sheet]
  const tops = starts.map(({ headings }, place) => (place === 0 ? 0 : topOf(rows, headings)))
  return starts.map(({ headings }, place) => {
    const [top = 0, end = rows.length] = [tops[place], tops[place + 1]]
    const above = rows.slice(top, headings).flatMap((row) => row.map(textOf).filter(Boolean))
    return {
      ...sheet,
      name: place === 0 ? name : `${plainLine(name, MAX_SHEET_NAME_LENGTH)}!${headings + 1}`,
      title: plainLine(above.at(-1) ?? '', MAX_TITLE_LENGTH),
      preamble: rows.slice(0, starts[0]?.headings),
      rows: rows.map((row, at) => (at >= top && at < end ? row : [])),
    }
  })
}

/** Texts of a row that may be headings; null if it has figures or too few texts. */
function headingsOf(row: readonly Cell[]): string[] | null {
  const filled = row.filter((cell) => cell !== null && cell !== '')
  const may = (cell: Cell) =>
    isSizeHeading(textOf(cell)) ||
    (typeof cell === 'string' && cell.length <= MAX_HEADING_LENGTH && !/^\W*\d/.test(cell))
  return filled.length > 1 && filled.every(may) ? row.map(headingText) : null
}

function hasFigures(rows: readonly (readonly Cell[])[], from: number): boolean {
  for (let at = from; at < Math.min(rows.length, from + 3); at++) {
    const filled = rows[at]?.filter((cell) => textOf(cell) !== '') ?? []
    if (filled.some((cell) => /\d/.test(textOf(cell)))) return true
  }
  return false
}

/** First row of a table, with its title and upper headings. */
function topOf(rows: readonly (readonly Cell[])[], headings: number): number {
  let top = headings
  while (top > 0) {
    const filled = rows[top - 1]?.filter((cell) => textOf(cell) !== '') ?? []
    const isTitle = filled.length < 2 && !filled.some((cell) => typeof cell === 'number')
    if (!isTitle && !(top === headings && filled.every((cell) => typeof cell === 'string' && !/\d/.test(cell)))) break
    top--
  }
  return top
}

const MAX_NAME_LENGTH = 100

interface FirstSheet {
  readonly sheet: Sheet
  readonly headings: FoundHeadings
  readonly columns: readonly ManifestColumn[]
  readonly rows: readonly ListRow[]
}

interface MoreSheets {
  readonly rows: readonly ListRow[]
  readonly names: readonly string[]
  readonly stated: readonly Cell[]
  readonly unread: readonly UnreadSheet[]
}

export function sheetName({ name }: Sheet): string {
  return plainLine(name, MAX_NAME_LENGTH)
}

/** Reads the sheets with the same headings, often one per pallet. One that repeats half of the lines is a copy and is skipped. */
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

/** Whether headings are those of stock, not of photos, terms or addresses. */
function hasQuantities({ texts }: FoundHeadings): boolean {
  return texts.some((text) => ['quantity', 'cartons'].includes(readManifestHeading(text)?.field ?? ''))
}

function keyOf({ cells }: ListRow): string {
  return JSON.stringify(cells.map(textOf)).toLowerCase()
}

function filledBelow({ rows }: Sheet, headerRow: number): number {
  return rows.slice(headerRow).filter((row) => row.some((cell) => textOf(cell) !== '')).length
}

/** The formats of one sheet do not apply to amounts in another. */
function currenciesOf({ currency }: Sheet, { sheet, columns }: FirstSheet, row: ListRow): ListRow['currencies'] {
  if (currency === null || currency === sheet.currency) return row.currencies
  return new Map(columns.map(({ place }) => [place, currency]))
}

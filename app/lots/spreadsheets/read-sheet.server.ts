import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { readSheet as readXlsx } from 'read-excel-file/node'
import type { Language } from '../../platform/i18n/languages'
import type { JsonRecord } from '../../platform/services/json-records.server'
import { csvRows, decodeIn, decodeUnicode } from './csv-rows'
import { lotOfRow } from './lot-of-row.server'
import { type Cell, decimalSignOf, isUnclear, textOf } from './sheet-cells'
import { type NumberedColumn, readHeadings, type SheetColumn, type SheetField } from './sheet-columns'
import { asCell } from './xlsx-sheets.server'

/** Rows above the headings, such as a company's name and the date. */
const MOST_ROWS_ABOVE = 20
/** What makes a row of cells one of headings. */
const FEWEST_HEADINGS = 2

const prices: ReadonlySet<SheetField> = new Set(['price', 'retailPrice', 'costPrice'])

/** A list of lots, one per row. */
export interface LotSheet {
  readonly columns: readonly SheetColumn[]
  /** Columns of prices in which "7.905" may be 7905 or 7.905: no other number says which. */
  readonly unclear: readonly SheetColumn[]
  /** Headings that nobody knows. */
  readonly unknown: readonly string[]
  /** The lots, by the number of their row as spreadsheets show it. */
  readonly records: readonly JsonRecord[]
  /** The row of headings, and each other by its number, as they are. */
  readonly headings: readonly Cell[]
  readonly row: (number: number) => readonly Cell[]
  /** What stands in a column of a row. */
  readonly cell: (row: number, column: SheetColumn) => string
}

/**
 * Reads a list of lots from an XLSX file (its first sheet) or from CSV: with commas, semicolons or tabs, in UTF-8, UTF-16 or, as
 * Excel writes it in Western Europe, Windows-1252.
 * @param file its path, or what is in it
 * @returns null when no row has headings that are understood
 */
export async function readLotSheet(
  file: string | { readonly name: string; readonly bytes: Buffer },
  language: Language,
): Promise<LotSheet | null> {
  const { name, bytes } = typeof file === 'string' ? { name: file, bytes: await readFile(file) } : file
  const rows = extname(name).toLowerCase() === '.xlsx' ? await xlsxRows(bytes) : csvRows(textOfFile(bytes))
  for (const [place, row] of rows.slice(0, MOST_ROWS_ABOVE + 1).entries()) {
    const { columns, unknown } = readHeadings(row.map(textOf))
    if (columns.length < FEWEST_HEADINGS) continue
    const below = rows.slice(place + 1).filter((cells) => isLot(cells, columns))
    const cellsOf = (column: SheetColumn) => below.map((cells) => cells[column.place])
    const numbered: NumberedColumn[] = columns.map((column) => ({
      ...column,
      decimalSign: decimalSignOf(cellsOf(column)),
    }))
    const unclear = columns.filter((column) => prices.has(column.field) && isUnclear(cellsOf(column)))
    const records = rows.flatMap((cells, at) =>
      at > place && isLot(cells, columns) ? [{ line: at + 1, value: lotOfRow(cells, numbered, language) }] : [],
    )
    return {
      ...{ columns, unclear, unknown, records, headings: row },
      row: (number) => rows[number - 1] ?? [],
      cell: (number, column) => textOf(rows[number - 1]?.[column.place]),
    }
  }
  return null
}

/** Empty rows are none, and neither are totals: sums below the list, which name nothing. */
function isLot(cells: readonly Cell[], columns: readonly SheetColumn[]): boolean {
  return columns.some(
    ({ field, place }) => (field === 'externalId' || field === 'title') && textOf(cells[place]) !== '',
  )
}

async function xlsxRows(bytes: Buffer): Promise<Cell[][]> {
  const rows: readonly (readonly unknown[])[] = await readXlsx(bytes)
  return rows.map((row) => row.map(asCell))
}

function textOfFile(bytes: Buffer): string {
  return decodeUnicode(bytes) ?? decodeIn('windows-1252', bytes)
}

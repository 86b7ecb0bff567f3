import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { readSheet as readXlsx } from 'read-excel-file/node'
import type { Language } from '../../platform/i18n/languages'
import type { JsonRecord } from '../../platform/services/json-records.server'
import { csvRows, decodeIn, decodeUnicode } from './csv-rows'
import { lotOfRow } from './lot-of-row.server'
import { type Cell, decimalSignOf, isAmbiguous, textOf } from './sheet-cells'
import {
  type ChosenColumns,
  type NumberedColumn,
  readHeadings,
  type SheetColumn,
  type SheetField,
} from './sheet-columns'
import { asCell } from './xlsx-sheets.server'

/** Rows above the headings, such as company name and date. */
const MAX_ROWS_ABOVE = 20
const MIN_HEADINGS = 2

const prices: ReadonlySet<SheetField> = new Set(['price', 'retailPrice', 'costPrice'])

export interface LotSheet {
  readonly columns: readonly SheetColumn[]
  /** Price columns with an ambiguous decimal sign ("7.905"). */
  readonly ambiguous: readonly SheetColumn[]
  readonly unknown: readonly string[]
  readonly records: readonly JsonRecord[]
  /** Raw headings; `row` returns raw cells by row number. */
  readonly headings: readonly Cell[]
  readonly row: (number: number) => readonly Cell[]
  readonly cell: (row: number, column: SheetColumn) => string
}

/** Reads XLSX (first sheet) or CSV in UTF-8, UTF-16 or Windows-1252. @param file path or content @returns null without known headings */
export async function readLotSheet(
  file: string | { readonly name: string; readonly bytes: Buffer },
  language: Language,
  chosen: ChosenColumns = {},
): Promise<LotSheet | null> {
  const { name, bytes } = typeof file === 'string' ? { name: file, bytes: await readFile(file) } : file
  const rows = extname(name).toLowerCase() === '.xlsx' ? await xlsxRows(bytes) : csvRows(textOfFile(bytes))
  for (const [place, row] of rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const { columns, unknown } = readHeadings(row.map(textOf), chosen)
    if (columns.length < MIN_HEADINGS) continue
    const below = rows.slice(place + 1).filter((cells) => isLot(cells, columns))
    const cellsOf = (column: SheetColumn) => below.map((cells) => cells[column.place])
    const numbered: NumberedColumn[] = columns.map((column) => ({
      ...column,
      decimalSign: decimalSignOf(cellsOf(column)),
    }))
    const ambiguous = columns.filter((column) => prices.has(column.field) && isAmbiguous(cellsOf(column)))
    const records = rows.flatMap((cells, at) =>
      at > place && isLot(cells, columns) ? [{ line: at + 1, value: lotOfRow(cells, numbered, language) }] : [],
    )
    return {
      ...{ columns, ambiguous, unknown, records, headings: row },
      row: (number) => rows[number - 1] ?? [],
      cell: (number, column) => textOf(rows[number - 1]?.[column.place]),
    }
  }
  return null
}

/** Skips empty rows and totals, which have no name. */
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

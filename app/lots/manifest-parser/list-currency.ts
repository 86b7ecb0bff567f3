import { readCurrency, textOf } from '../spreadsheets/sheet-cells.ts'
import type { Sheet } from '../spreadsheets/xlsx-sheets.server.ts'
import type { ColumnFormat, ColumnFormats } from './column-formats.ts'
import type { ListRow } from './list-rows.ts'
import type { ManifestColumn, ManifestField } from './manifest.ts'
import { currencyIn } from './read-cells.ts'

/** Columns with amounts. The first one that names a currency decides the currency of its line. */
const amounts = ['unitPrice', 'total', 'retailPrice'] as const

/** Currency of an amount: beside the number, in the cell's format or in the heading; null if none is named. */
export function currencyAt(row: ListRow, format: ColumnFormat | undefined): string | null {
  if (!format) return null
  const { place } = format.column
  return currencyIn(row.cells[place]) ?? row.currencies.get(place) ?? format.currency
}

export function currencyOfRow(row: ListRow, formats: ColumnFormats): string | null {
  const column = formats.get('currency')
  const said = column ? currencyIn(row.cells[column.column.place]) : null
  return (
    said ?? amounts.map((field) => currencyAt(row, formats.get(field))).find((currency) => currency !== null) ?? null
  )
}

/** Currency of cells that name none: from the sheet's formats, a note above the list, or the only one that other lines name. */
export function currencyOfList(
  sheet: Sheet,
  headerRow: number,
  rows: readonly ListRow[],
  formats: ColumnFormats,
): string | null {
  const above = [...sheet.rows.slice(0, Math.max(0, headerRow - 1)), ...(sheet.preamble ?? [])]
  const notes = above.flatMap((row) => row.map(textOf))
  const said = sheet.currency ?? notes.map(codeIn).find((code) => code !== null)
  if (said) return said
  const [only = null, another] = new Set(rows.flatMap((row) => currencyOfRow(row, formats) ?? []))
  return another ? null : only
}

/** A line has one currency: a value or retail price in another one is kept as written. */
export function withOneCurrency(columns: readonly ManifestColumn[]): ManifestColumn[] {
  const named = (field: ManifestField | null) => {
    const column = columns.find((each) => each.field === field)
    return column ? readCurrency(column.heading) : null
  }
  const currency = named('unitPrice') ?? named('total')
  return columns.map((column) => {
    const own = column.field === 'total' || column.field === 'retailPrice' ? readCurrency(column.heading) : null
    return currency && own && own !== currency ? { ...column, field: null, confidence: null } : column
  })
}

/** In a sentence only a code or a plain sign means a currency. */
function codeIn(note: string): string | null {
  return (
    note
      .match(/\b[A-Z]{3}\b|[€£]/g)
      ?.map(readCurrency)
      .find((currency) => currency !== null) ?? null
  )
}

import writeWorkbook, { type SheetData } from 'write-excel-file/node'
import { formatDate } from '../i18n/format'
import type { Words } from '../lots/lot-words'
import { columnsOf, type ManifestLine } from './view-manifest'

/** A manifest as a table: what its reader may know, headings first. */
type Table = readonly (readonly (string | number | null)[])[]

/**
 * A manifest as a table, with the seller's own columns at the end where its reader may see them. Prices are in major units of
 * the currency, which stands in the heading.
 */
export function manifestTable(lines: readonly ManifestLine[], currency: string, { t, language }: Words): Table {
  const columns = columnsOf(lines)
  const extras = [...new Set(lines.flatMap(({ extra }) => Object.keys(extra ?? {})))]
  const scale =
    10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
  const cell = (line: ManifestLine, column: (typeof columns)[number]) => {
    const value = line[column] ?? null
    if (value === null) return null
    if (column === 'quantity') return Number(value)
    if (typeof value === 'number') return value / scale
    return column === 'bestBefore' ? formatDate(value, language) : value
  }
  const headings = columns.map((column) => {
    const name = t(`lot_page.columns.${column}`)
    return column === 'unitPrice' || column === 'retailPrice' ? `${name} (${currency})` : name
  })
  return [
    ['#', ...headings, t('lot_page.columns.unit'), ...extras],
    ...lines.map((line) => [
      line.no,
      ...columns.map((column) => cell(line, column)),
      t(`trade.units.${line.unit}`),
      ...extras.map((name) => line.extra?.[name] ?? null),
    ]),
  ]
}

/** The table as CSV (RFC 4180, UTF-8 with the mark that spreadsheets look for). */
export function writeCsv(table: Table): string {
  return `\uFEFF${table.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/**
 * Spreadsheets take what begins with one of these for a formula (OWASP, CSV injection). In an XLSX file a text is a text, and
 * stays one.
 */
const FORMULA = /^[\s=+\-@|%]/

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The table as a workbook (XLSX). @param title of its one sheet */
export function writeXlsx(table: Table, title: string): Promise<Buffer> {
  const data: SheetData = table.map((row, place) =>
    row.map((value) => {
      if (value === null) return null
      return typeof value === 'number'
        ? { value, type: Number }
        : { value, type: String, ...(place === 0 && { fontWeight: 'bold' as const }) }
    }),
  )
  return writeWorkbook(data, { sheet: title, columns: table[0]?.map(widthOf), stickyRowsCount: 1 }).toBuffer()
}

/** Wide enough for its heading, in characters. */
function widthOf(heading: string | number | null): { width: number } {
  return { width: Math.min(Math.max(String(heading).length + 4, 12), 60) }
}

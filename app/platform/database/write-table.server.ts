import writeWorkbook, { type SheetData } from 'write-excel-file/node'

/** Headings first. */
export type Table = readonly (readonly (string | number | null)[])[]

/** CSV (RFC 4180) in UTF-8 with a byte order mark, for spreadsheets. */
export function writeCsv(table: Table): string {
  return `\uFEFF${table.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** Spreadsheets take cells that begin so for formulas (OWASP, CSV injection). XLSX has typed texts. */
const FORMULA = /^[\s=+\-@|%]/

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function writeXlsx(table: Table, title: string): Promise<Buffer> {
  return writeBook([{ title, table }])
}

export function writeBook(sheets: readonly { readonly title: string; readonly table: Table }[]): Promise<Buffer> {
  return writeWorkbook(
    sheets.map(({ title, table }) => ({
      data: cellsOf(table),
      sheet: title,
      columns: table[0]?.map(widthOf),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
}

function cellsOf(table: Table): SheetData {
  return table.map((row, place) =>
    row.map((value) => {
      if (value === null) return null
      return typeof value === 'number'
        ? { value, type: Number }
        : { value, type: String, ...(place === 0 && { fontWeight: 'bold' as const }) }
    }),
  )
}

/** In characters. */
function widthOf(heading: string | number | null): { width: number } {
  return { width: Math.min(Math.max(String(heading).length + 4, 12), 60) }
}

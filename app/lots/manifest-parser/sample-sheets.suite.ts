import { strToU8, zipSync } from 'fflate'
import { documentOf } from '../../files/pictures/sample-documents.suite'

export type SampleCell =
  | string
  | number
  | null
  | { readonly formula: string; readonly value?: number | string }
  | { readonly error: string }
  | { readonly number: number; readonly style: number }

export interface SampleSheet {
  readonly name?: string
  readonly rows: readonly (readonly SampleCell[])[]
  readonly merged?: readonly string[]
  readonly xml?: string
}

export const styles = { plain: 0, day: 1, euros: 2, dollars: 3 } as const

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export function xlsxOf(sheets: readonly SampleSheet[], options: { since1904?: boolean } = {}): Uint8Array<ArrayBuffer> {
  const names = sheets.map(({ name }, place) => name ?? `Sheet${place + 1}`)
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${options.since1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map((name, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rId900" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="170" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="171" formatCode="[$$-409]#,##0.00"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
  }
  for (const [place, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${place + 1}.xml`] = sheetXml(sheet)
  const files = Object.entries(parts).map(([name, content]) => [name, strToU8(head + content)] as const)
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}

function sheetXml({ rows, merged = [], xml }: SampleSheet): string {
  const data = rows.map((cells, row) => {
    const written = cells.map((cell, place) => cellXml(cell, `${lettersOf(place)}${row + 1}`)).join('')
    return `<row r="${row + 1}">${written}</row>`
  })
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const body = xml ?? `<sheetData>${data.join('')}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}`
  return `<worksheet xmlns="${main}">${body}</worksheet>`
}

function cellXml(cell: SampleCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`
  if ('number' in cell) return `<c r="${at}" s="${cell.style}"><v>${cell.number}</v></c>`
  const { formula, value } = cell
  const type = typeof value === 'string' ? ' t="str"' : ''
  return `<c r="${at}"${type}><f>${escaped(formula)}</f>${value === undefined ? '' : `<v>${escaped(String(value))}</v>`}</c>`
}

function lettersOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : lettersOf(Math.floor(place / 26) - 1) + letter
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** A text of a page of a PDF, in points from its lower left corner; `to`: aligned to end there. */
export type SampleText = readonly [text: string, x: number, y: number, to?: 'to']

/** PDF with a page for each list of texts, of 9 points. @param font Helvetica has digits of 0.556 of its size */
export function pdfOf(
  pages: readonly (readonly SampleText[])[],
  font = 'Helvetica',
  page = '',
): Uint8Array<ArrayBuffer> {
  const contents = pages.map((texts) =>
    texts
      .map(([text, x, y, to]) => {
        const left = to ? x - [...text].reduce((sum, letter) => sum + (letter === '.' ? 2.5 : 5), 0) : x
        return `BT /F1 9 Tf 1 0 0 1 ${left} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`
      })
      .join('\n'),
  )
  return documentOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${contents.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ])
}

export function bytesIn(codePage: string, text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(codePage)
  const byteOf = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) {
    byteOf.set(decoder.decode(Uint8Array.of(byte)), byte)
  }
  return Uint8Array.from(text, (letter) => {
    const byte = byteOf.get(letter)
    if (byte === undefined) throw new Error(`${codePage} has no ${letter}`)
    return byte
  })
}

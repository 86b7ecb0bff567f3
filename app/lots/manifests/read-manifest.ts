import { createHash } from 'node:crypto'
import { type CodePage, codePages, csvRows, decodeIn, decodeUnicode } from '../spreadsheets/csv-rows.ts'
import { textOf } from '../spreadsheets/sheet-cells.ts'
import { readXlsxSheets, type Sheet, SheetUnusable, sheetLimits } from '../spreadsheets/xlsx-sheets.server.ts'
import { detectColumnFormats, type ListWords } from './column-formats.ts'
import { type FoundHeadings, findHeadings, headingsAt, headingsSignature } from './find-headings.ts'
import { currencyOfList, withOneCurrency } from './list-currency.ts'
import { listRows } from './list-rows.ts'
import type { ManifestOutcome, ManifestRefusal, Mapping, RememberedMapping } from './manifest.ts'
import { readMoreSheets, sheetName } from './more-sheets.ts'
import { basisOf } from './price-basis.ts'
import { readLines } from './read-lines.ts'
import { type GivenFields, recogniseColumns } from './recognise-columns.ts'
import { settlePrice } from './settle-price.ts'
import { sumLines } from './sum-lines.ts'

export interface ManifestFile {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** Language of the sender; determines the code page of lists that are not Unicode. */
  readonly language: string
  readonly mapping: Mapping
  readonly remembered: ReadonlyMap<string, RememberedMapping>
  readonly words: ListWords
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const FIRST_BYTES = 65_536
const MOST_SHEETS = 50
const pageOf: Readonly<Record<string, CodePage>> = { pl: 'windows-1250', el: 'windows-1253', ar: 'windows-1256' }

/** Parses a manifest: finds sheet and headings, maps columns, reads rows and reports unreadable cells. */
export async function readManifest(file: ManifestFile): Promise<ManifestOutcome> {
  try {
    const sheets = await readListSheets(file)
    return sheets ? readSheets(sheets, file) : refused('unsupported')
  } catch (fault) {
    if (fault instanceof SheetUnusable) return refused(fault.fault)
    throw fault
  }
}

function refused(refusal: ManifestRefusal): ManifestOutcome {
  return { refusal, reading: null, lines: [] }
}

/** Sheets as cells. @returns null for an unsupported file type @throws {SheetUnusable} */
export async function readListSheets(
  file: Pick<ManifestFile, 'bytes' | 'contentType' | 'language'>,
): Promise<Sheet[] | null> {
  if (file.contentType === XLSX) return readXlsxSheets(Buffer.from(file.bytes))
  if (file.contentType !== 'text/csv') return null
  const rows = csvRows(decodeUnicode(file.bytes) ?? decodeIn(codePageOf(file), file.bytes))
  if (rows.length > sheetLimits.rows) throw new SheetUnusable('too_many_rows')
  if (rows.some((row) => row.length > sheetLimits.columns)) throw new SheetUnusable('too_wide')
  return [{ name: '', rows, merged: [], broken: new Map(), currency: null, currencies: new Map() }]
}

/** The code page that yields the most known headings; ties go to the sender's language. */
function codePageOf({ bytes, language }: Pick<ManifestFile, 'bytes' | 'language'>): CodePage {
  const first = pageOf[language] ?? 'windows-1252'
  const head = bytes.subarray(0, FIRST_BYTES)
  let [best, most]: [CodePage, number] = [first, -1]
  for (const page of [first, ...codePages]) {
    const score = findHeadings({ rows: csvRows(decodeIn(page, head)), merged: [] })?.score ?? 0
    if (score > most) [best, most] = [page, score]
  }
  return best
}

function readSheets(sheets: readonly Sheet[], file: ManifestFile): ManifestOutcome {
  const full = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => textOf(cell) !== '')))
  const named = full.filter((sheet) => sheetName(sheet) === file.mapping.sheet)
  const found = (named.length > 0 ? named : full).map((sheet) => ({ sheet, headings: headingsOf(sheet, file.mapping) }))
  // Of two matching sheets the longer is the list; the other is usually a sample.
  found.sort(
    (one, other) =>
      (other.headings?.score ?? 0) - (one.headings?.score ?? 0) || other.sheet.rows.length - one.sheet.rows.length,
  )
  const [best] = found
  if (!best) return refused('no_lines')
  const { sheet } = best
  const headings = best.headings ?? { row: 0, texts: [], score: 0 }
  const signature = signatureOf(headings)
  const below = sheet.rows.slice(headings.row)
  const given = givenFor(file, signature)
  const recognised = recogniseColumns(headings.texts, below, given)
  const list = listRows(sheet, headings.row, recognised)
  const others = full.filter((each) => each !== sheet)
  const first = { sheet, headings, columns: recognised, rows: list.rows }
  const more = readMoreSheets(others, first, file.mapping.alone ?? false)
  const rows = [...list.rows, ...more.rows]
  const { columns: settled, question } = settlePrice(rows, recognised, given, file.words)
  const columns = withOneCurrency(settled)
  // Neither the prices in question nor what they come to is read.
  const sure = columns.filter(
    ({ field, place }) => !question || (field !== 'total' && !question.places.includes(place)),
  )
  const ways = detectColumnFormats(rows, sure, file.words)
  const price = basisOf(rows, ways, given)
  const currency = currencyOfList(sheet, headings.row, rows, ways)
  const read = readLines(rows, sure, { ways, words: file.words, currency, basis: price?.basis ?? 'unit' })
  const isNamed = columns.some(({ field }) => field === 'gtin' || field === 'name' || field === 'sku')
  const lines = isNamed ? read.lines : []
  const reading = {
    sheets: full.slice(0, MOST_SHEETS).map(sheetName),
    sheet: sheetName(sheet),
    moreSheets: more.names.slice(0, MOST_SHEETS),
    unreadSheets: more.unread.slice(0, MOST_SHEETS),
    headerRow: headings.row,
    columns,
    price,
    question,
    signature,
    totals: sumLines(lines, read, [list.stated, ...more.stated]),
    unread: isNamed ? { count: read.unreadCount, cells: read.unread } : { count: 0, cells: [] },
  }
  return { refusal: isNamed ? (lines.length > 0 ? null : 'no_lines') : 'no_headings', reading, lines }
}

function headingsOf(sheet: Sheet, { headerRow }: Mapping): FoundHeadings | null {
  return headerRow === undefined ? findHeadings(sheet) : headingsAt(sheet, headerRow)
}

/** Mapping chosen for this file, else remembered for its signature. */
function givenFor({ mapping, remembered }: ManifestFile, signature: string): GivenFields | null {
  if (mapping.fields) return { fields: mapping.fields, basis: mapping.basis ?? null, as: 'chosen' }
  const before = remembered.get(signature)
  return before ? { ...before, as: 'remembered' } : null
}

function signatureOf({ texts }: FoundHeadings): string {
  return createHash('sha256').update(headingsSignature(texts)).digest('hex')
}

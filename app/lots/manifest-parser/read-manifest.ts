import { hash } from 'node:crypto'
import { type CodePage, codePages, csvRows, decodeIn, decodeUnicode } from '../spreadsheets/csv-rows.ts'
import { PdfUnreadable } from '../spreadsheets/pdf-lines.ts'
import { readPdfSheet } from '../spreadsheets/pdf-sheet.ts'
import { textOf } from '../spreadsheets/sheet-cells.ts'
import { readXlsxSheets, type Sheet, SheetUnusable, sheetLimits } from '../spreadsheets/xlsx-sheets.server.ts'
import { detectColumnFormats, type ListWords } from './column-formats.ts'
import { type FoundHeadings, findHeadings, headingScore, headingsAt, headingsSignature } from './find-headings.ts'
import { currencyOfList, withOneCurrency } from './list-currency.ts'
import { listRows, withRowPerSize } from './list-rows.ts'
import { MIN_SCORE, readMoreSheets, sheetName, splitTables } from './lists-of-sheets.ts'
import type { ManifestLine, ManifestOutcome, ManifestRefusal, Mapping, RememberedMapping } from './manifest.ts'
import { basisOf } from './price-basis.ts'
import { type LinesRead, MAX_UNREAD, readLines } from './read-lines.ts'
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

const PDF = 'application/pdf'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const FIRST_BYTES = 65_536
const MAX_SHEETS = 50
const pageOf: Readonly<Record<string, CodePage>> = { pl: 'windows-1250', el: 'windows-1253', ar: 'windows-1256' }

/** Parses a manifest: finds sheet and headings, maps columns, reads rows and reports unreadable cells. */
export async function readManifest(file: ManifestFile): Promise<ManifestOutcome> {
  try {
    if (file.contentType === PDF) return await readPdf(file)
    const sheets = await readListSheets(file)
    return sheets ? readSheets(sheets, file) : refused('unsupported')
  } catch (fault) {
    if (fault instanceof SheetUnusable || fault instanceof PdfUnreadable) return refused(fault.fault)
    throw fault
  }
}

/** The table of a PDF, as far as it has text; pages that are only pictures are named. */
async function readPdf(file: ManifestFile): Promise<ManifestOutcome> {
  const { sheet, text } = await readPdfSheet(file.bytes, (texts) => headingScore(texts) >= MIN_SCORE)
  if (!sheet) return refused(text.lines.length > 0 ? 'no_table' : 'no_text')
  const { reading, ...outcome } = readSheets([sheet], file)
  return { ...outcome, reading: reading && { ...reading, unreadPages: text.blank } }
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
  const full = tablesWanted(sheets, file.mapping)
  const named = full.filter((sheet) => sheetName(sheet) === file.mapping.sheet)
  const found = (named.length > 0 ? named : full).map((sheet) => ({ sheet, headings: headingsOf(sheet, file.mapping) }))
  // Of two matching sheets the longer is the list; the other is usually a sample.
  found.sort(
    (one, other) =>
      (other.headings?.score ?? 0) - (one.headings?.score ?? 0) || filledRows(other.sheet) - filledRows(one.sheet),
  )
  const [best] = found
  if (!best) return refused('no_lines')
  const headings = best.headings ?? { row: 0, texts: [], score: 0 }
  const others = full.filter((each) => each !== best.sheet)
  const main = readTable({ sheet: best.sheet, headings }, others, file, file.mapping)
  const further = file.mapping.all ? readOthers(main, full, file) : []
  const lists = [main, ...further]
  const moreSheets = [...main.more.names, ...further.flatMap(({ name, more }) => [name, ...more.names])]
  const isNamed = lists.some((list) => list.isNamed)
  const read = numbered(lists.filter((list) => list.isNamed).map((list) => list.read))
  const lines = read.flatMap((each) => each.lines)
  const reading = {
    sheets: full.slice(0, MAX_SHEETS).map(sheetName),
    sheet: sheetName(best.sheet),
    moreSheets: moreSheets.slice(0, MAX_SHEETS),
    unreadSheets: main.more.unread.filter(({ name }) => !moreSheets.includes(name)).slice(0, MAX_SHEETS),
    openSheets: further.flatMap(({ name, question }) => (question ? [name] : [])),
    headerRow: headings.row,
    columns: main.columns,
    price: main.price,
    question: main.question,
    signature: main.signature,
    totals: sumLines(
      read,
      lists.flatMap((list) => list.stated),
    ),
    unread: {
      count: read.reduce((sum, each) => sum + each.unreadCount, 0),
      cells: read.flatMap((each) => each.unread).slice(0, MAX_UNREAD),
    },
  }
  return { refusal: isNamed ? (lines.length > 0 ? null : 'no_lines') : 'no_headings', reading, lines }
}

/** Sheets that are not empty. Several lists on one sheet are split, unless the team named a header row. */
function tablesWanted(sheets: readonly Sheet[], { sheet, headerRow }: Mapping): Sheet[] {
  const isFilled = ({ rows }: Sheet) => rows.some((row) => row.some((cell) => textOf(cell) !== ''))
  const tables = sheets.flatMap(splitTables).filter(isFilled)
  const chosen = tables.find((table) => sheetName(table) === sheet)
  const isThere = !headerRow || !chosen || (chosen.rows[headerRow - 1]?.length ?? 0) > 0
  return isThere ? tables : sheets.filter(isFilled)
}

function filledRows({ rows }: Sheet): number {
  return rows.filter((row) => row.length > 0).length
}

interface Table {
  readonly sheet: Sheet
  readonly headings: FoundHeadings
}

/** Reads a list and the sheets with the same headings. @param mapping the team's corrections; null: a further list of the file */
function readTable({ sheet, headings }: Table, others: readonly Sheet[], file: ManifestFile, mapping: Mapping | null) {
  const name = sheetName(sheet)
  const signature = signatureOf(headings)
  const given = givenFor({ ...file, mapping: mapping ?? {} }, signature)
  const recognised = recogniseColumns(headings.texts, sheet.rows.slice(headings.row), given)
  const list = listRows(sheet, headings.row, recognised)
  const first = { sheet, headings, columns: recognised, rows: list.rows }
  const more = readMoreSheets(others, first, mapping?.alone ?? false)
  const rows = [...list.rows.map((row) => (mapping ? row : { ...row, sheet: name })), ...more.rows]
  const { columns: settled, question } = settlePrice(rows, recognised, given, file.words)
  const columns = withOneCurrency(settled)
  // Prices whose column is undecided are not read, nor are sums of them.
  const sure = columns.filter(
    ({ field, place }) => !question || (field !== 'total' && !question.places.includes(place)),
  )
  const spread = withRowPerSize(rows, sure)
  const formats = detectColumnFormats(spread.rows, spread.columns, file.words)
  const price = basisOf(spread.rows, formats, given)
  const currency = currencyOfList(sheet, headings.row, spread.rows, formats)
  const read = readLines(spread.rows, spread.columns, {
    formats,
    words: file.words,
    currency,
    basis: price?.basis ?? 'unit',
  })
  const isNamed = columns.some(({ field }) => field === 'gtin' || field === 'name' || field === 'sku')
  return { name, signature, columns, question, price, read, isNamed, more, stated: [list.stated, ...more.stated] }
}

type TableRead = ReturnType<typeof readTable>

/** Reads the lists with other headings by the mappings remembered for them. One with mostly the same goods is a repetition and left out. */
function readOthers(main: TableRead, full: readonly Sheet[], file: ManifestFile): TableRead[] {
  const lists: TableRead[] = []
  const goods = new Set(main.read.lines.map(goodsOf))
  const taken = new Set<string>()
  for (const { name } of main.more.unread.filter(({ isList, isCopy }) => isList && !isCopy)) {
    const sheet = full.find((each) => sheetName(each) === name)
    const headings = sheet && findHeadings(sheet)
    if (!sheet || !headings || taken.has(name)) continue
    const isOpen = (each: Sheet) => main.more.unread.some((unread) => unread.name === sheetName(each))
    const others = full.filter((each) => each !== sheet && isOpen(each) && !taken.has(sheetName(each)))
    const list = readTable({ sheet, headings }, others, file, null)
    const { lines } = list.read
    const same = lines.filter((line) => goods.has(goodsOf(line))).length
    const fits = lines.length + lists.reduce((sum, each) => sum + each.read.lines.length, main.read.lines.length)
    if (same * 2 >= lines.length || fits > sheetLimits.rows) continue
    for (const line of lines) goods.add(goodsOf(line))
    for (const each of [name, ...list.more.names]) taken.add(each)
    lists.push(list)
  }
  return lists
}

function goodsOf({ gtin, sku, name, size, colour }: ManifestLine): string {
  return gtin ?? [sku, name, size, colour].join(' ').toLowerCase()
}

function numbered(lists: readonly LinesRead[]): LinesRead[] {
  let before = 0
  return lists.map((list) => {
    const lines = list.lines.map((line, place) => ({ ...line, no: before + place + 1 }))
    before += lines.length
    return { ...list, lines }
  })
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
  return hash('sha256', headingsSignature(texts), 'hex')
}

import { text } from 'node:stream/consumers'
import readXlsxFile from 'read-excel-file/node'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { type Cell, readCurrency } from './sheet-cells.ts'

export const sheetLimits = { rows: 200_000, columns: 500, cells: 5_000_000 } as const
const LAST_ROW = 1_048_576
const MAX_MERGED = 100_000

/** Zero-based and inclusive. */
export interface MergedCells {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export interface Sheet {
  readonly name: string
  readonly rows: Cell[][]
  readonly merged: readonly MergedCells[]
  /** Cells without a value, by zero-based `row:place`: an uncalculated formula, or an error. */
  readonly broken: ReadonlyMap<string, 'formula' | 'error'>
  /** The only currency in cell formats; null if none or several. */
  readonly currency: string | null
  /** Where the formats of cells name several currencies: which, by `row:place`. */
  readonly currencies: ReadonlyMap<string, string>
  /** Of each row of a PDF, from 1. */
  readonly pages?: readonly number[]
  /** Text above its headings; for one of several lists on a sheet, also the text above the first. */
  readonly title?: string
  readonly preamble?: readonly (readonly Cell[])[]
}

export class SheetUnusable extends Error {
  override readonly name = 'SheetUnusable'
  readonly fault: 'damaged' | 'too_many_rows' | 'too_wide'

  constructor(fault: SheetUnusable['fault'], options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** Reads cached values and never evaluates formulas; checks size limits before parsing. @throws {SheetUnusable} */
export async function readXlsxSheets(bytes: Buffer): Promise<Sheet[]> {
  try {
    const marks = await readMarks(bytes)
    const sheets = await readXlsxFile(bytes)
    return sheets.map(({ sheet, data }, place) => {
      const rows: readonly (readonly unknown[])[] = data ?? []
      const mark = marks[place] ?? { merged: [], broken: new Map(), currency: null, currencies: new Map() }
      return { name: sheet, rows: rows.map((row) => row.map(asCell)), ...mark }
    })
  } catch (cause) {
    if (cause instanceof SheetUnusable) throw cause
    throw new SheetUnusable('damaged', { cause })
  }
}

export function asCell(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return value === null || value === undefined ? null : String(value)
}

type Marks = Omit<Sheet, 'name' | 'rows'>

async function readMarks(bytes: Buffer): Promise<(Marks | undefined)[]> {
  const zip = await fromBufferPromise(bytes)
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const read = (name: string) => readPart(zip, entries.get(name))
  const workbook = await read('xl/workbook.xml')
  const relations = await read('xl/_rels/workbook.xml.rels')
  const formats = formatsOf(await read('xl/styles.xml'))
  const paths = new Map(
    tags(relations, 'Relationship').map((tag) => [attribute(tag, 'Id'), pathOf(attribute(tag, 'Target'))]),
  )
  const marks: (Marks | undefined)[] = []
  for (const tag of tags(workbook, 'sheet')) {
    if (attribute(tag, 'name') === '') continue
    const path = paths.get(attribute(tag, '(?:\\w+:)?id'))
    marks.push(path === undefined ? undefined : marksOf(await read(path), formats))
  }
  return marks
}

/** Reads a part, up to the size declared in the directory, which was checked on upload. */
async function readPart(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  return entry ? text(await zip.openReadStreamPromise(entry)) : ''
}

function marksOf(xml: string, formats: readonly string[]): Marks {
  for (const row of tags(xml, 'row')) if (Number(attribute(row, 'r')) > LAST_ROW) throw new SheetUnusable('damaged')
  const broken = new Map<string, 'formula' | 'error'>()
  const styles = new Set<string>()
  const extent = { rows: 0, columns: 0, cells: 0 }
  const formula = /<(?:\w+:)?f[\s/>]/y
  for (const match of xml.matchAll(/<(?:\w+:)?c(\s[^>]*)>/g)) {
    const [tag, attributes = ''] = match
    const at = attributes.endsWith('/') ? null : placeOf(attribute(attributes, 'r'))
    if (!at) continue
    extent.rows = Math.max(extent.rows, at.row + 1)
    extent.columns = Math.max(extent.columns, at.place + 1)
    extent.cells++
    refuseTooLarge(extent)
    styles.add(attribute(attributes, 's'))
    const type = attribute(attributes, 't')
    formula.lastIndex = match.index + tag.length
    if (type === 'e') broken.set(`${at.row}:${at.place}`, 'error')
    else if (type !== 'str' && formula.test(xml) && !hasValue(xml, formula.lastIndex))
      broken.set(`${at.row}:${at.place}`, 'formula')
  }
  const named = new Map<string, string>()
  for (const style of styles) {
    const currency = readCurrency(formats[Number(style)] ?? '')
    if (currency) named.set(style, currency)
  }
  const [currency = null, another] = new Set(named.values())
  return {
    ...{ merged: mergedOf(xml), broken },
    currency: another ? null : currency,
    currencies: another ? currenciesByCell(xml, named) : new Map(),
  }
}

function currenciesByCell(xml: string, named: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, attributes = ''] of xml.matchAll(/<(?:\w+:)?c(\s[^>]*)>/g)) {
    const at = placeOf(attribute(attributes, 'r'))
    const currency = named.get(attribute(attributes, 's'))
    if (at && currency) found.set(`${at.row}:${at.place}`, currency)
  }
  return found
}

/** Sparse sheets are padded, so the bounding rectangle counts. */
function refuseTooLarge({ rows, columns, cells }: { rows: number; columns: number; cells: number }): void {
  if (rows > sheetLimits.rows) throw new SheetUnusable('too_many_rows')
  if (columns > sheetLimits.columns || cells > sheetLimits.cells) throw new SheetUnusable('too_wide')
  if (rows * columns > sheetLimits.cells) throw new SheetUnusable('too_wide')
}

function hasValue(xml: string, from: number): boolean {
  return /<(?:\w+:)?v>[^<]/.test(xml.slice(from, xml.indexOf('c>', from)))
}

function mergedOf(xml: string): MergedCells[] {
  const merged: MergedCells[] = []
  for (const tag of tags(xml, 'mergeCell')) {
    const [from, to] = attribute(tag, 'ref').split(':').map(placeOf)
    if (from && to && merged.length < MAX_MERGED)
      merged.push({ top: from.row, left: from.place, bottom: to.row, right: to.place })
  }
  return merged
}

function placeOf(address: string): { row: number; place: number } | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? []
  if (digits === '') return null
  const place = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(digits) - 1, place: place - 1 }
}

/** Number formats by style, without locale codes, which look like currencies. */
function formatsOf(styles: string): string[] {
  const codes = new Map(tags(styles, 'numFmt').map((tag) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode')]))
  const cells = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(styles)?.[0] ?? ''
  return tags(cells, 'xf').map((tag) => (codes.get(attribute(tag, 'numFmtId')) ?? '').replace(/\[\$-[^\]]*\]/g, ''))
}

/** Tags with attributes, in any namespace. */
export function tags(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? []
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/** Part that a relationship of the workbook names. */
export function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

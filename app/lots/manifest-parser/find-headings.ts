import type { Cell } from '../spreadsheets/sheet-cells.ts'
import { normalizeWords } from '../spreadsheets/sheet-columns.ts'
import type { MergedCells } from '../spreadsheets/xlsx-sheets.server.ts'
import { isSizeHeading, MIN_SIZES, readManifestHeading } from './manifest-headings.ts'
import { plainLine } from './read-cells.ts'

/** Rows above the headings, such as company name, address and date. */
const MAX_ROWS_ABOVE = 40
const MAX_LENGTH = 200
const MIN_FIELDS = 2

export interface FoundHeadings {
  /** Spreadsheet row number; the lower of two header rows. 0: none. */
  readonly row: number
  readonly texts: readonly string[]
  readonly score: number
}

interface SheetRows {
  readonly rows: readonly (readonly Cell[])[]
  readonly merged: readonly MergedCells[]
}

/** Finds the best header row; two rows if the upper one groups columns of the lower. @returns null if no row scores high enough */
export function findHeadings({ rows, merged }: SheetRows): FoundHeadings | null {
  let best: FoundHeadings | null = null
  const consider = (found: FoundHeadings) => {
    if (found.score > (best?.score ?? 0)) best = found
  }
  const top = Math.max(
    0,
    rows.findIndex((row) => row.length > 0),
  )
  for (let place = top; place < Math.min(rows.length, top + MAX_ROWS_ABOVE + 2); place++) {
    const texts = rows[place]?.map(headingText) ?? []
    consider({ row: place + 1, texts, score: headingScore(texts) })
    const below = rows[place + 1]?.map(headingText)
    if (!below || rows[place + 1]?.some((cell) => typeof cell === 'number' && headingText(cell) === '')) continue
    const above = spread(texts, place, merged)
    const joined = Array.from({ length: Math.max(above.length, below.length) }, (_, column) =>
      joinedHeading(above[column] ?? '', below[column] ?? ''),
    )
    // Two rows must score higher than either alone, and the lower must have several headings.
    if (below.filter(Boolean).length > 1)
      consider({ row: place + 2, texts: joined, score: headingScore(joined) + (areUnits(texts, below) ? 0.5 : -0.5) })
  }
  return best
}

/** Whether a row below the headings only adds units and currencies: neither headings of its own nor an article. */
function areUnits(above: readonly string[], below: readonly string[]): boolean {
  const isBeside = above.some((text, place) => text !== '' && (below[place] ?? '') === '')
  return isBeside && headingScore(below) === 0 && below.every((text) => text.length <= 10 && !/\d/.test(text))
}

/** Headings in a row the user chose; 0: none. */
export function headingsAt({ rows }: SheetRows, row: number): FoundHeadings {
  return { row, texts: (rows[row - 1] ?? []).map(headingText), score: 0 }
}

export function headingsSignature(texts: readonly string[]): string {
  return texts.map(normalizeWords).join('|').replace(/\|+$/, '')
}

/** Certain fields count twice. A header row needs a field that names the goods. */
export function headingScore(texts: readonly string[]): number {
  const fields = new Map<string, number>()
  for (const text of texts) {
    const says = readManifestHeading(text)
    if (says) fields.set(says.field, Math.max(fields.get(says.field) ?? 0, says.confidence === 'sure' ? 2 : 1))
  }
  if (texts.filter(isSizeHeading).length >= MIN_SIZES) fields.set('size', 2)
  const names = ['gtin', 'name', 'sku'].some((field) => fields.has(field))
  const sure = [...fields.values()].includes(2)
  if (fields.size < MIN_FIELDS || !names || !sure) return 0
  return [...fields.values()].reduce((sum, score) => sum + score, 0)
}

/** The lower heading if it is specific enough: "Article" over "EAN" and "Name". */
function joinedHeading(above: string, below: string): string {
  if (isSizeHeading(below) || readManifestHeading(below)?.confidence === 'sure') return below
  return [...new Set([above, below].filter((text) => text !== ''))].join(' ')
}

function spread(texts: readonly string[], row: number, merged: readonly MergedCells[]): string[] {
  const spreadOut = [...texts]
  for (const { top, left, right } of merged) {
    if (top !== row) continue
    for (let place = left + 1; place <= right && place < left + 50; place++) spreadOut[place] = texts[left] ?? ''
  }
  return Array.from(spreadOut, (text) => text ?? '')
}

export function headingText(cell: Cell): string {
  if (typeof cell === 'number') return isSizeHeading(String(cell)) ? String(cell) : ''
  return typeof cell === 'string' ? plainLine(cell, MAX_LENGTH) : ''
}

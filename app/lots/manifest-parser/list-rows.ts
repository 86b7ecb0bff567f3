import { type Cell, textOf } from '../spreadsheets/sheet-cells.ts'
import { normalizeWords } from '../spreadsheets/sheet-columns.ts'
import { type Sheet, sheetLimits } from '../spreadsheets/xlsx-sheets.server.ts'
import type { ManifestColumn, ManifestField } from './manifest.ts'
import { plainLine } from './read-cells.ts'

export interface ListRow {
  readonly row: number
  /** Null for the list's first sheet. */
  readonly sheet: string | null
  /** Of a PDF, from 1. */
  readonly page?: number
  readonly cells: readonly Cell[]
  readonly broken: ReadonlyMap<number, 'formula' | 'error'>
  /** Currencies by column, from cell formats; only if the sheet has several. */
  readonly currencies: ReadonlyMap<number, string>
  /** Its quantity is part of a merged cell that starts further up. */
  readonly merged: boolean
}

/** Fields whose merged value applies to each row. Merged quantities and sums apply to all rows together. */
const describing: ReadonlySet<ManifestField> = new Set([
  'name',
  'brand',
  'sku',
  'size',
  'colour',
  'unit',
  'unitPrice',
  'currency',
  'retailPrice',
  'bestBefore',
  'unitsPerCarton',
  'condition',
  'category',
])

const sums =
  /^(?:(?:sub|grand |zwischen|gesamt|sous |sub )?(?:total|totals|sum|summe|totale|totaux|somme)|gesamt|zwischensumme|gesamtmenge|gesamtwert|ubertrag|total general|suma|razem|ogolem|lacznie|w sumie|συνολο|γενικο συνολο|συνολα|المجموع|الاجمالي|اجمالي|المجموع الكلي|مجموع)(?!\p{L})/u

/** Rows of articles, without headings, section titles and totals. @returns also the total quantity that the list states last */
export function listRows(
  { rows, merged, broken, currencies, pages }: Sheet,
  headerRow: number,
  columns: readonly ManifestColumn[],
): { rows: ListRow[]; stated: Cell } {
  const placeOf = (field: ManifestField) => columns.find((column) => column.field === field)?.place ?? -1
  const naming = [placeOf('gtin'), placeOf('name'), placeOf('sku')]
  const quantity = placeOf('quantity')
  const filled = fillDown(rows, merged, headerRow, columns)
  const sharing = new Set(
    merged
      .filter(({ left }) => left === quantity)
      .flatMap(({ top, bottom }) => rowsBetween(top + 1, bottom, rows.length)),
  )
  const brokenIn = byRow(broken)
  const currenciesIn = byRow(currencies)
  const found: ListRow[] = []
  let stated: Cell = null
  for (let at = headerRow; at < filled.length; at++) {
    const cells = filled[at] ?? []
    if (!cells.some((cell) => textOf(cell) !== '') || isHeading(cells, columns)) continue
    const names = naming.some((place) => textOf(cells[place]) !== '')
    const ownGtin = /\d{6}/.test(textOf(cells[placeOf('gtin')]))
    if (!ownGtin && cells.some((cell) => typeof cell === 'string' && sums.test(plainSum(cell)))) {
      stated = cells[quantity] ?? stated
      continue
    }
    if (!names) {
      stated = cells[quantity] ?? stated
      continue
    }
    const said = columns.filter(({ field, place }) => field !== null && textOf(cells[place]) !== '')
    // A single word is a section title; a single barcode is an article.
    if (said.length === 1 && columns.length > 2 && !ownGtin && !brokenIn.has(at)) continue
    found.push({
      row: at + 1,
      sheet: null,
      ...(pages && { page: pages[at] ?? 1 }),
      cells,
      broken: brokenIn.get(at) ?? new Map(),
      currencies: currenciesIn.get(at) ?? new Map(),
      merged: sharing.has(at),
    })
  }
  return { rows: found, stated }
}

/** Facts about cells (`row:place`), rows and columns. */
function byRow<Value>(cells: ReadonlyMap<string, Value>): Map<number, Map<number, Value>> {
  const rows = new Map<number, Map<number, Value>>()
  for (const [address, value] of cells) {
    const [row = 0, place = 0] = address.split(':').map(Number)
    const ofRow = rows.get(row) ?? new Map<number, Value>()
    rows.set(row, ofRow.set(place, value))
  }
  return rows
}

function fillDown(
  rows: readonly (readonly Cell[])[],
  merged: Sheet['merged'],
  headerRow: number,
  columns: readonly ManifestColumn[],
): (readonly Cell[])[] {
  const places = new Set(columns.flatMap(({ field, place }) => (field && describing.has(field) ? [place] : [])))
  const filled: (readonly Cell[])[] = [...rows]
  for (const { top, bottom, left } of merged) {
    if (bottom === top || top < headerRow || !places.has(left)) continue
    const value = rows[top]?.[left] ?? null
    for (let at = top + 1; at <= bottom && at < rows.length; at++) {
      const cells = [...(filled[at] ?? [])]
      while (cells.length < left) cells.push(null)
      cells[left] = value
      filled[at] = cells
    }
  }
  return filled
}

function rowsBetween(first: number, last: number, count: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(last + 1, count) - first) }, (_, step) => first + step)
}

/** Lists made for print repeat their headings on every page. */
function isHeading(cells: readonly Cell[], columns: readonly ManifestColumn[]): boolean {
  const headings = columns.filter(({ heading }) => heading !== '')
  const same = headings.filter(({ place, heading }) => plainLine(textOf(cells[place]), heading.length + 1) === heading)
  return headings.length > 1 && same.length >= Math.max(2, headings.length * 0.8)
}

function plainSum(cell: string): string {
  return cell.length > 60 ? '' : normalizeWords(cell)
}

/**
 * Turns a column per size into a row per size. A row whose sizes do not add up to its quantity stays as it is; if the quantity is a
 * multiple of their sum, they are the assortment of one carton.
 */
export function withRowPerSize(
  rows: readonly ListRow[],
  columns: readonly ManifestColumn[],
): { rows: readonly ListRow[]; columns: readonly ManifestColumn[] } {
  const sizes = columns.filter(({ field }) => field === 'size')
  const [first] = sizes
  if (!first || sizes.length < 2) return { rows, columns }
  const others = columns.filter(({ field }) => field !== 'size')
  const sizePlace = rows.reduce((width, { cells }) => Math.max(width, cells.length), 0)
  const counted = columns.find(({ field }) => field === 'quantity')
  const quantity: ManifestColumn = counted ?? { ...first, place: sizePlace + 1, heading: '', field: 'quantity' }
  const total = columns.find(({ field }) => field === 'total')
  const spread = rows.flatMap((row) => {
    const counts = sizes.map(({ heading, place }) => ({ heading, count: Number(textOf(row.cells[place])) || 0 }))
    const sum = counts.reduce((all, { count }) => all + count, 0)
    const stated = counted ? textOf(row.cells[counted.place]).replace(/[ .,'](?=\d{3}$)/, '') : ''
    const times = stated === '' ? 1 : Number(stated) / sum
    if (sum === 0 || !Number.isInteger(times) || times < 1) return [row]
    return counts.flatMap(({ heading, count }) => {
      if (count === 0) return []
      const cells: Cell[] = Array.from({ length: sizePlace + 2 }, (_, place) => row.cells[place] ?? null)
      cells[sizePlace] = heading
      cells[quantity.place] = count * times
      if (total) cells[total.place] = null
      return [{ ...row, cells }]
    })
  })
  if (spread.length > sheetLimits.rows) return { rows, columns: others }
  return { rows: spread, columns: [...others, ...(counted ? [] : [quantity]), { ...first, place: sizePlace }] }
}

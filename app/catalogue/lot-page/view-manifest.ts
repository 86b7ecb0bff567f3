import { decimalOf, thousandths } from '../../lots/facts/decimal'
import type { Language } from '../../platform/i18n/languages'
import { type ManifestColumn, type ManifestQuery, sortColumns } from './manifest-query'
import type { ShownLot } from './present-lot-page.server'

/** A line of a manifest, with what its reader may know. */
export type ManifestLine = ShownLot['lines'][number]

/** The part of a manifest that is shown, and what there is in all. */
export interface ManifestView {
  readonly lines: readonly ManifestLine[]
  /** Lines that match. */
  readonly matching: number
  readonly total: number
  /** Quantities of the lines that match, per unit. */
  readonly quantities: readonly { readonly unit: ManifestLine['unit']; readonly quantity: string }[]
  /** What the lines that match cost, in minor units; null where a price is not known. */
  readonly value: number | null
}

/** The columns in which some line says something. */
export function columnsOf(lines: readonly ManifestLine[]): ManifestColumn[] {
  return sortColumns.filter((column) => lines.some((line) => (line[column] ?? null) !== null))
}

/** Searches, sorts and sums a manifest: the server for its page, the browser at once when it has all lines. */
export function viewManifest(
  lines: readonly ManifestLine[],
  { text, sort, rows }: ManifestQuery,
  language: Language,
): ManifestView {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const found = words.length === 0 ? lines : lines.filter((line) => contains(line, words))
  const sorted = sort ? sortedBy(found, sort.by, sort.down, language) : found
  return {
    lines: sorted.slice(0, rows),
    matching: found.length,
    total: lines.length,
    quantities: quantitiesOf(found),
    value: sumOf(found),
  }
}

/** Without capitals and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function contains({ name, gtin, sku, brand }: ManifestLine, words: readonly string[]): boolean {
  const all = folded([name, gtin, sku, brand].filter(Boolean).join(' '))
  return words.every((word) => all.includes(word))
}

/** What a line says nothing about comes last, both ways. */
function sortedBy(
  lines: readonly ManifestLine[],
  by: ManifestColumn,
  down: boolean,
  language: Language,
): ManifestLine[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const way = down ? -1 : 1
  return [...lines].sort((one, other) => {
    const [a, b] = [one[by] ?? null, other[by] ?? null]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (by === 'quantity') return way * (Number(a) - Number(b))
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

function quantitiesOf(lines: readonly ManifestLine[]): ManifestView['quantities'] {
  return [...Map.groupBy(lines, ({ unit }) => unit)].map(([unit, ofUnit]) => ({
    unit,
    quantity: decimalOf(ofUnit.reduce((sum, { quantity }) => sum + thousandths(quantity), 0)),
  }))
}

function sumOf(lines: readonly ManifestLine[]): number | null {
  let value = 0
  for (const { quantity, unitPrice } of lines) {
    if (unitPrice === undefined || unitPrice === null) return null
    value += unitPrice * Number(quantity)
  }
  return Math.round(value)
}

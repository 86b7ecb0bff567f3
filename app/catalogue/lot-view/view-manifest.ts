import { decimalOf, thousandths } from '../../lots/facts/decimal'
import type { Language } from '../../platform/i18n/languages'
import { type ManifestColumn, type ManifestQuery, sortColumns } from './manifest-query'
import type { ShownLot } from './present-lot-page.server'

export type ManifestLine = ShownLot['lines'][number]

export interface ManifestView {
  readonly lines: readonly ManifestLine[]
  readonly matching: number
  readonly total: number
  readonly quantities: readonly { readonly unit: ManifestLine['unit']; readonly quantity: string }[]
  /** Value of matching lines in minor units; null if any price is unknown. */
  readonly value: number | null
}

export function nonEmptyColumns(lines: readonly ManifestLine[]): ManifestColumn[] {
  return sortColumns.filter((column) => lines.some((line) => (line[column] ?? null) !== null))
}

/** Searches, sorts and sums a manifest, on the server and in the browser alike. */
export function filterManifest(
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

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function contains({ name, gtin, sku, brand, size, colour }: ManifestLine, words: readonly string[]): boolean {
  const all = folded([name, gtin, sku, brand, size, colour].filter(Boolean).join(' '))
  return words.every((word) => all.includes(word))
}

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

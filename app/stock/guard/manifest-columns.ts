import type { ManifestLine } from '../../lots/manifest-parser/manifest'
import { mayPublishColumn } from '../leaks/cost-words'

/** Columns that may be published; the supplier's asking price is not. */
export const publicColumns = ['gtin', 'sku', 'brand', 'size', 'colour', 'retailPrice', 'bestBefore'] as const
type PublicColumn = (typeof publicColumns)[number]

export function extraColumns(lines: readonly ManifestLine[]): string[] {
  return [...new Set(lines.flatMap(({ extra }) => Object.keys(extra)))]
}

/** Converts list lines into manifest lines with the chosen columns. @param change redacts; columns with empty headings are dropped */
export function publicLines(
  lines: readonly ManifestLine[],
  chosen: { readonly columns: readonly string[]; readonly extras: readonly string[] },
  defaults: { readonly unit: string; readonly currency: string },
  change: (text: string) => string,
): Record<string, unknown>[] {
  const has = (column: PublicColumn) => chosen.columns.includes(column)
  const text = (value: string | null) => (value === null ? null : change(value) || null)
  return lines.map((line) => ({
    name: change(line.name) || change(line.sku ?? '') || line.gtin || String(line.no),
    quantity: line.quantity ?? '0',
    unit: line.unit ?? defaults.unit,
    ...(has('gtin') && { gtin: line.gtin }),
    ...(has('sku') && { sku: text(line.sku) }),
    ...(has('brand') && { brand: text(line.brand) }),
    ...(has('size') && { size: text(line.size) }),
    ...(has('colour') && { colour: text(line.colour) }),
    ...(has('bestBefore') && { bestBefore: line.bestBefore }),
    ...(has('retailPrice') &&
      (line.currency ?? defaults.currency) === defaults.currency &&
      (line.retailPrice ?? 0) >= 1 && { retailPrice: Math.round(line.retailPrice ?? 0) }),
    extra: Object.fromEntries(
      Object.entries(line.extra).flatMap(([heading, value]) => {
        const kept = chosen.extras.includes(heading) && mayPublishColumn(heading) ? change(value) : ''
        const shown = change(heading).slice(0, 100)
        return kept === '' || shown === '' ? [] : [[shown, kept.slice(0, 1_000)] as const]
      }),
    ),
  }))
}

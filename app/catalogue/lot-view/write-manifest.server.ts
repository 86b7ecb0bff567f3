import type { Localizer } from '../../lots/presentation/lot-texts'
import type { Table } from '../../platform/database/write-table.server'
import { formatDate } from '../../platform/i18n/format'
import { minorUnitsIn } from '../../platform/i18n/money'
import { type ManifestLine, nonEmptyColumns } from './view-manifest'

/** Manifest as a table, with the seller's own columns last where visible. Prices are in major units; the heading names the currency. */
export function manifestTable(lines: readonly ManifestLine[], currency: string, { t, language }: Localizer): Table {
  const columns = nonEmptyColumns(lines)
  const extras = [...new Set(lines.flatMap(({ extra }) => Object.keys(extra ?? {})))]
  const scale = minorUnitsIn(currency)
  const cell = (line: ManifestLine, column: (typeof columns)[number]) => {
    const value = line[column] ?? null
    if (value === null) return null
    if (column === 'quantity') return Number(value)
    if (typeof value === 'number') return value / scale
    return column === 'bestBefore' ? formatDate(value, language) : value
  }
  const headings = columns.map((column) => {
    const name = t(`lot_page.columns.${column}`)
    return column === 'unitPrice' || column === 'retailPrice' ? `${name} (${currency})` : name
  })
  return [
    ['#', ...headings, t('lot_page.columns.unit'), ...extras],
    ...lines.map((line) => [
      line.no,
      ...columns.map((column) => cell(line, column)),
      t(`trade.units.${line.unit}`),
      ...extras.map((name) => line.extra?.[name] ?? null),
    ]),
  ]
}

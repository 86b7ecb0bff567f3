import { type Cell, type DecimalSign, decimalSignOf, readCurrency } from '../spreadsheets/sheet-cells.ts'
import { normalizeWords } from '../spreadsheets/sheet-columns.ts'
import { hasMonthFirst } from '../spreadsheets/sheet-days.ts'
import type { ListRow } from './list-rows.ts'
import type { ManifestColumn, ManifestField, Unit } from './manifest.ts'
import { unitNamed } from './read-cells.ts'

/** Vocabulary of cells: normalized spelling (`plainWords`) to our term. */
export interface ListWords {
  readonly unit: ReadonlyMap<string, string>
  readonly condition: ReadonlyMap<string, string>
  readonly category: ReadonlyMap<string, string>
}

export interface ColumnFormat {
  readonly column: ManifestColumn
  readonly sign: DecimalSign
  readonly monthFirst: boolean
  readonly unit: Unit | null
  readonly inGrams: boolean
  /** Named in the heading. */
  readonly currency: string | null
}

export type ColumnFormats = ReadonlyMap<ManifestField, ColumnFormat>

const LOOKED_AT = 5_000

const amounts: readonly ManifestField[] = ['unitPrice', 'total', 'retailPrice', 'weight']

/** Detects the format of each field's column; an ambiguous column adopts the decimal sign of the others. */
export function detectColumnFormats(
  rows: readonly ListRow[],
  columns: readonly ManifestColumn[],
  words: ListWords,
): ColumnFormats {
  const first = rows.slice(0, LOOKED_AT)
  const cellsOf = ({ place }: ManifestColumn): (Cell | undefined)[] => first.map(({ cells }) => cells[place])
  const fields = columns.flatMap((column) => (column.field ? [{ field: column.field, column }] : []))
  const everywhere = decimalSignOf(
    fields.filter(({ field }) => amounts.includes(field)).flatMap(({ column }) => cellsOf(column)),
  )
  return new Map(
    fields.map(({ field, column }) => [
      field,
      {
        column,
        sign: decimalSignOf(cellsOf(column)) ?? (amounts.includes(field) ? everywhere : null),
        monthFirst: field === 'bestBefore' && hasMonthFirst(cellsOf(column)),
        unit: unitOfHeading(column.heading, words),
        currency: readCurrency(column.heading),
        inGrams: /[([/\s]g(?:r|ramm?s?)?[)\]]?\s*$/i.test(column.heading),
      },
    ]),
  )
}

/** "Menge (kg)", "Stück", "Paar gesamt". */
function unitOfHeading(heading: string, words: ListWords): Unit | null {
  for (const word of normalizeWords(heading).split(' ')) {
    const unit = unitNamed(words.unit.get(word))
    if (unit) return unit
  }
  return null
}

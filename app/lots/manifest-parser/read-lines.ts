import { type Cell, textOf } from '../spreadsheets/sheet-cells.ts'
import { normalizeWords } from '../spreadsheets/sheet-columns.ts'
import { dayOf } from '../spreadsheets/sheet-days.ts'
import type { ColumnFormat, ColumnFormats, ListWords } from './column-formats.ts'
import { currencyAt, currencyOfRow } from './list-currency.ts'
import type { ListRow } from './list-rows.ts'
import type {
  ListPriceBasis,
  ManifestColumn,
  ManifestField,
  ManifestLine,
  ManifestTotals,
  Unit,
  UnreadCell,
  UnreadReason,
} from './manifest.ts'
import { type Counted, timesOf } from './price-basis.ts'
import {
  type CellReading,
  conditionNamed,
  isApproximate,
  minorUnits,
  plainLine,
  quantityText,
  readAmount,
  readText,
  unitNamed,
  wholeMinorUnits,
  wholeOf,
} from './read-cells.ts'
import { readGtin } from './read-gtin.ts'

export interface LinesRead {
  readonly lines: readonly ManifestLine[]
  readonly unread: readonly UnreadCell[]
  readonly unreadCount: number
  readonly restoredGtins: number
  readonly wrongCheckDigits: number
  /** Asking price of the whole list, if its price is for the list; null if there are several or none. */
  readonly lotPrice: ManifestTotals['values'][number] | null
}

interface ListFormat {
  readonly formats: ColumnFormats
  readonly words: ListWords
  /** Currency of all amounts from headings and formats; a cell may name another. */
  readonly currency: string | null
  readonly basis: ListPriceBasis
}

export const MAX_UNREAD = 1_000
const longest = {
  sku: 100,
  name: 500,
  brand: 100,
  size: 100,
  colour: 100,
  category: 200,
  extra: 1_000,
  written: 100,
  heading: 100,
} as const
const MAX_EXTRA = 50
/** Relative tolerance between a stated total and quantity times price. */
const TOLERANCE = 0.01

/** Turns the rows of a list into lines. Unreadable values are left out of the line and reported. */
export function readLines(rows: readonly ListRow[], columns: readonly ManifestColumn[], list: ListFormat): LinesRead {
  const reader = new LineReader(columns, list)
  const lines = rows.map((row, place) => reader.lineOf(row, place + 1))
  const { unread, unreadCount, restoredGtins, wrongCheckDigits, lotPrices } = reader
  const [lotPrice = null] = lotPrices.values()
  return {
    ...{ lines, unread, unreadCount, restoredGtins, wrongCheckDigits },
    lotPrice: lotPrices.size === 1 ? lotPrice : null,
  }
}

class LineReader {
  readonly unread: UnreadCell[] = []
  unreadCount = 0
  restoredGtins = 0
  wrongCheckDigits = 0
  readonly lotPrices = new Map<string, ManifestTotals['values'][number]>()
  private readonly list: ListFormat
  private readonly others: readonly ManifestColumn[]

  constructor(columns: readonly ManifestColumn[], list: ListFormat) {
    this.list = list
    this.others = columns.filter(({ field, heading }) => field === null && heading !== '').slice(0, MAX_EXTRA)
  }

  lineOf(row: ListRow, no: number): ManifestLine {
    const extra = this.extraOf(row)
    const gtin = this.gtinOf(row)
    const sku = this.textOf(row, 'sku', longest.sku)
    const named = this.textOf(row, 'name', longest.name)
    const currency = currencyOfRow(row, this.list.formats) ?? this.list.currency
    const unitsPerCarton = wholeOf(this.countOf(row, 'unitsPerCarton'))
    const cartons = this.countOf(row, 'cartons')
    const quantity = this.quantityOf(row, cartons, unitsPerCarton)
    const unit = this.unitOf(row, extra)
    const { price, total } = this.pricesOf(row, currency, { quantity, unit, cartons, perCarton: unitsPerCarton })
    const retail = this.amountIn(row, 'retailPrice', currency)
    const weight = this.amountOf(row, 'weight')
    return {
      no,
      row: row.row,
      gtin,
      sku,
      name: named ?? sku ?? gtin ?? (plainLine(textOf(this.cellOf(row, 'gtin')), longest.name) || String(no)),
      brand: this.textOf(row, 'brand', longest.brand),
      size: this.textOf(row, 'size', longest.size),
      colour: this.textOf(row, 'colour', longest.colour),
      quantity: quantity === null ? null : quantityText(quantity),
      quantityAbout: this.isAbout(row, ['quantity', 'cartons', 'unitsPerCarton']),
      unit,
      unitPrice: price === null ? null : minorUnits(price, currency),
      total: total === null ? null : wholeMinorUnits(total, currency),
      priceAbout: this.isAbout(row, ['unitPrice', 'total']),
      currency,
      retailPrice: retail === null ? null : minorUnits(retail, currency),
      bestBefore: this.dayOf(row),
      unitsPerCarton,
      cartons,
      weightKg: weight === null ? null : this.kilograms(row, weight),
      condition: conditionNamed(this.wordOf(row, 'condition', extra) ?? undefined),
      category: this.categoryOf(row),
      extra,
    }
  }

  private isAbout(row: ListRow, fields: readonly ManifestField[]): boolean {
    return fields.some((field) => isApproximate(this.cellOf(row, field)))
  }

  private cellOf(row: ListRow, field: ManifestField): Cell | undefined {
    const format = this.list.formats.get(field)
    return format && row.cells[format.column.place]
  }

  private read<Value>(
    row: ListRow,
    field: ManifestField,
    as: (cell: Cell, format: ColumnFormat) => CellReading<Value>,
  ): Value | null {
    const format = this.list.formats.get(field)
    if (!format) return null
    const broken = row.broken.get(format.column.place)
    const read = broken ? { fault: broken } : as(row.cells[format.column.place] ?? null, format)
    if (read === null) return null
    if ('value' in read) return read.value
    this.note(row, format, read.fault)
    return null
  }

  private note(row: ListRow, { column: { place, heading } }: ColumnFormat, reason: UnreadReason): void {
    this.unreadCount++
    if (this.unread.length >= MAX_UNREAD) return
    this.unread.push({
      row: row.row,
      sheet: row.sheet,
      place,
      heading: heading.slice(0, longest.heading),
      ...(row.page !== undefined && { page: row.page }),
      reason,
      written: plainLine(textOf(row.cells[place]), longest.written),
    })
  }

  private amountOf(row: ListRow, field: ManifestField): number | null {
    return this.read(row, field, (cell, { sign }) => readAmount(cell, sign, 'refused'))
  }

  private amountIn(row: ListRow, field: ManifestField, currency: string | null): number | null {
    const amount = this.amountOf(row, field)
    const format = this.list.formats.get(field)
    const own = currencyAt(row, format)
    if (amount === null || !format || own === null || own === currency) return amount
    this.note(row, format, 'currency')
    return null
  }

  private countOf(row: ListRow, field: ManifestField): number | null {
    return this.read(row, field, (cell, { sign }) => readAmount(cell, sign, 'thousands'))
  }

  private textOf(row: ListRow, field: ManifestField, most: number): string | null {
    return this.read(row, field, (cell) => readText(cell, most))
  }

  private gtinOf(row: ListRow): string | null {
    return this.read(row, 'gtin', (cell) => {
      if (textOf(cell) === '') return null
      const reading = readGtin(cell)
      if ('gtin' in reading) {
        if (reading.restored) this.restoredGtins++
        return { value: reading.gtin }
      }
      if (reading.fault === 'check_digit') this.wrongCheckDigits++
      return reading
    })
  }

  private quantityOf(row: ListRow, cartons: number | null, perCarton: number | null): number | null {
    const written = this.countOf(row, 'quantity')
    const quantity = written ?? (cartons !== null && perCarton !== null ? cartons * perCarton : null)
    const format = this.list.formats.get('quantity')
    const isEmpty = textOf(this.cellOf(row, 'quantity')) === '' && !row.broken.has(format?.column.place ?? -1)
    if (quantity === null && format && isEmpty) this.note(row, format, row.merged ? 'merged' : 'missing')
    return quantity
  }

  /** Asking price per unit and per line: as stated, else computed from the price and its basis. */
  private pricesOf(row: ListRow, currency: string | null, counted: Counted) {
    const { quantity, perCarton } = counted
    const written = this.amountOf(row, 'unitPrice')
    if (written !== null && this.list.basis === 'lot') {
      const amount = wholeMinorUnits(written, currency)
      if (amount)
        this.lotPrices.set(`${amount} ${currency}`, { currency, amount, about: this.isAbout(row, ['unitPrice']) })
      return { price: null, total: null }
    }
    const times = timesOf(this.list.basis, counted)
    const format = this.list.formats.get('unitPrice')
    if (format && written !== null && quantity !== null && times === null) this.note(row, format, 'basis')
    const total = this.totalOf(row, currency, times === null || written === null ? null : times * written)
    if (written === null || this.list.basis === 'unit') return { price: written, total }
    if (this.list.basis === 'carton' && counted.unit !== 'XCT' && perCarton !== null)
      return { price: written / perCarton, total }
    return { price: total !== null && quantity ? total / quantity : null, total }
  }

  private totalOf(row: ListRow, currency: string | null, computed: number | null): number | null {
    const written = this.amountIn(row, 'total', currency)
    const format = this.list.formats.get('total')
    if (written === null || computed === null || !format) return written ?? computed
    if (Math.abs(written - computed) > Math.max(written, computed) * TOLERANCE) this.note(row, format, 'differs')
    return written
  }

  /** From its own column, the quantity's heading, or next to the number: "3 840 Stk.". */
  private unitOf(row: ListRow, extra: Record<string, string>): Unit | null {
    const said = this.wordOf(row, 'unit', extra)
    if (said !== null) return unitNamed(said)
    const heading = this.list.formats.get('quantity')?.unit
    if (heading) return heading
    const [, beside = ''] = /\d\s*(\p{L}+)\.?$/u.exec(textOf(this.cellOf(row, 'quantity'))) ?? []
    return unitNamed(this.list.words.unit.get(normalizeWords(beside)))
  }

  private wordOf(row: ListRow, field: 'unit' | 'condition', extra: Record<string, string>): string | null {
    return this.read<string>(row, field, (cell, { column }) => {
      const written = readText(cell, longest.category)
      if (written === null || 'fault' in written) return written
      const known = this.list.words[field].get(normalizeWords(written.value))
      if (known !== undefined) return { value: known }
      extra[column.heading.slice(0, longest.heading) || field] = written.value
      return { fault: 'word' }
    })
  }

  private categoryOf(row: ListRow): string | null {
    const written = this.textOf(row, 'category', longest.category)
    return written === null ? null : (this.list.words.category.get(normalizeWords(written)) ?? written)
  }

  private dayOf(row: ListRow): string | null {
    return this.read<string>(row, 'bestBefore', (cell, { monthFirst }) => {
      if (textOf(cell) === '' || /^[-–—/]+$/.test(textOf(cell))) return null
      const day = dayOf(cell, monthFirst)
      return day === null ? { fault: 'day' } : { value: day }
    })
  }

  private kilograms(row: ListRow, weight: number): number {
    const format = this.list.formats.get('weight')
    const inGrams = format?.inGrams || /\d\s*g(?:r|ramm?s?)?\.?$/i.test(textOf(this.cellOf(row, 'weight')))
    return Math.round(weight * (inGrams ? 1 : 1_000)) / 1_000
  }

  private extraOf(row: ListRow): Record<string, string> {
    const extra: Record<string, string> = {}
    for (const { place, heading } of this.others) {
      const read = readText(row.cells[place] ?? null, longest.extra)
      if (read && 'value' in read) extra[heading.slice(0, longest.heading)] = read.value
    }
    return extra
  }
}

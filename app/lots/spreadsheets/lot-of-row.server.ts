import type { Language } from '../../platform/i18n/languages'
import {
  type Cell,
  type DecimalSign,
  readAmount,
  readCurrency,
  readDay,
  readGtin,
  readMeasure,
  readQuantity,
  textOf,
} from './sheet-cells'
import type { NumberedColumn, SheetColumn, SheetField } from './sheet-columns'
import { readCountry, readWord } from './sheet-words.server'

/** Lot fields by column, to show errors at the right cell. */
export const fieldsOfColumn: Readonly<Record<SheetField, string>> = {
  externalId: 'externalId',
  title: 'texts',
  description: 'texts',
  category: 'categories',
  brand: 'brands',
  condition: 'condition',
  quantity: 'quantity',
  unit: 'unit',
  moq: 'moq',
  step: 'step',
  splittable: 'splittable',
  price: 'price.amount',
  currency: 'currency',
  basis: 'price.basis',
  priceVisibility: 'priceVisibility',
  retailPrice: 'retailPrice',
  costPrice: 'private.costPrice',
  incoterm: 'incoterm',
  place: 'place',
  country: 'stock',
  city: 'stock.city',
  unitsPerCarton: 'packaging.unitsPerCarton',
  cartonsPerPallet: 'packaging.cartonsPerPallet',
  pallets: 'packaging.pallets',
  grossKg: 'packaging.grossKg',
  bestBefore: 'dates',
  useBy: 'dates',
  gtin: 'lines.0.gtin',
  readyFrom: 'readyFrom',
  status: 'status',
  notes: 'private.notes',
}

/** Never guesses: unparsable values are left for the schema to reject. @param language of titles whose heading names none */
export function lotOfRow(cells: readonly Cell[], columns: readonly NumberedColumn[], language: Language): unknown {
  const columnOf = (field: SheetField) => columns.find((column) => column.field === field)
  const cellOf = (field: SheetField): Cell | undefined => {
    const column = columnOf(field)
    const cell = column && cells[column.place]
    return textOf(cell) === '' ? undefined : cell
  }
  const read = <Value>(field: SheetField, as: (cell: Cell, sign: DecimalSign) => Value): Value | undefined => {
    const cell = cellOf(field)
    return cell === undefined ? undefined : as(cell, columnOf(field)?.decimalSign ?? null)
  }
  const text = (field: SheetField) => read(field, textOf)
  const word = (field: SheetField, list: Parameters<typeof readWord>[0] = field as 'unit') =>
    read(field, (cell) => readWord(list, textOf(cell)))
  const currency =
    text('currency')?.toUpperCase() ??
    readCurrency(`${text('price') ?? ''} ${columnOf('price')?.heading ?? ''}`) ??
    'EUR'
  const amount = (field: SheetField) => read(field, (cell, sign) => readAmount(cell, knownCurrency(currency), sign))
  const price = amount('price')
  const brands = listOf(text('brand'))
  const gtin = read('gtin', readGtin)
  const quantity = read('quantity', readQuantity)
  const unit = word('unit')
  return defined({
    externalId: text('externalId'),
    status: word('status'),
    categories: listOf(text('category')).map((one) => readWord('category', one)),
    texts: textsOf(cells, columns, language),
    brands,
    condition: word('condition'),
    quantity,
    unit,
    moq: read('moq', readQuantity),
    step: read('step', readQuantity),
    splittable: word('splittable'),
    packaging: defined({
      unitsPerCarton: read('unitsPerCarton', readMeasure),
      cartonsPerPallet: read('cartonsPerPallet', readMeasure),
      pallets: read('pallets', readMeasure),
      grossKg: read('grossKg', readMeasure),
    }),
    currency,
    price: price === undefined ? undefined : defined({ amount: price, basis: word('basis') }),
    priceVisibility: text('priceVisibility') ?? (price === undefined ? 'on_request' : undefined),
    retailPrice: cellOf('retailPrice') === undefined ? undefined : { from: amount('retailPrice') },
    incoterm: read('incoterm', (cell) => incotermOf(textOf(cell))),
    place: text('place'),
    stock: defined({ country: read('country', (cell) => readCountry(textOf(cell))), city: text('city') }),
    dates: datesOf(read('bestBefore', readDay), read('useBy', readDay)),
    readyFrom: read('readyFrom', readDay),
    lines: gtin === undefined ? undefined : [defined({ gtin, name: text('title'), brand: brands[0], quantity, unit })],
    private: defined({ costPrice: amount('costPrice'), notes: text('notes') }),
  })
}

function textsOf(
  cells: readonly Cell[],
  columns: readonly SheetColumn[],
  language: Language,
): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {}
  for (const { field, language: own, place } of columns) {
    const text = textOf(cells[place])
    if (text === '' || (field !== 'title' && field !== 'description')) continue
    texts[own ?? language] = { ...texts[own ?? language], [field]: text }
  }
  return texts
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/[;,|]/)
    .map((one) => one.trim())
    .filter(Boolean)
}

function incotermOf(text: string): string {
  const code = text.slice(0, 3).toUpperCase()
  return readWord('incoterm', readWord('incoterm', text) === text ? code : text)
}

function datesOf(bestBefore: string | undefined, useBy: string | undefined): unknown {
  if (useBy !== undefined) return { type: 'use_by', min: useBy }
  return bestBefore === undefined ? undefined : { type: 'best_before', min: bestBefore }
}

/** Unknown currencies are rejected elsewhere; amounts are then parsed as euros. */
function knownCurrency(currency: string): string {
  return readCurrency(currency) ?? 'EUR'
}

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

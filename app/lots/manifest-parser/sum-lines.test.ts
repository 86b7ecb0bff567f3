import { expect, test } from 'vitest'
import { detectColumnFormats } from './column-formats'
import type { ManifestColumn, ManifestField, ManifestLine } from './manifest'
import type { LinesRead } from './read-lines'
import { sumLines } from './sum-lines'

const mug = '4006381333931'

const line: ManifestLine = {
  ...{ no: 1, row: 2, gtin: null, sku: null, name: 'Mug', brand: null, size: null, colour: null },
  ...{ quantity: '10', quantityAbout: false, unit: 'H87', unitPrice: null, total: null, priceAbout: false },
  ...{ currency: 'EUR', retailPrice: null, bestBefore: null, unitsPerCarton: null, cartons: null, weightKg: null },
  ...{ condition: null, category: null, extra: {} },
}

function list(lines: readonly Partial<ManifestLine>[], more: Partial<LinesRead> = {}): LinesRead {
  const none = { unread: [], unreadCount: 0, restoredGtins: 0, wrongCheckDigits: 0, lotPrice: null }
  return { ...none, lines: lines.map((each) => ({ ...line, ...each })), ...more }
}

test('sums lists by unit and currency', () => {
  const lists = [
    list(
      [
        { quantity: '1.5', total: 300, gtin: mug },
        { quantity: null },
        { unit: 'KGM', quantity: '0', currency: 'USD', total: 0 },
      ],
      {
        restoredGtins: 1,
        wrongCheckDigits: 2,
      },
    ),
    list(
      [
        { unit: null, total: 5, currency: null, gtin: `0${mug}` },
        { quantity: '2', total: 400, gtin: '96385074' },
      ],
      {
        restoredGtins: 3,
        wrongCheckDigits: 4,
      },
    ),
    list([{ quantity: '4', total: 9_999 }], { lotPrice: { currency: 'PLN', amount: 700, about: true } }),
  ]
  expect(sumLines(lists, [])).toEqual({
    lines: 6,
    quantities: [
      { unit: 'H87', quantity: '7.5', about: false },
      { unit: null, quantity: '10', about: false },
    ],
    values: [
      { currency: 'EUR', amount: 700, about: false },
      { currency: null, amount: 5, about: false },
      { currency: 'PLN', amount: 700, about: true },
    ],
    gtins: 2,
    wrongCheckDigits: 6,
    restoredGtins: 4,
    statedQuantity: null,
  })
})

test.each<[Partial<ManifestLine>, boolean, boolean]>([
  [{ quantityAbout: true }, true, true],
  [{ priceAbout: true }, false, true],
  [{}, false, false],
])('one line with %j makes sums inexact: quantity %s, value %s', (changes, quantityAbout, valueAbout) => {
  const { quantities, values } = sumLines([list([{ total: 1 }, { total: 2, ...changes }])], [])
  expect([quantities[0]?.about, values[0]?.about]).toEqual([quantityAbout, valueAbout])
})

test.each([
  [['10'], null],
  [['12'], '12'],
  [['8', 4.5], '12.5'],
  [['1.200'], '1200'],
  [['12', ''], null],
  [['12', 'none'], null],
])('a list of ten pieces that states %j differs by stating %s', (stated, quantity) => {
  expect(sumLines([list([{}])], stated).statedQuantity).toBe(quantity)
})

test('a stated quantity is not compared where goods are counted in two units, or not at all', () => {
  expect(sumLines([list([{}, { unit: 'KGM' }])], ['12']).statedQuantity).toBeNull()
  expect(sumLines([list([{ quantity: null }])], ['12']).statedQuantity).toBeNull()
})

const words = {
  unit: new Map([
    ['kg', 'KGM'],
    ['stuck', 'H87'],
  ]),
  condition: new Map(),
  category: new Map(),
}

function formats(...columns: [field: ManifestField | null, heading: string, ...cells: (string | number)[]][]) {
  const height = Math.max(...columns.map(([, , ...cells]) => cells.length))
  const rows = Array.from({ length: height }, (_, row) => ({
    ...{ row: row + 2, sheet: null, merged: false, broken: new Map(), currencies: new Map() },
    cells: columns.map(([, , ...cells]) => cells[row] ?? null),
  }))
  const used = columns.map(
    ([field, heading], place): ManifestColumn => ({ place, heading, field, samples: [], confidence: null }),
  )
  return detectColumnFormats(rows, used, words)
}

test('an ambiguous amount follows the decimal sign of other amounts, a quantity does not', () => {
  const found = formats(
    ['quantity', 'Qty', '1.200'],
    ['unitPrice', 'Price', '7.905'],
    ['weight', 'Weight', '1.500'],
    ['total', 'Total', '9,99'],
    [null, 'Note', '1.5'],
  )
  expect([...found].map(([field, { sign, column }]) => [field, sign, column.place])).toEqual([
    ['quantity', null, 0],
    ['unitPrice', ',', 1],
    ['weight', ',', 2],
    ['total', ',', 3],
  ])
  const other = formats(['quantity', 'Qty', '1,5'], ['unitPrice', 'Price', '7.905'], ['retailPrice', 'RRP', '9.99'])
  expect([...other.values()].map(({ sign }) => sign)).toEqual([',', '.', '.'])
  expect(
    [...formats(['quantity', 'Qty', '1,5'], ['unitPrice', 'Price', '7.905']).values()].map(({ sign }) => sign),
  ).toEqual([',', null])
})

test('dates alone may have the month first', () => {
  const found = formats(['bestBefore', 'BBD', '03/31/2027'], ['name', 'Name', '03/31/2027'])
  expect([...found.values()].map(({ monthFirst }) => monthFirst)).toEqual([true, false])
})

test.each([
  ['Weight (g)', true],
  ['Gewicht in gr', true],
  ['Peso [gramm]', true],
  ['Weight/grams ', true],
  ['Weight (kg)', false],
  ['Weighing', false],
  ['g weight', false],
])('“%s” is in grams: %s', (heading, inGrams) => {
  expect(formats(['weight', heading, 1]).get('weight')?.inGrams).toBe(inGrams)
})

test.each([
  ['Menge (kg)', 'KGM', null],
  ['Stück', 'H87', null],
  ['Menge', null, null],
  ['', null, null],
  ['Price EUR', null, 'EUR'],
])('the heading “%s” names the unit %s and the currency %s', (heading, unit, currency) => {
  expect(formats(['quantity', heading, 1]).get('quantity')).toMatchObject({ unit, currency })
})

import { expect, test } from 'vitest'
import type { ManifestField } from './manifest'
import { recogniseColumns } from './recognise-columns'

const [mug, jug] = ['4006381333931', '4006381333948']

const fields = (headings: string, ...rows: string[]) =>
  recogniseColumns(
    headings.split(';'),
    rows.map((row) => row.split(';')),
    null,
  )
    .map(({ field, confidence }) => (field ? `${field} ${confidence}` : '-'))
    .join(', ')

test.each<[string, string, string[], string]>([
  ['numbers of rows', 'Art;Name', ['1;Mug', '2;Jug', '3;Pan'], '-, name sure'],
  ['two numbers', 'Art;Name', ['1;Mug', '2;Jug'], 'sku sure, name sure'],
  ['numbers with a gap', 'Art;Name', ['1;Mug', '2;Jug', '4;Pan'], 'sku sure, name sure'],
  ['Polish stock', 'Nazwa;Stan', ['Kubek;1 200', 'Dzban;5'], 'name sure, quantity sure'],
  ['Polish conditions', 'Nazwa;Stan', ['Kubek;nowy', 'Dzban;5'], 'name sure, condition sure'],
  ['a Polish column of nothing', 'Nazwa;Stan', ['Kubek;'], 'name sure, condition sure'],
  ['what is available of a stock', 'Name;Stock;Available', ['Mug;9;5'], 'name sure, -, quantity sure'],
  ['what is free of a stock', 'Name;Bestand;freier Bestand', ['Mug;9;5'], 'name sure, -, quantity sure'],
  ['the first of two stocks', 'Name;Stock;Qty', ['Mug;9;5'], 'name sure, quantity sure, -'],
  [
    'a total of pieces behind sizes',
    'Name;Price;36;37;38;Total',
    ['Boot;5;1;2;3;6'],
    'name sure, unitPrice sure, size likely, size likely, size likely, quantity likely',
  ],
  ['a total of money', 'Name;Price;Total', ['Boot;5;6,50'], 'name sure, unitPrice sure, total sure'],
  ['a total in a currency', 'Name;Price;Total EUR', ['Boot;5;6'], 'name sure, unitPrice sure, total sure'],
  ['a total of nothing', 'Name;Price;Total', ['Boot;5;'], 'name sure, unitPrice sure, total sure'],
  [
    'a total beside a quantity',
    'Name;Price;Qty;Total',
    ['Boot;5;2;10'],
    'name sure, unitPrice sure, quantity sure, total sure',
  ],
  [
    'a total beside cartons',
    'Name;Price;Cartons;Total',
    ['Boot;5;2;10'],
    'name sure, unitPrice sure, cartons sure, total sure',
  ],
  ['a total without a price', 'Name;Total', ['Boot;10'], 'name sure, total sure'],
  ['barcodes of an unknown heading', 'Name;Z', [`Mug;${mug}`, `Jug;${jug}`], 'name sure, gtin likely'],
  ['one barcode', 'Name;Z', [`Mug;${mug}`], 'name sure, gtin likely'],
  ['one barcode among others', 'Name;Z', [`Mug;${mug}`, 'Jug;17'], 'name sure, -'],
  ['mostly barcodes', 'Name;Z', [`Mug;${mug}`, `Jug;${jug}`, 'Pan;17'], 'name sure, gtin likely'],
  ['some barcodes', 'Name;Z', [`Mug;${mug}`, `Jug;${jug}`, 'Pan;17', 'Pot;18'], 'name sure, -'],
  ['barcodes as article numbers', 'Name;Code', [`Mug;${mug}`, `Jug;${jug}`], 'name sure, gtin likely'],
  [
    'barcodes beside barcodes',
    'EAN;Name;Code',
    [`${mug};Mug;${mug}`, `${jug};Jug;${jug}`],
    'gtin sure, name sure, sku sure',
  ],
  ['barcodes as names', 'Name;Qty', [`${mug};1`, `${jug};2`], 'name sure, quantity sure'],
  ['models in words', 'Art.-Nr.;Modell', ['A-1;Red mug', 'A-2;Blue mug'], 'sku sure, name likely'],
  ['models in numbers', 'Art.-Nr.;Modell', ['A-1;M-1', 'A-2;M-2'], 'sku sure, -'],
  ['models beside names', 'Name;Art.-Nr.;Modell', ['Mug;A-1;Red mug'], 'name sure, sku sure, -'],
  ['articles by number and words', 'Artikel;Bezeichnung', ['A-1;Red mug', 'A-2;Blue mug'], 'sku likely, name likely'],
  ['articles by words and number', 'Artikel;Bezeichnung', ['Red mug;A-1', 'Blue mug;A-2'], 'name sure, -'],
  ['articles by number twice', 'Artikel;Bezeichnung', ['A-1;B-1', 'A-2;B-2'], 'name sure, -'],
  ['articles beside numbers', 'Artikel;Bezeichnung;Art.-Nr.', ['A-1;Red mug;17'], '-, name likely, sku sure'],
  [
    'four in five codes',
    'Artikel;Bezeichnung',
    ['1;A b', '2;A b', '3;A b', '4;A b', 'Mug;A b'],
    'sku likely, name likely',
  ],
  ['three in five codes', 'Artikel;Bezeichnung', ['1;A b', '2;A b', '3;A b', 'Jug;A b', 'Mug;A b'], 'name sure, -'],
  ['long codes', 'Artikel;Bezeichnung', [`${'1'.repeat(25)};Red mug`], 'name sure, -'],
  ['a run of sizes', 'Name;S;M;L', ['Shirt;1;–;3'], 'name sure, size likely, size likely, size likely'],
  ['too few sizes', 'Name;S;M', ['Shirt;1;2'], 'name sure, -, -'],
  ['sizes apart', 'Name;S;M;Remark;L', ['Shirt;1;2;x;3'], 'name sure, -, -, -, -'],
  ['sizes of no pieces', 'Name;S;M;L', ['Shirt;1;2;x'], 'name sure, -, -, -'],
  ['sizes beside a size', 'Name;Size;S;M;L', ['Shirt;M;1;2;3'], 'name sure, size sure, -, -, -'],
  [
    'the longer run of sizes',
    'Name;S;M;L;x;36;37;38;39',
    ['Shirt;1;2;3;y;1;2;3;4'],
    'name sure, -, -, -, -, size likely, size likely, size likely, size likely',
  ],
])('are recognised: %s', (_, headings, rows, expected) => {
  expect(fields(headings, ...rows)).toBe(expected)
})

test('show up to three different samples of their first twenty cells, and may lack a heading', () => {
  const rows = ['a', 'a', '', 'b', 'c', 'd'].map((cell) => [cell, '', ` ${'x'.repeat(70)}`])
  expect(recogniseColumns(['Name', ''], rows, null)).toEqual([
    { place: 0, heading: 'Name', samples: ['a', 'b', 'c'], field: 'name', confidence: 'sure' },
    { place: 2, heading: '', samples: ['x'.repeat(60)], field: null, confidence: null },
  ])
  const late = [...Array(20).fill(['a']), ['b']]
  expect(recogniseColumns(['Name'], late, null)[0]?.samples).toEqual(['a'])
  const later = [...Array(200).fill(['a']), ['a', 'b']]
  expect(recogniseColumns(['Name'], later, null)).toHaveLength(1)
})

test('keep what was found where the team agrees or left it open, and give up a field that it gave away', () => {
  const given = (...chosen: (ManifestField | 'open' | null)[]) =>
    recogniseColumns(['Name', 'Z', 'Qty'], [['Mug', 'x', '5']], { fields: chosen, basis: null, as: 'chosen' }).map(
      ({ field, confidence }) => (field ? `${field} ${confidence}` : (confidence ?? '-')),
    )
  expect(given('open', 'open', 'open')).toEqual(['name sure', '-', 'quantity sure'])
  expect(given('name', null, 'quantity')).toEqual(['name sure', '-', 'quantity sure'])
  expect(given('name', 'sku', null)).toEqual(['name sure', 'sku chosen', '-'])
  expect(given('sku', 'name', 'open')).toEqual(['sku chosen', 'name chosen', 'quantity sure'])
  expect(given('open', 'name', 'open')).toEqual(['-', 'name chosen', 'quantity sure'])
  expect(given()).toEqual(['name sure', '-', 'quantity sure'])
})

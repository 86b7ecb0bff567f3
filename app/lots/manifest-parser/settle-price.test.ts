import { expect, test } from 'vitest'
import { csv, fieldsOf } from './read-samples.suite'

/** Headings of two columns that follow the article and the quantity, and what stands in them. */
const list = (one: string, other: string, cells = ['1,50;2,40', '3,00;4,40'], more = '') =>
  csv(`Artikel;Menge;${one};${other}${more}\nTasse;10;${cells[0]}\nKrug;20;${cells[1]}\n`)

test.each([
  ['EK', 'VK'],
  ['Preis 1', 'Preis 2'],
  ['Cost price EUR', 'Selling price EUR'],
  ['Prix HT EUR', 'Prix HT PLN'],
  ['Price per carton A', 'Price per carton B'],
  ['Gesamtwert', 'Warenwert'],
  ['Verkaufspreis', 'Einkaufspreis'],
  ['سعر البيع', 'سعر الجملة'],
])('chooses neither %s nor %s as the price', async (one, other) => {
  const { lines, totals, reading } = await list(one, other)
  expect(reading?.question?.places).toEqual([2, 3])
  expect(reading?.columns.slice(2).map(({ field, samples }) => [field, samples])).toEqual([
    [null, ['1,50', '3,00']],
    [null, ['2,40', '4,40']],
  ])
  expect(lines).toMatchObject([
    { unitPrice: null, total: null, extra: {} },
    { unitPrice: null, total: null, extra: {} },
  ])
  expect(totals?.values).toEqual([])
})

test.each([
  ['VK netto', 'VK brutto', 'unitPrice', 'retailPrice'],
  ['Preis netto', 'Preis inkl. MwSt', 'unitPrice', null],
  ['Prix HT', 'Prix TTC', 'unitPrice', null],
  ['Preis/Karton', 'Preis/Stück', null, 'unitPrice'],
  ['Price', 'Retail price', 'unitPrice', 'retailPrice'],
])('tells %s and %s apart by their words', async (one, other, ...fields) => {
  const read = await list(one, other)
  expect(fieldsOf(read).slice(2)).toEqual(fields)
  expect(read.reading?.question).toBeNull()
})

test('takes the column that matches the line totals as the price', async () => {
  const read = await list('Preis 1', 'Preis 2', ['1,50;2,40;24,00', '3,00;4,40;88,00'], ';Gesamt')
  expect(fieldsOf(read)).toEqual(['name', 'quantity', null, 'unitPrice', 'total'])
  expect(read.totals?.values).toEqual([{ currency: null, amount: 11_200, about: false }])
})

test('reads no line total while the price is undecided', async () => {
  const read = await list('Preis 1', 'Preis 2', ['1,50;2,40;99,00', '3,00;4,40;99,00'], ';Gesamt')
  expect(read.reading?.question?.places).toEqual([2, 3])
  expect(read.totals?.values).toEqual([])
  expect(read.lines[0]).toMatchObject({ total: null })
})

test('takes two columns with the same prices as one', async () => {
  const read = await list('Preis 1', 'Preis 2', ['1,50;1,50', '3,00;3,00'])
  expect(fieldsOf(read)).toEqual(['name', 'quantity', 'unitPrice', null])
})

test('asks for the price until it is decided', async () => {
  const text = 'Artikel;Menge;EK;VK\nTasse;10;1,50;2,40\n'
  const open = await csv(text, { mapping: { headerRow: 1, fields: ['name', 'quantity', 'open', 'open'] } })
  expect(open.reading?.question?.places).toEqual([2, 3])
  const none = await csv(text, { mapping: { headerRow: 1, fields: ['name', 'quantity', null, null] } })
  expect(none.reading?.question).toBeNull()
  const one = await csv(text, { mapping: { headerRow: 1, fields: ['name', 'quantity', 'open', 'unitPrice'] } })
  expect([one.reading?.question, fieldsOf(one)]).toEqual([null, ['name', 'quantity', null, 'unitPrice']])
})

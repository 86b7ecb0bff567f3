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
])('between %s and %s nothing is chosen', async (one, other) => {
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
])('%s and %s are told apart by their words', async (one, other, ...fields) => {
  const read = await list(one, other)
  expect(fieldsOf(read).slice(2)).toEqual(fields)
  expect(read.reading?.question).toBeNull()
})

test('the value of the line proves which column is the price', async () => {
  const read = await list('Preis 1', 'Preis 2', ['1,50;2,40;24,00', '3,00;4,40;88,00'], ';Gesamt')
  expect(fieldsOf(read)).toEqual(['name', 'quantity', null, 'unitPrice', 'total'])
  expect(read.totals?.values).toEqual([{ currency: null, amount: 11_200, about: false }])
})

test('while the price is in question, the value of the line is none either', async () => {
  const read = await list('Preis 1', 'Preis 2', ['1,50;2,40;99,00', '3,00;4,40;99,00'], ';Gesamt')
  expect(read.reading?.question?.places).toEqual([2, 3])
  expect(read.totals?.values).toEqual([])
  expect(read.lines[0]).toMatchObject({ total: null })
})

test('columns with the same prices are one', async () => {
  const read = await list('Preis 1', 'Preis 2', ['1,50;1,50', '3,00;3,00'])
  expect(fieldsOf(read)).toEqual(['name', 'quantity', 'unitPrice', null])
})

test('an undecided price basis stays a question, a decided one does not', async () => {
  const text = 'Artikel;Menge;EK;VK\nTasse;10;1,50;2,40\n'
  const open = await csv(text, { mapping: { headerRow: 1, fields: ['name', 'quantity', 'open', 'open'] } })
  expect(open.reading?.question?.places).toEqual([2, 3])
  const none = await csv(text, { mapping: { headerRow: 1, fields: ['name', 'quantity', null, null] } })
  expect(none.reading?.question).toBeNull()
  const one = await csv(text, { mapping: { headerRow: 1, fields: ['name', 'quantity', 'open', 'unitPrice'] } })
  expect([one.reading?.question, fieldsOf(one)]).toEqual([null, ['name', 'quantity', null, 'unitPrice']])
})

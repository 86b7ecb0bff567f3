import { expect, test } from 'vitest'
import { csv, read, reasons, sheet } from './read-samples.suite'
import { type SampleCell, xlsxOf } from './sample-sheets.suite'

const shoes: SampleCell[][] = [
  ['Prices in GBP'],
  ['Shoes'],
  ['EAN', 'Article', 'Size', 'Qty', 'Price'],
  ['4006381333931', 'Runner', '41', 20, 12.5],
  ['4006381333948', 'Runner', '42', 30, 12.5],
  [null, 'Total', null, 50, null],
]
const mugs: SampleCell[][] = [
  [null],
  ['Kitchenware'],
  ['Description', 'Colour', 'Cartons', 'Pcs per carton', 'Price per carton'],
  ['Mug', 'blue', 10, 12, 24],
  ['Jug', 'red', 'some', 6, 30],
]
const both = [...shoes, ...mugs]
const names = ({ lines }: Awaited<ReturnType<typeof sheet>>) => lines.map(({ name, quantity }) => [name, quantity])

test('separates lists below one another and reads the first', async () => {
  const list = await sheet(both)
  expect(names(list)).toEqual([
    ['Runner', '20'],
    ['Runner', '30'],
  ])
  expect(list.totals).toMatchObject({ statedQuantity: null, values: [{ currency: 'GBP', amount: 62_500 }] })
  expect(list.reading?.unreadSheets).toEqual([{ name: 'Sheet1!9', title: 'Kitchenware', rows: 2, isList: true }])
})

test('reads a chosen list alone, with row numbers as on the sheet', async () => {
  const list = await sheet(both, {}, { mapping: { sheet: 'Sheet1!9' } })
  expect(names(list)).toEqual([
    ['Mug', '120'],
    ['Jug', null],
  ])
  expect(list.lines[0]).toMatchObject({ row: 10, colour: 'blue', currency: 'GBP', total: 24_000 })
  expect(reasons(list)).toEqual(['number C11'])
  expect(list.reading?.unreadSheets).toMatchObject([{ name: 'Sheet1', rows: 3, isList: true }])
})

test('reads all lists by their own columns and sums them together', async () => {
  const terms = { name: 'Terms', rows: [['Ex works'], ['No returns']] }
  const again = {
    name: 'Photos',
    rows: [
      ['EAN', 'Name', 'Stock', 'Photo'],
      ['4006381333931', 'Runner', 20, 'a.jpg'],
    ],
  }
  const list = await read('list.xlsx', xlsxOf([{ rows: both }, again, terms]), { mapping: { all: true } })
  expect(list.lines.map(({ no, name }) => [no, name])).toEqual([
    [1, 'Runner'],
    [2, 'Runner'],
    [3, 'Mug'],
    [4, 'Jug'],
  ])
  expect(list.totals).toMatchObject({ lines: 4, values: [{ currency: 'GBP', amount: 86_500 }] })
  expect(list.unread).toMatchObject([{ sheet: 'Sheet1!9', row: 11, heading: 'Cartons' }])
  expect(list.reading?.moreSheets).toEqual(['Sheet1!9'])
  expect(list.reading?.unreadSheets.map(({ name }) => name)).toEqual(['Photos', 'Terms'])
})

test('uses a chosen header row, even of a later list', async () => {
  const list = await sheet(both, {}, { mapping: { sheet: 'Sheet1', headerRow: 9 } })
  expect(names(list)).toEqual([
    ['Mug', '120'],
    ['Jug', null],
  ])
})

test('does not take repeated or two-row headings for another list', async () => {
  const repeated = await csv(`EAN;Article;Qty
4006381333931;Mug;10
EAN;Article;Qty
4006381333948;Jug;20
`)
  expect(names(repeated)).toHaveLength(2)
  const grouped = await sheet([
    ['Goods', null, 'Stock', 'Price'],
    ['EAN', 'Name', 'Cartons', 'per piece'],
    ['4006381333931', 'Mug', 20, 0.8],
    ['4006381333948', 'Jug', 10, 1.2],
  ])
  expect([grouped.lines.length, grouped.reading?.unreadSheets]).toEqual([2, []])
})

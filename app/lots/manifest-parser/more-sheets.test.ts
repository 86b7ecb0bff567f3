import { expect, test } from 'vitest'
import { gtinOf, jug, mug, pan, read, reasons } from './read-samples.suite'
import { type SampleCell, type SampleSheet, styles, xlsxOf } from './sample-sheets.suite'

const headings: SampleCell[] = ['EAN', 'Article', 'Qty', 'Price']
const pallet = (name: string, ...rows: SampleCell[][]): SampleSheet => ({ name, rows: [['Stock'], headings, ...rows] })
const first = pallet('Pallet 1', [mug ?? '', 'Mug', 10, 1], [jug ?? '', 'Jug', 20, 2], ['', 'Total', 30, ''])
const second = pallet(
  'Pallet 2',
  [pan ?? '', 'Pan', 5, 4],
  [gtinOf('400638133396'), 'Pot', 'some', 3],
  ['', 'Total', 5, ''],
)
const workbook = (...sheets: SampleSheet[]) => xlsxOf(sheets)

test('reads a sheet with the same headings as part of the list', async () => {
  const list = await read('list.xlsx', workbook(first, second))
  expect(list.reading).toMatchObject({ sheet: 'Pallet 1', moreSheets: ['Pallet 2'], unreadSheets: [] })
  expect(list.lines.map(({ no, row, name }) => [no, row, name])).toEqual([
    [1, 3, 'Mug'],
    [2, 4, 'Jug'],
    [3, 3, 'Pan'],
    [4, 4, 'Pot'],
  ])
  expect(list.totals).toMatchObject({
    quantities: [{ quantity: '35' }],
    values: [{ amount: 7_000 }],
    statedQuantity: null,
  })
  expect([reasons(list), list.unread[0]?.sheet]).toEqual([['number C4'], 'Pallet 2'])
})

test('names unread sheets, copies and extracts with their number of rows', async () => {
  const list = await read(
    'list.xlsx',
    workbook(
      first,
      pallet('Example', [mug ?? '', 'Mug', 10, 1]),
      {
        name: 'Photos',
        rows: [
          ['EAN', 'Name', 'Photo'],
          [mug ?? '', 'Mug', 'a.jpg'],
          [jug ?? '', 'Jug', 'b.jpg'],
        ],
      },
      { name: 'Terms', rows: [['Ex works'], [null], ['No returns']] },
      { name: 'Empty', rows: [] },
    ),
  )
  expect(list.reading?.moreSheets).toEqual([])
  expect(list.reading?.unreadSheets).toEqual([
    { name: 'Example', rows: 1, isList: true, isCopy: true },
    { name: 'Photos', rows: 2 },
    { name: 'Terms', rows: 2 },
  ])
  expect(list.lines).toHaveLength(2)
})

test('reads a chosen sheet alone', async () => {
  const list = await read('list.xlsx', workbook(first, second), {
    mapping: { sheet: 'Pallet 2', alone: true, headerRow: 2 },
  })
  expect(list.reading).toMatchObject({ sheet: 'Pallet 2', unreadSheets: [{ name: 'Pallet 1', rows: 2 }] })
  expect(list.lines).toHaveLength(2)
})

test('sums sheets in different currencies separately', async () => {
  const priced = (name: string, article: string, style: number) =>
    pallet(name, [null, article, 10, { number: 1, style }])
  const list = await read('list.xlsx', workbook(priced('EU', 'Mug', styles.euros), priced('US', 'Jug', styles.dollars)))
  expect(list.totals?.values).toMatchObject([
    { currency: 'EUR', amount: 1_000 },
    { currency: 'USD', amount: 1_000 },
  ])
})

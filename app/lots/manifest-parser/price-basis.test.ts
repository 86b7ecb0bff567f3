import { expect, test } from 'vitest'
import { csv, fieldsOf, reasons } from './read-samples.suite'

const lines = ({ lines: read }: Awaited<ReturnType<typeof csv>>) =>
  read.map(({ unitPrice, total }) => [unitPrice, total])
const values = ({ totals }: Awaited<ReturnType<typeof csv>>) => totals?.values

test('applies a price per case to cases', async () => {
  const list = await csv(
    'EAN,Description,Qty,Units per case,Price per case GBP\n4006381333931,Mug,24000,24,12.60\n4006381333948,Jug,1200,6,9.00\n',
  )
  expect(fieldsOf(list)).toEqual(['gtin', 'name', 'quantity', 'unitsPerCarton', 'unitPrice'])
  expect(list.reading?.price).toEqual({ basis: 'carton', confidence: 'sure' })
  expect(lines(list)).toEqual([
    [52.5, 1_260_000],
    [150, 180_000],
  ])
  expect(values(list)).toEqual([{ currency: 'GBP', amount: 1_440_000, about: false }])
})

test.each([
  ['a column of cartons', 'Article;Cartons;Pcs per carton;Price/ctn\nMug;10;12;6.00\n', 'carton', [50, 6_000]],
  ['goods counted in cartons', 'Article;Qty;Unit;Case price £\nMug;10;carton;6.00\n', 'carton', [600, 6_000]],
  [
    'goods counted in pallets',
    'Article;Menge;Einheit;Preis je Palette\nMug;2;Palette;250,00\n',
    'pallet',
    [25_000, 50_000],
  ],
  [
    'what the sums prove',
    'Article;Qty;VPE;Preis;Gesamt\nMug;120;12;6,00;60,00\nJug;60;6;3,00;30,00\n',
    'carton',
    [50, 6_000],
  ],
  ['a price of the line', 'Article;Qty;Price;Total\nMug;120;60.00;60.00\nJug;60;30.00;30.00\n', 'line', [50, 6_000]],
  [
    'sums against the heading',
    'Article;Qty;VPE;Preis/VPE;Gesamt\nMug;120;12;0,50;60,00\nJug;60;6;0,50;30,00\n',
    'unit',
    [50, 6_000],
  ],
  ['a lot per line', 'Article;Qty;Lot price EUR\nMugs;120;60.00\nJugs;60;90.00\n', 'line', [50, 6_000]],
])('%s', async (_, text, basis, first) => {
  const list = await csv(text)
  expect(list.reading?.price?.basis).toBe(basis)
  expect(lines(list)[0]).toEqual(first)
})

test('counts a price for the whole list once', async () => {
  const list = await csv('Article;Qty;Price per lot EUR\nMug;120;500.00\nJug;60;500.00\n')
  expect(list.reading?.price?.basis).toBe('lot')
  expect(lines(list)).toEqual([
    [null, null],
    [null, null],
  ])
  expect(values(list)).toEqual([{ currency: 'EUR', amount: 50_000, about: false }])
})

test('computes nothing from a price per carton without the number of cartons, and names the cell', async () => {
  const list = await csv('Article;Qty;Price per carton EUR\nMug;120;6.00\n')
  expect(lines(list)).toEqual([[null, null]])
  expect(values(list)).toEqual([])
  expect(reasons(list)).toEqual(['basis C2'])
})

test('prefers a price per piece to one per carton', async () => {
  const list = await csv('Article;Qty;VPE;Price/ctn;Price/pc\nMug;120;12;6.00;0.50\n')
  expect(fieldsOf(list)).toEqual(['name', 'quantity', 'unitsPerCarton', null, 'unitPrice'])
  expect(lines(list)).toEqual([[50, 6_000]])
})

test('applies a chosen price column by the basis in its heading, or by a chosen basis', async () => {
  const text = 'Article;Qty;VPE;Preis je Karton\nMug;120;12;6,00\n'
  const fields = ['name', 'quantity', 'unitsPerCarton', 'unitPrice'] as const
  const chosen = await csv(text, { mapping: { headerRow: 1, fields } })
  expect(lines(chosen)).toEqual([[50, 6_000]])
  const line = await csv(text, { mapping: { headerRow: 1, fields, basis: 'line' } })
  expect([line.reading?.price, lines(line)]).toEqual([{ basis: 'line', confidence: 'chosen' }, [[5, 600]]])
  const remembered = new Map([[line.reading?.signature ?? '', { fields, basis: 'line' as const }]])
  const next = await csv(text, { remembered })
  expect([next.reading?.price, lines(next)]).toEqual([{ basis: 'line', confidence: 'remembered' }, [[5, 600]]])
})

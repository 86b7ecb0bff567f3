import { expect, test } from 'vitest'
import { csv, fieldsOf, reasons, sheet } from './read-samples.suite'
import { styles } from './sample-sheets.suite'

const values = ({ totals }: Awaited<ReturnType<typeof csv>>) => totals?.values

test('cells without a currency take the only one that other cells name', async () => {
  const list = await csv('Artykuł;Ilość;Cena netto\nKubek;10;1,50 zł\nDzban;20;2,00\n')
  expect(list.lines.map(({ currency }) => currency)).toEqual(['PLN', 'PLN'])
  expect(values(list)).toEqual([{ currency: 'PLN', amount: 5_500, about: false }])
})

test('cells without a currency take the one in their heading', async () => {
  const list = await csv('Article;Qty;Price EUR\nMug;10;$1.50\nJug;20;2.00\n')
  expect(values(list)).toEqual([
    { currency: 'USD', amount: 1_500, about: false },
    { currency: 'EUR', amount: 4_000, about: false },
  ])
})

test('cells without a currency stay without one when other cells name two', async () => {
  const list = await csv('Article;Qty;Price\nMug;10;$1.50\nJug;20;€2.00\nPan;1;3.00\n')
  expect(values(list)).toEqual([
    { currency: 'USD', amount: 1_500, about: false },
    { currency: 'EUR', amount: 4_000, about: false },
    { currency: null, amount: 300, about: false },
  ])
})

test('keeps currencies that only cell formats name apart', async () => {
  const list = await sheet([
    ['Article', 'Qty', 'Price'],
    ['Mug', 10, { number: 1.5, style: styles.dollars }],
    ['Jug', 20, { number: 2, style: styles.euros }],
    ['Pan', 1, 3],
  ])
  expect(values(list)).toEqual([
    { currency: 'USD', amount: 1_500, about: false },
    { currency: 'EUR', amount: 4_000, about: false },
    { currency: null, amount: 300, about: false },
  ])
})

test('keeps a total or retail price in another currency as an extra column', async () => {
  const list = await csv('Article;Qty;Price EUR;Value GBP;RRP GBP\nMug;10;1.50;13.00;4.99\n')
  expect(fieldsOf(list)).toEqual(['name', 'quantity', 'unitPrice', null, null])
  expect(list.lines).toMatchObject([
    { currency: 'EUR', total: 1_500, retailPrice: null, extra: { 'Value GBP': '13.00', 'RRP GBP': '4.99' } },
  ])
})

test('names a cell in another currency than the line’s price', async () => {
  const list = await csv('Article;Qty;Price EUR;RRP\nMug;10;1.50;£4.99\nJug;10;1.50;4.99\n')
  expect(list.lines).toMatchObject([{ retailPrice: null }, { retailPrice: 499 }])
  expect(reasons(list)).toEqual(['currency D2'])
})

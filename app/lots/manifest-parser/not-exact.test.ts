import { expect, test } from 'vitest'
import { csv } from './read-samples.suite'

test.each([
  'ca. 40',
  'ca 40 Stk.',
  'circa 40',
  '~40',
  '~ 40 pcs',
  '≈40',
  '±40',
  '+/- 40',
  'approx. 40',
  'about 40',
  'um die 40',
  'rund 40',
  'env. 40',
  'environ 40 pièces',
  '40 environ',
  'aprox. 40',
  'unos 40',
  'około 40',
  'ok. 40 szt.',
  'περίπου 40',
  'حوالي 40',
  '40 تقريباً',
  '40 (ca.)',
])('reads “%s” as about forty', async (written) => {
  const { lines, totals } = await csv(`Article;Qty;Price EUR\nMug;${written};1.50\nJug;2;2.00\n`)
  expect(lines).toMatchObject([
    { quantity: '40', quantityAbout: true, priceAbout: false },
    { quantity: '2', quantityAbout: false },
  ])
  expect(totals).toMatchObject({
    quantities: expect.arrayContaining([expect.objectContaining({ about: true })]),
    values: [{ amount: 6_400, about: true }],
  })
})

test.each(['40', '40 Stk.', '40 cartons', '40 c', 'EUR 40', '40 ok'])('reads “%s” as exact', async (written) => {
  const { lines } = await csv(`Article;Qty\nMug;${written}\n`)
  expect(lines).toMatchObject([{ quantity: '40', quantityAbout: false }])
})

test('an inexact price makes only its own total inexact', async () => {
  const { lines, totals } = await csv('Article;Qty;Price\nMug;10;ca. 1,50 €\nJug;2;$2.00\n')
  expect(lines).toMatchObject([
    { quantityAbout: false, priceAbout: true, unitPrice: 150 },
    { priceAbout: false, unitPrice: 200 },
  ])
  expect(totals).toMatchObject({
    quantities: [{ quantity: '12', about: false }],
    values: [
      { currency: 'EUR', amount: 1_500, about: true },
      { currency: 'USD', amount: 400, about: false },
    ],
  })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStock } from '../lots/open-stock.suite'

const { page, post, write, lotBoxes, visitor } = await openStock()

const sale = (fields: Record<string, string> = {}) =>
  new URLSearchParams({
    submission: randomUUID(),
    kind: 'sold',
    buyer: 'Kowalski',
    'lot.0': '',
    'quantity.0': '840',
    'price.0': '6.50',
    'per.0': 'unit',
    reservation: '',
    ...fields,
  })

async function writeLot() {
  const lot = await write({ splittable: 'free' })
  return { ...lot, path: `/en/team/lots/${lot.reference}` }
}

test('the lot’s page turns a reservation into a sale and cancels the sale', async () => {
  const lot = await writeLot()
  const ids = { 'lot.0': lot.id }
  await post(`${lot.path}/sell`, sale({ ...ids, kind: 'reserved', until: '2099-12-31' }))
  const reserved = await page(lot.path)
  expect(reserved).toContain('Reserved until')
  const [, reservation = ''] = /sell\?reservation=([\da-f-]{36})/.exec(reserved) ?? []
  expect(await page(`${lot.path}/sell?reservation=${reservation}`)).toContain('value="5460.00"')
  const form = sale({ ...ids, reservation, 'price.0': '5500', 'per.0': 'all' })
  await post(`${lot.path}/sell`, form)
  expect((await post(`${lot.path}/sell`, form)).status).toBe(303)
  const sold = await page(lot.path)
  expect(sold).toContain('€5,500.00')
  expect(sold).toContain('3,000 ')
  const [, standing = ''] = /\/sales\/([\da-f-]{36})"/.exec(sold) ?? []
  const undone = await post(`${lot.path}/sales/${standing}`, new URLSearchParams())
  expect(undone.location).toContain('sale=cancelled')
  expect((await post(`${lot.path}/sales/${standing}`, new URLSearchParams())).location).toContain('sale=refused')
  expect(await page(lot.path)).toContain('3,840 ')
})

test('a price below cost is pointed out and still sells', async () => {
  const lot = await writeLot()
  const path = `${lot.path}/sell`
  const form = sale({ 'lot.0': lot.id, 'price.0': '5.00', buyer: ' ' })
  expect((await post(path, form)).html).toContain('Price below cost price')
  form.set('buyer', 'Kowalski')
  expect((await post(path, form)).status).toBe(303)
  expect(await page(lot.path)).toContain('€4,200.00')
})

test('the lot’s form cannot set a lot to sold', async () => {
  const lot = await writeLot()
  const html = await page(lot.path)
  expect(html).not.toContain('<option value="sold"')
  const boxes = lotBoxes(html)
  boxes.set('status', 'sold')
  const refused = await post(lot.path, boxes)
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Use Sell or Reserve')
})

test('a sold lot stays sold until the sale is undone', async () => {
  const lot = await writeLot()
  await post(`${lot.path}/sell`, sale({ 'lot.0': lot.id, 'quantity.0': '3840' }))
  const boxes = lotBoxes(await page(lot.path))
  boxes.set('status', 'published')
  const refused = await post(lot.path, boxes)
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Undo that under Sales first')
})

test.each(['', '/sell', '/manifest'])('an address that names no lot leads to the list: “%s”', async (page) => {
  const answer = await visitor.send(`/en/team/lots/nothing${page}`)
  expect(answer.headers.get('location')).toBe('/en/team/lots')
})

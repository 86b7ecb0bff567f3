import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInToOffice } from '../../../tests/account-visitor'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { findItem } from '../items/find-items.server'
import { openInbox } from '../triage/open-inbox.suite'

const { app, services, db, only, act, rui } = await openInbox()
const office = await signInToOffice(app, 'ines@stocklot.example')
const colleague = await signInToOffice(app, 'rui@stocklot.example')

beforeEach(async () => {
  await db.execute(sql`truncate lots, audit_entries cascade`)
})

/** An enquiry about part of a lot of 3,840 pairs that cost 5.12 each. */
async function receiveEnquiry(language = 'en') {
  const [written] = await writeLots(services, [
    { lot: sampleInput({ splittable: 'free', restrictions: [], priceVisibility: 'public' }) },
  ])
  if (!written || written.result === 'rejected') throw new Error('no lot')
  const answer = await app.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Piotr Kowalski',
      company: 'Kowalski Sp. z o.o.',
      email: 'piotr@kowalski.example',
      country: 'PL',
      language,
      items: [
        {
          lot: written.reference,
          quantity: '100',
          unit: 'XCT',
          targetPrice: { amount: 700, currency: 'EUR', basis: 'unit' },
        },
      ],
      honeypot: '',
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return { lot: written, item: await only() }
}

const page = async (path: string) => (await office.send(path)).text()

async function post(path: string, fields: Record<string, string>, visitor = office) {
  const answer = await visitor.send(path, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

async function now(itemId: string) {
  const item = await findItem(services, itemId)
  if (!item) throw new Error('no item')
  return item
}

const lotNow = async () =>
  (
    await db.execute<{ status: string; quantity: string }>(
      sql`select status, quantity::float::text as quantity from lots`,
    )
  ).rows[0]

const sale = (item: { id: string; version: number }, lot: { id: string }, fields: Record<string, string> = {}) => ({
  item: `${item.id}:${item.version}`,
  submission: randomUUID(),
  kind: 'sold',
  buyer: 'Kowalski Sp. z o.o.',
  'lot.0': lot.id,
  'quantity.0': '1200',
  'price.0': '7.00',
  'per.0': 'unit',
  ...fields,
})

describe('winning an enquiry', () => {
  test('asks for quantity, buyer and price, filled in from the enquiry', async () => {
    const { item } = await receiveEnquiry()
    const chosen = await post(`/en/team/inbox/${item.id}`, {
      intent: 'state',
      state: 'won',
      item: `${item.id}:${item.version}`,
    })
    expect(chosen).toMatchObject({ status: 303, location: `/en/team/inbox/${item.id}/sell?state=won` })
    expect(await now(item.id)).toMatchObject({ state: 'new' })
    const html = await page(`/en/team/inbox/${item.id}/sell?state=won`)
    for (const value of ['value="1200"', 'value="7.00"', 'value="Kowalski Sp. z o.o."', '3,840'])
      expect(html).toContain(value)
  })

  test('updates the lot, the state, the margin and the audit trail', async () => {
    const { item, lot } = await receiveEnquiry()
    const done = await post(`/en/team/inbox/${item.id}/sell`, sale(item, lot))
    expect(done.status).toBe(303)
    expect(await now(item.id)).toMatchObject({ state: 'won' })
    expect(await lotNow()).toEqual({ status: 'published', quantity: '2640' })
    const html = await page(`/en/team/lots/${lot.reference}`)
    for (const text of ['Kowalski Sp. z o.o.', '€8,400.00', '€2,256.00', '26.9%', '2,640']) expect(html).toContain(text)
    expect(await page('/en/team/audit')).toContain('Lot sold')
  })

  test('is reversed by undo or another state, and the goods are on sale again', async () => {
    const { item, lot } = await receiveEnquiry()
    const { location } = await post(`/en/team/inbox/${item.id}/sell`, sale(item, lot, { 'quantity.0': '3840' }))
    expect(await lotNow()).toEqual({ status: 'sold', quantity: '3840' })
    const did = new URL(location ?? '', 'http://localhost').searchParams.get('did') ?? ''
    await post(`/en/team/inbox/${item.id}`, { undo: did })
    expect(await lotNow()).toEqual({ status: 'published', quantity: '3840' })
    expect(await now(item.id)).toMatchObject({ state: 'new' })

    await post(`/en/team/inbox/${item.id}/sell`, sale(await now(item.id), lot))
    const won = await now(item.id)
    const lost = await act({ intent: 'state', state: 'lost', reason: 'price' }, [won])
    expect(await lotNow()).toEqual({ status: 'published', quantity: '3840' })
    expect(lost).toMatchObject({ done: 1 })
  })

  test('turns a reservation into a sale of the same goods', async () => {
    const { item, lot } = await receiveEnquiry()
    const reserve = { kind: 'reserved', until: '2099-12-31', 'quantity.0': '3840' }
    await post(`/en/team/inbox/${item.id}/sell`, sale(item, lot, reserve))
    expect(await lotNow()).toEqual({ status: 'on_option', quantity: '3840' })
    const held = await now(item.id)
    expect(held).toMatchObject({ state: 'on_option' })
    expect(await page(`/en/team/inbox/${item.id}/sell?state=won`)).toContain('value="3840"')
    await post(`/en/team/inbox/${item.id}/sell`, sale(held, lot, { 'quantity.0': '3000' }))
    expect(await lotNow()).toEqual({ status: 'published', quantity: '840' })
  })
})

test('a sale that is sent again, because its answer was lost, counts once', async () => {
  const { item, lot } = await receiveEnquiry()
  const fields = sale(item, lot)
  await post(`/en/team/inbox/${item.id}/sell`, fields)
  const again = await post(`/en/team/inbox/${item.id}/sell`, fields)
  expect(again).toMatchObject({ status: 303, location: `/en/team/inbox/${item.id}` })
  expect(await lotNow()).toEqual({ status: 'published', quantity: '2640' })
})

describe('a refused sale', () => {
  test('keeps the typed values and shows the reason', async () => {
    const { item, lot } = await receiveEnquiry()
    const none = await post(`/en/team/inbox/${item.id}/sell`, sale(item, lot, { 'price.0': 'cheap', buyer: ' ' }))
    expect(none.status).toBe(422)
    expect(none.html).toContain('value="cheap"')
    const much = await post(`/en/team/inbox/${item.id}/sell`, sale(item, lot, { 'quantity.0': '4000' }))
    expect(much.status).toBe(409)
    expect(much.html).toMatch(/only 3,?840 left/)
    expect(await now(item.id)).toMatchObject({ state: 'new', version: item.version })
  })

  test('reaches the later of two colleagues who sell the last pieces at once', async () => {
    const { item, lot } = await receiveEnquiry()
    const answers = await Promise.all([
      post(`/en/team/inbox/${item.id}/sell`, sale(item, lot, { 'quantity.0': '2000' })),
      post(`/en/team/lots/${lot.reference}/sell`, sale(item, lot, { 'quantity.0': '2000' }), colleague),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(answers.find(({ status }) => status === 409)?.html).toMatch(/only 1,?840 left/)
    expect(await lotNow()).toMatchObject({ quantity: '1840' })
  })

  test('cannot be recorded by a state alone', async () => {
    const { item } = await receiveEnquiry()
    await expect(act({ intent: 'state', state: 'won', reason: null }, [item], rui)).rejects.toMatchObject({
      errors: { state: ['sales.sell_again'] },
    })
  })
})

test('a reply cannot sell goods, and setting another state cancels the sale', async () => {
  const { item, lot } = await receiveEnquiry()
  const reply = async (afterwards: string) => {
    const { version } = await now(item.id)
    const text = { intent: 'reply', subject: 'Your enquiry', text: 'Hello', afterwards }
    return post(`/en/team/inbox/${item.id}`, { ...text, item: `${item.id}:${version}` })
  }
  expect((await reply('won')).status).toBe(422)
  await post(`/en/team/inbox/${item.id}/sell`, sale(item, lot))
  expect((await reply('quoted')).status).toBe(303)
  expect(await lotNow()).toEqual({ status: 'published', quantity: '3840' })
})

test('a quotation starts with number, goods, quantity and our price', async () => {
  const { item, lot } = await receiveEnquiry()
  const html = await page(`/en/team/inbox/${item.id}?reply=quote`)
  expect(html).toContain(`Thank you for your enquiry ${item.reference}`)
  expect(html).toContain(`${lot.reference} Men’s running shoes, sizes 40–46: 1,200 pairs, €7.90 per`)
  expect(html).toContain('name="afterwards" value="quoted"')
})

test('a quotation does not offer what is sold', async () => {
  const { item, lot } = await receiveEnquiry()
  await post(`/en/team/lots/${lot.reference}/sell`, sale(item, lot, { 'quantity.0': '3840' }))
  const html = await page(`/en/team/inbox/${item.id}?reply=quote`)
  expect(html).toContain(`${lot.reference} Men’s running shoes, sizes 40–46: Sold`)
})

test('an enquiry names its lots in the colleague’s language, and its reply in the buyer’s', async () => {
  const { item, lot } = await receiveEnquiry('de')
  for (const path of ['/en/team/inbox', `/en/team/inbox/${item.id}`]) {
    const html = await page(path)
    expect(html, path).toContain('Men’s running shoes')
    expect(html, path).not.toContain('Herren-Laufschuhe')
  }
  expect(await page('/de/team/inbox')).toContain('Herren-Laufschuhe')
  const quote = await page(`/en/team/inbox/${item.id}?reply=quote`)
  expect(quote).toContain(`${lot.reference} Herren-Laufschuhe`)
})

test('a buyer’s enquiry offers the templates of a sale, not those of a purchase', async () => {
  const { item } = await receiveEnquiry()
  const html = await page(`/en/team/inbox/${item.id}?reply=unavailable`)
  expect(html).toContain(`Thank you for your enquiry ${item.reference}. Unfortunately`)
  const offered = [...html.matchAll(/[?]reply=(\w+)#reply"/g)].map(([, name]) => name)
  expect(offered).toEqual(['question', 'quote', 'unavailable'])
})

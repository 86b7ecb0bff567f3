import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'

const app = await openTestApp()
const { db } = app.services
afterAll(() => app.close())
beforeEach(async () => {
  await db.execute(sql`truncate offers, mails, reference_counters, rate_limits cascade`)
})

const offer = {
  name: 'Ines Duarte',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 000 0000',
  description: 'Olives in jars',
}
const details = {
  categories: ['food'],
  quantity: '1200.5',
  unit: 'KGM',
  condition: 'new_a',
  askingPrice: 345,
  currency: 'EUR',
  askingPriceBasis: 'kg',
  incoterm: 'FCA',
  country: 'PT',
  place: 'Porto',
  bestBefore: '2027-03-31',
  restrictions: [
    { rule: 'deny', countries: [], channels: ['marketplace'] },
    { rule: 'deny', countries: ['ES'], channels: [] },
  ],
}

async function send(changes: object, key: string = randomUUID()) {
  const answer = await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...offer, ...changes }),
  })
  const body: { reference: string; code: string; errors: Record<string, string[]> } = await answer.json()
  return { status: answer.status, body }
}

async function stored(): Promise<Record<string, unknown>[]> {
  const answer = await app.request('/api/team/offers', { headers: { authorization: `Bearer ${teamToken}` } })
  const page: { items: Record<string, unknown>[] } = await answer.json()
  return page.items
}

test('stores optional details and returns them to the team unchanged', async () => {
  expect((await send(details)).status).toBe(201)
  expect(await stored()).toMatchObject([details])
})

test('returns null for each detail that an offer lacks', async () => {
  expect((await send({ categories: null, quantity: null, country: null, restrictions: null })).status).toBe(201)
  expect(await stored()).toMatchObject([
    {
      ...Object.fromEntries(Object.keys(details).map((field) => [field, null])),
      categories: [],
      restrictions: [],
    },
  ])
})

test('counts pieces and prices per unit by default', async () => {
  await send({ quantity: 2112, askingPrice: 1_250, currency: 'USD' })
  expect(await stored()).toMatchObject([{ quantity: '2112', unit: 'H87', askingPriceBasis: 'unit', currency: 'USD' }])
})

test.each([
  ['categories', { categories: ['food', 'garden', 'toys', 'shoes'] }],
  ['categories.0', { categories: ['weapons'] }],
  ['quantity', { quantity: '0', unit: 'H87' }],
  ['quantity', { quantity: '12,5' }],
  ['quantity', { quantity: '123456789012' }],
  ['quantity', { unit: 'XPX' }],
  ['unit', { quantity: '1', unit: 'barrels' }],
  ['condition', { condition: 'shiny' }],
  ['askingPrice', { askingPrice: 12.5, currency: 'EUR' }],
  ['askingPrice', { askingPrice: -1, currency: 'EUR' }],
  ['askingPrice', { currency: 'EUR' }],
  ['currency', { askingPrice: 1_250 }],
  ['currency', { askingPrice: 1_250, currency: 'XXX' }],
  ['incoterm', { incoterm: 'DAF' }],
  ['country', { country: 'Portugal' }],
  ['place', { place: 'Porto\nBcc: x@y.example' }],
  ['place', { place: 'x'.repeat(201) }],
  ['bestBefore', { bestBefore: '2027-02-30' }],
  ['bestBefore', { bestBefore: '0000-01-01' }],
  ['restrictions.0', { restrictions: [{ rule: 'deny' }] }],
  ['restrictions.0.channels.0', { restrictions: [{ rule: 'deny', channels: ['amazon'] }] }],
  ['restrictions', { restrictions: Array(21).fill(details.restrictions[0]) }],
])('refuses an invalid %s and names it: %j', async (field, changes) => {
  const { status, body } = await send(changes)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await stored()).toEqual([])
})

test('refuses unknown fields by name and stores nothing', async () => {
  const { status, body } = await send({
    askingprice: 350_000,
    constructor: 'x',
    restrictions: [{ ...details.restrictions[0], note: 'x' }],
  })
  expect([status, Object.keys(body.errors).sort()]).toEqual([
    422,
    ['askingprice', 'constructor', 'restrictions.0.note'],
  ])
  expect(await stored()).toEqual([])
})

test('refuses a used key when only the price differs', async () => {
  const key = randomUUID()
  expect((await send(details, key)).status).toBe(201)
  expect((await send(details, key)).status).toBe(201)
  expect(await send({ ...details, askingPrice: 346 }, key)).toMatchObject({
    status: 422,
    body: { code: 'sell_form.key_reused' },
  })
})

test('puts the details into the team’s mail, but not into the mail to an unconfirmed address', async () => {
  await send({ ...details, language: 'de' })
  const mails = await readMails(db, sql`true`)
  const text = (kind: string) => mails.find((mail) => mail.kind === kind)?.text.replaceAll('\u00a0', ' ')
  for (const part of ['Food', '1,200.5 kg', 'New, original packaging', '€3.45 per kg', 'FCA', 'Porto, Portugal'])
    expect(text('offer.team')).toContain(part)
  expect(text('offer.team')).toContain('31 March 2027')
  expect(text('offer.team')).toContain('Not for resale through: Online marketplaces.')
  expect(text('offer.seller')).toContain('O-')
  expect(text('offer.seller')).not.toMatch(/1\.200|3,45|Porto/)
})

describe('the database refuses invalid details', () => {
  test.each([
    sql`categories = array['Weapons!']`,
    sql`quantity = 0`,
    sql`unit = null`,
    sql`asking_price = 0`,
    sql`currency = null`,
    sql`asking_price_basis = 'barrel'`,
    sql`incoterm = 'DAF'`,
    sql`country = 'pt'`,
    sql`best_before = '0001-01-01'`,
    sql`details = '[]'`,
  ])('%#', async (change) => {
    await send(details)
    await expect(db.execute(sql`update offers set ${change}`)).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})

test('the OpenAPI description contains every detail', async () => {
  const answer = await app.request('/api/openapi.json')
  const {
    components,
  }: { components: { schemas: Record<string, { properties: object; additionalProperties?: boolean }> } } =
    await answer.json()
  expect(components.schemas.Offer?.additionalProperties).toBe(false)
  for (const field of Object.keys(details)) {
    expect(components.schemas.Offer?.properties).toHaveProperty(field)
    expect(components.schemas.TeamOffer?.properties).toHaveProperty(field)
  }
})

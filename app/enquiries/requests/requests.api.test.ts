import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
afterAll(() => app.close())
beforeEach(async () => {
  await app.services.db.execute(
    sql`truncate buying_requests, buying_request_events, mails, rate_limits, reference_counters cascade`,
  )
})

const short = {
  name: 'Amira Haddad',
  company: 'Haddad Trading',
  email: 'amira@haddad.example',
  country: 'DE',
  text: 'Sandals for summer,\nwomen only.',
}
const whole = {
  ...short,
  phoneNumber: '0049 30 123456',
  vatId: 'de 136.695.976',
  categories: ['sport', 'shoes', 'shoes'],
  brands: ['Birkensohle'],
  keywords: ['sandals', 'cork'],
  gtins: ['4006381333931'],
  conditions: ['new_b', 'new_a'],
  quantity: { min: '1200', max: '5000.5', unit: 'PR' },
  maximumPrice: { amount: 1250, currency: 'EUR', basis: 'unit' },
  goodsFrom: ['PT', 'ES'],
  resale: { countries: ['AE'], channels: ['export', 'wholesale'] },
  delivery: { country: 'AE', postcode: '12345', incoterm: 'CIF' },
  until: '2099-12-31',
  language: 'fr',
}

async function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.request('/api/requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function list(kind: 'requests' | 'outbox', query = '') {
  const answer = await app.request(`/api/team/${kind}${query}`, { headers: { authorization: `Bearer ${teamToken}` } })
  const page: { items: Record<string, unknown>[]; nextCursor: string | null } = await answer.json()
  return { status: answer.status, ...page }
}

async function faultsOf(change: Record<string, unknown>) {
  const answer = await send({ ...short, ...change })
  const { errors }: { errors?: Record<string, string[]> } = await answer.json()
  return { status: answer.status, errors }
}

describe('a buying request', () => {
  test('of the shortest kind is stored, numbered and promised an answer', async () => {
    const sent = await send(short)
    expect(sent.status).toBe(201)
    const receipt = await sent.json()
    expect(receipt).toMatchObject({
      reference: expect.stringMatching(/^B-\d{4}-0001$/),
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect((await list('requests')).items).toMatchObject([
      {
        ...short,
        ...receipt,
        status: 'new',
        channel: 'api',
        language: 'en',
        phoneNumber: null,
        vatId: null,
        categories: [],
        quantity: null,
        maximumPrice: null,
        delivery: { country: null, postcode: null, incoterm: null },
        until: null,
        history: [{ kind: 'submitted', who: 'buyer', data: { channel: 'api' } }],
      },
    ])
  })

  test('with everything comes back to the team as it was understood', async () => {
    expect((await send(whole, { 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await list('requests')).items).toMatchObject([
      {
        ...whole,
        channel: 'web',
        phoneE164: '+4930123456',
        vatId: 'DE136695976',
        categories: ['shoes', 'sport'],
        conditions: ['new_a', 'new_b'],
        goodsFrom: ['ES', 'PT'],
      },
    ])
  })

  test('is mailed to the team, who answer the buyer, and confirmed to the buyer, who answers a person', async () => {
    await send(whole)
    const [buyer, team] = (await list('outbox')).items
    expect(team).toMatchObject({ kind: 'request.team', to: 'office@stocklot.example' })
    expect(team?.subject).toMatch(/^Buying request B-\d{4}-0001: Haddad Trading$/)
    for (const part of [
      ...['Amira Haddad', 'amira@haddad.example', '+4930123456', 'DE136695976', 'Germany', 'French', 'women only.'],
      ...['Shoes · Sport accessories', 'Birkensohle', 'sandals · cork', '4006381333931', '1,200 to 5,000.5 pairs'],
      ...['€12.50 per unit', 'Spain · Portugal', 'Export · Wholesale', 'CIF · United Arab Emirates · 12345'],
      '31 December 2099',
    ])
      expect(team?.text).toContain(part)
    expect(buyer).toMatchObject({ kind: 'request.buyer', to: 'amira@haddad.example' })
    expect(buyer?.subject).toMatch(/^Nous avons bien reçu votre demande d’achat B-\d{4}-0001$/)
    expect(buyer?.text).toContain('Tomas Lindqvist')
    // The address is unverified.
    expect(buyer?.text).not.toMatch(/women only|Amira Haddad/)
    const { rows } = await app.services.db.execute<{ reply_to: unknown }>(sql`select reply_to from mails order by kind`)
    expect(rows.map((row) => row.reply_to)).toEqual([
      { name: 'Tomas Lindqvist', address: 'tomas@stocklot.example' },
      { name: 'Amira Haddad', address: 'amira@haddad.example' },
    ])
  })

  test('that is not mailed is not stored either', async () => {
    await app.services.db.execute(sql`alter table mails rename to mails_away`)
    const sent = await send(short)
    await app.services.db.execute(sql`alter table mails_away rename to mails`)
    expect(sent.status).toBe(500)
    expect((await list('requests')).items).toEqual([])
  })

  test('sent three times at once and once more under one key is one request, with one answer', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([send(whole, key), send(whole, key), send(whole, key)])
    answers.push(await send({ ...whole, language: 'ar' }, key))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect((await list('requests')).items).toHaveLength(1)
    expect((await list('outbox')).items).toHaveLength(2)
  })

  test('that was changed after going back in the browser is another one, not a lost one', async () => {
    const key = { 'idempotency-key': randomUUID() }
    await send(short, key)
    await send({ ...short, text: 'And boots?' }, key)
    const { items } = await list('requests')
    expect(items.map((item) => String(item.reference).slice(-4))).toEqual(['0002', '0001'])
  })
})

describe('what is not right is named', () => {
  test('what is missing, all at once', async () => {
    const sent = await send({ vatId: 'DE136695978', country: 'DE' })
    expect(sent.status).toBe(422)
    expect(sent.headers.get('content-type')).toBe('application/problem+json')
    expect(await sent.json()).toMatchObject({
      type: 'urn:stocklot:problem:invalid-input',
      errors: {
        name: ['validation.required'],
        company: ['validation.required'],
        email: ['validation.required'],
        text: ['validation.required'],
        vatId: ['validation.vat_id'],
      },
    })
  })

  test.each<[Record<string, unknown>, Record<string, string[]>]>([
    [{ country: 'XX' }, { country: ['validation.required'] }],
    [{ categories: ['toys', 'weapons'] }, { 'categories.1': ['validation.choice'] }],
    [{ gtins: ['4006381333931', '4006381333930'] }, { 'gtins.1': ['validation.gtin'] }],
    [{ conditions: ['shiny'] }, { 'conditions.0': ['validation.choice'] }],
    [{ quantity: { unit: 'PR' } }, { 'quantity.min': ['validation.quantity'] }],
    [{ quantity: { min: '5', max: '4', unit: 'PR' } }, { 'quantity.max': ['validation.range'] }],
    [{ quantity: { min: '1.2345', unit: 'KGM' } }, { 'quantity.min': ['validation.quantity'] }],
    [{ quantity: { min: '123456789012', unit: 'KGM' } }, { 'quantity.min': ['validation.quantity'] }],
    [{ quantity: { min: '5', unit: 'dozen' } }, { 'quantity.unit': ['validation.choice'] }],
    [
      { maximumPrice: { amount: 12.5, currency: 'EUR', basis: 'unit' } },
      { 'maximumPrice.amount': ['validation.price'] },
    ],
    [
      { maximumPrice: { amount: 12, currency: 'XYZ', basis: 'unit' } },
      { 'maximumPrice.currency': ['validation.choice'] },
    ],
    [{ goodsFrom: ['Spain'] }, { 'goodsFrom.0': ['validation.choice'] }],
    [{ resale: { channels: ['darknet'] } }, { 'resale.channels.0': ['validation.choice'] }],
    [{ delivery: { incoterm: 'DDU' } }, { 'delivery.incoterm': ['validation.choice'] }],
    [{ until: '2026-02-30' }, { until: ['validation.date'] }],
    [{ until: '2020-01-31' }, { until: ['validation.past_day'] }],
    [{ vatId: 'NL004495446B01' }, { vatId: ['validation.vat_id'] }],
    [{ name: 'Amira\r\nBcc: everyone@victim.example' }, { name: ['validation.text'] }],
    [{ email: 'amira@haddad' }, { email: ['validation.email'] }],
    [{ text: 'x'.repeat(10_001) }, { text: ['validation.too_long'] }],
  ])('%j', async (change, errors) => {
    expect(await faultsOf(change)).toEqual({ status: 422, errors })
    expect((await list('requests')).items).toEqual([])
    expect((await list('outbox')).items).toEqual([])
  })

  test('a body that cannot be read, or is too large', async () => {
    expect((await send('{"name":')).status).toBe(400)
    expect((await send('[]')).status).toBe(422)
    expect((await send(short, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
    expect((await send(short, { 'idempotency-key': 'two words' })).status).toBe(422)
  })
})

test('the last day of a request may be today, where the company is', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(app.services.now())
  expect((await send({ ...short, until: today })).status).toBe(201)
})

test('a machine is thanked, stored apart, and nobody is mailed', async () => {
  const now = app.services.now().getTime()
  expect((await send({ ...short, honeypot: 'https://pills.example' })).status).toBe(201)
  for (const issuedAt of [String(now - 1_000), 'soon', '', String(now + 86_400_000)])
    expect((await send({ ...short, issuedAt })).status).toBe(201)
  expect((await send({ ...short, issuedAt: String(now - 60_000) }, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(
    201,
  )
  const { items } = await list('requests')
  expect(items.map((item) => [item.status, item.quarantineReason])).toEqual([
    ['new', null],
    ...Array(4).fill(['quarantined', 'too_fast']),
    ['quarantined', 'honeypot'],
  ])
  expect((await list('outbox')).items).toHaveLength(2)
})

test('five requests a minute from one address; the next is told when to come back', async () => {
  // Rate-limit windows start on the minute; none may end during a test.
  app.passTime(60_000 - (app.services.now().getTime() % 60_000))
  const visitor = { 'x-forwarded-for': '203.0.113.9' }
  for (let count = 0; count < 5; count++) expect((await send(short, visitor)).status).toBe(201)
  const sixth = await send(short, visitor)
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(short, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(201)
  app.passTime(60_000)
  expect((await send(short, visitor)).status).toBe(201)
})

test('the team reads requests page by page, newest first, and nobody else does', async () => {
  for (const text of ['first', 'second', 'third']) await send({ ...short, text })
  const first = await list('requests', '?limit=2')
  expect(first.items.map((item) => item.text)).toEqual(['third', 'second'])
  const last = await list('requests', `?limit=2&cursor=${first.nextCursor}`)
  expect(last.items.map((item) => item.text)).toEqual(['first'])
  expect(last.nextCursor).toBeNull()
  expect((await list('requests', '?cursor=nonsense')).status).toBe(422)
  for (const authorization of ['', 'Bearer wrong'])
    expect((await app.request('/api/team/requests', { headers: { authorization } })).status).toBe(401)
})

test('the database itself keeps out what makes no sense', async () => {
  await send(whole)
  const { db } = app.services
  for (const change of [
    sql`categories = array['weapons']`,
    sql`conditions = array['shiny']`,
    sql`quantity_max = 1`,
    sql`quantity_unit = null`,
    sql`price_currency = null`,
    sql`price_amount = -1`,
    sql`country = 'Spain'`,
    sql`status = 'quarantined'`,
    sql`company = ''`,
  ])
    await expect(db.execute(sql`update buying_requests set ${change}`), String(change)).rejects.toThrow()
})

test('both calls are described, with every field', async () => {
  const document: { paths: Record<string, unknown>; components: { schemas: Record<string, unknown> } } = await (
    await app.request('/api/openapi.json')
  ).json()
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/requests', '/api/team/requests']))
  for (const field of Object.keys(whole))
    expect(JSON.stringify(document.components.schemas.BuyingRequest)).toContain(`"${field}"`)
})

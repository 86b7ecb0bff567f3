import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { enquiryCalls, enquirySuite } from '../buyers/enquiry-api.suite'

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

const { send, list, faultsOf } = enquiryCalls(app, 'requests')
enquirySuite(app, 'requests', { short, whole, text: 'text', schema: 'BuyingRequest' })

describe('a buying request', () => {
  test('with required fields only is stored, numbered and promised an answer', async () => {
    const sent = await send(short)
    expect(sent.status).toBe(201)
    const receipt = await sent.json()
    expect(receipt).toMatchObject({
      reference: expect.stringMatching(/^B-\d{4}-0001$/),
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect((await list()).items).toMatchObject([
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

  test('with every field reaches the team as it was read', async () => {
    expect((await send(whole, { 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await list()).items).toMatchObject([
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

  test('is mailed to the team and confirmed to the buyer, and replies reach the right person', async () => {
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
})

describe('names invalid fields', () => {
  test('lists all missing fields at once', async () => {
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
    expect(await faultsOf({ ...short, ...change })).toEqual({ status: 422, errors })
    expect((await list()).items).toEqual([])
    expect((await list('outbox')).items).toEqual([])
  })
})

test('a request may end today in the company’s time zone', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(app.services.now())
  expect((await send({ ...short, until: today })).status).toBe(201)
})

test('the database refuses invalid requests', async () => {
  await send(whole)
  const { db } = app.services
  for (const change of [
    sql`categories = array['Big guns']`,
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

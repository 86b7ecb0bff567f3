import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { enquiryCalls, enquirySuite } from '../buyers/enquiry-api.suite'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
afterAll(() => app.close())

/** Creates or replaces a lot and resolves with its number. */
async function stored(changes: Record<string, unknown>): Promise<string> {
  const [written] = await writeLots(app.services, [{ lot: sampleInput(changes) }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  return written.reference
}

const shoes = await stored({ externalId: 'shoes', splittable: 'by_carton', moq: 480, step: 24 })
const toys = await stored({
  externalId: 'toys',
  categories: ['toys'],
  texts: { en: { title: 'Wooden blocks' }, fr: { title: 'Cubes en bois' } },
  priceVisibility: 'public',
  price: { amount: 312, tiers: [] },
  restrictions: [],
  splittable: 'whole_only',
})

beforeEach(async () => {
  const { db } = app.services
  await db.execute(sql`truncate inquiries, inquiry_items, inquiry_events, mails, rate_limits cascade`)
  await db.execute(sql`delete from reference_counters where series = 'I'`)
})

const buyer = { name: 'Amira Haddad', company: 'Haddad Trading', email: 'amira@haddad.example', country: 'AE' }
const short = { ...buyer, items: [{ lot: shoes }] }
const whole = {
  ...buyer,
  phoneNumber: '0049 30 123456',
  vatId: '100200300400003',
  items: [
    {
      lot: shoes.toLowerCase(),
      quantity: '40',
      unit: 'XCT',
      targetPrice: { amount: 700, currency: 'EUR', basis: 'unit' },
      comment: 'Sizes\r\nby carton?',
    },
    { lot: toys, quantity: '3840' },
  ],
  delivery: { country: 'AE', postcode: '12345', incoterm: 'CIF' },
  resale: { countries: ['AE', 'SA'], channels: ['export'] },
  message: 'When could\nit be loaded?',
  language: 'fr',
}

const { send, list, faultsOf } = enquiryCalls(app, 'inquiries')
enquirySuite(app, 'inquiries', { short, whole, text: 'message', schema: 'Inquiry' })

async function mailToBuyer(): Promise<string> {
  const mail = (await list('outbox')).items.find(({ kind }) => kind === 'inquiry.buyer')
  return String(mail?.text)
}

describe('an inquiry', () => {
  test('with required fields only is stored, numbered and promised an answer', async () => {
    const sent = await send(short)
    expect(sent.status).toBe(201)
    const receipt = await sent.json()
    expect(receipt).toMatchObject({
      reference: expect.stringMatching(/^I-\d{4}-0001$/),
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect((await list()).items).toMatchObject([
      {
        ...buyer,
        ...receipt,
        status: 'new',
        channel: 'api',
        language: 'en',
        phoneNumber: null,
        vatId: null,
        items: [{ lot: shoes, quantity: null, unit: null, targetPrice: null, comment: null }],
        delivery: { country: null, postcode: null, incoterm: null },
        resale: { countries: [], channels: [] },
        message: null,
        history: [{ kind: 'submitted', who: 'buyer', data: { channel: 'api' } }],
      },
    ])
  })

  test('with every field reaches the team as it was read', async () => {
    expect((await send(whole, { 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await list()).items).toMatchObject([
      {
        ...buyer,
        channel: 'web',
        phoneE164: '+4930123456',
        vatId: '100200300400003',
        items: [
          {
            lot: shoes,
            lotId: expect.any(String),
            title: 'Men’s running shoes, sizes 40–46',
            quantity: '40',
            unit: 'XCT',
            targetPrice: { amount: 700, currency: 'EUR', basis: 'unit' },
            comment: 'Sizes\nby carton?',
          },
          // Without a unit, the lot's own unit applies; the title is in the buyer's language.
          { lot: toys, title: 'Cubes en bois', quantity: '3840', unit: 'PR' },
        ],
        delivery: whole.delivery,
        resale: { countries: ['AE', 'SA'], channels: ['export'] },
        message: 'When could\nit be loaded?',
      },
    ])
  })

  test('is mailed to the team and confirmed to the buyer, and replies reach the right person', async () => {
    await send(whole)
    const [confirmation, team] = (await list('outbox')).items
    expect(team).toMatchObject({ kind: 'inquiry.team', to: 'office@stocklot.example' })
    expect(team?.subject).toMatch(/^Enquiry I-\d{4}-0001: Haddad Trading$/)
    for (const part of [
      ...['Amira Haddad', 'amira@haddad.example', '+4930123456', 'French', shoes, toys, 'Wooden blocks', '40 cartons'],
      ...['€7.00 per unit', '€7.90', 'by carton?', 'CIF · United Arab Emirates · 12345', 'it be loaded?'],
      ...['Not for resale in: Austria, Switzerland and Germany.', '3,840 pairs'],
    ])
      expect(team?.text).toContain(part)
    expect(confirmation).toMatchObject({ kind: 'inquiry.buyer', to: 'amira@haddad.example' })
    expect(confirmation?.subject).toMatch(/^Nous avons bien reçu votre demande I-\d{4}-0001$/)
    for (const part of ['Tomas Lindqvist', 'Cubes en bois', '3,12', `/fr/products/${shoes}`])
      expect(confirmation?.text).toContain(part)
    // The address is unverified.
    expect(confirmation?.text).not.toMatch(/by carton|Amira Haddad/)
    const { rows } = await app.services.db.execute<{ reply_to: unknown }>(sql`select reply_to from mails order by kind`)
    expect(rows.map((row) => row.reply_to)).toEqual([
      { name: 'Tomas Lindqvist', address: 'tomas@stocklot.example' },
      { name: 'Amira Haddad', address: 'amira@haddad.example' },
    ])
  })
})

describe('restricted prices in the mail to the buyer', () => {
  test('appear only when a member writes from their own address', async () => {
    await openAccount(app, 'amira@haddad.example')
    const member = new AccountVisitor(app)
    await member.signIn('amira@haddad.example')
    const sendAsMember = (body: unknown) =>
      member.send('/api/inquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await app.services.db.execute(sql`truncate mails`)
    expect((await send(short)).status).toBe(201)
    expect(await mailToBuyer()).not.toContain('7.90')
    await app.services.db.execute(sql`truncate mails`)
    // A member may write from another address, which gets public data only.
    expect((await sendAsMember({ ...short, email: 'other@example.com' })).status).toBe(201)
    expect(await mailToBuyer()).not.toContain('7.90')
    await app.services.db.execute(sql`truncate mails`)
    expect((await sendAsMember({ ...short, email: 'Amira@Haddad.example' })).status).toBe(201)
    expect(await mailToBuyer()).toContain('€7.90')
  })
})

describe('quantities that a lot does not allow', () => {
  test.each([
    [{ items: [{ lot: shoes, quantity: '500' }] }, { 'items.0.quantity': ['validation.order_step'] }],
    [{ items: [{ lot: shoes, quantity: '456' }] }, { 'items.0.quantity': ['validation.order_least'] }],
    [{ items: [{ lot: shoes, quantity: '3864' }] }, { 'items.0.quantity': ['validation.order_more'] }],
    [{ items: [{ lot: shoes, quantity: '480', unit: 'KGM' }] }, { 'items.0.unit': ['validation.choice'] }],
    [{ items: [{ lot: shoes }, { lot: toys, quantity: '12' }] }, { 'items.1.quantity': ['validation.order_whole'] }],
    [{ resale: { countries: ['AT', 'PL'], channels: [] } }, { resale: ['validation.resale'] }],
    [{ items: [{ lot: 'L-2611-9999' }, { lot: toys }] }, { 'items.0.lot': ['validation.lot_unknown'] }],
  ])('%j', async (change, errors) => {
    expect(await faultsOf({ ...short, ...change })).toEqual({ status: 422, errors })
    expect((await list()).items).toEqual([])
    expect((await list('outbox')).items).toEqual([])
  })

  test('a lot that went off sale is named, and the others can still be asked about', async () => {
    const lot = (changes: Record<string, unknown>) =>
      stored({ externalId: 'going', categories: ['toys'], restrictions: [], ...changes })
    const going = await lot({})
    expect((await send({ ...buyer, items: [{ lot: going }, { lot: toys }] })).status).toBe(201)
    for (const status of ['sold', 'withdrawn', 'expired']) {
      await lot({ status })
      expect(await faultsOf({ ...short, items: [{ lot: toys }, { lot: going }] })).toEqual({
        status: 422,
        errors: { 'items.1.lot': ['validation.lot_gone'] },
      })
    }
    // Drafts must not be revealed.
    const draft = await stored({ externalId: 'draft', status: 'draft' })
    expect((await faultsOf({ ...short, items: [{ lot: draft }] })).errors).toEqual({
      'items.0.lot': ['validation.lot_unknown'],
    })
    expect((await send({ ...buyer, items: [{ lot: toys }] })).status).toBe(201)
    // Reserved goods may become available again.
    await lot({ status: 'on_option', optionUntil: '2099-12-28' })
    expect((await send({ ...buyer, items: [{ lot: going }] })).status).toBe(201)
  })

  test('simultaneous inquiries are both stored, and a sale in between never lets half of one in', async () => {
    const going = await stored({ externalId: 'raced', categories: ['toys'], restrictions: [] })
    const ask = (name: string) => send({ ...buyer, name, items: [{ lot: going, quantity: '3840' }, { lot: toys }] })
    expect((await Promise.all([ask('One'), ask('Other')])).map(({ status }) => status)).toEqual([201, 201])
    const answers = await Promise.all([
      ask('Third'),
      stored({ externalId: 'raced', categories: ['toys'], restrictions: [], status: 'sold' }),
      ask('Fourth'),
    ])
    const taken = answers.filter((answer) => answer instanceof Response && answer.status === 201).length
    const { items } = await list()
    expect(items).toHaveLength(2 + taken)
    for (const item of items) expect(item.items).toHaveLength(2)
    expect((await list('outbox')).items).toHaveLength(2 * items.length)
  })
})

describe('bodies that are not inquiries', () => {
  test.each([
    [{ items: [] }, { items: ['validation.required'] }],
    [{ items: undefined }, { items: ['validation.required'] }],
    [{ items: [{ lot: 'shoes' }] }, { 'items.0.lot': ['validation.lot_unknown'] }],
    [{ items: [{ lot: shoes }, { lot: shoes.toLowerCase() }] }, { 'items.1.lot': ['validation.lot_twice'] }],
    [{ items: Array(51).fill({ lot: toys }) }, { items: ['validation.too_many'] }],
    [{ items: [{ lot: shoes, quantity: '0' }] }, { 'items.0.quantity': ['validation.quantity'] }],
    [{ items: [{ lot: shoes, quantity: '4.8e2' }] }, { 'items.0.quantity': ['validation.quantity'] }],
    [{ items: [{ lot: shoes, quantity: 480 }] }, { 'items.0.quantity': ['validation.quantity'] }],
    [
      { items: [{ lot: shoes, targetPrice: { amount: 1.5, currency: 'EUR', basis: 'unit' } }] },
      { 'items.0.targetPrice.amount': ['validation.price'] },
    ],
    [{ items: [{ lot: shoes, comment: 'x'.repeat(2_001) }] }, { 'items.0.comment': ['validation.too_long'] }],
    [{ name: 'Amira\r\nBcc: everyone@victim.example' }, { name: ['validation.text'] }],
    [{ email: 'amira@haddad' }, { email: ['validation.email'] }],
    [{ country: 'Spain' }, { country: ['validation.required'] }],
    [{ country: 'NL', vatId: 'NL004495446B01' }, { vatId: ['validation.vat_id'] }],
    [{ message: 'a\u0000b' }, { message: ['validation.text'] }],
  ])('%j', async (change, errors) => {
    const refused = await faultsOf({ ...short, ...change })
    expect(refused.status).toBe(422)
    expect(refused.errors).toMatchObject(errors)
    expect((await list()).items).toEqual([])
  })
})

test('an inquiry survives the removal of its lot', async () => {
  const going = await stored({ externalId: 'removed', restrictions: [] })
  await send({ ...buyer, items: [{ lot: going }] })
  await app.services.db.execute(sql`delete from lots where reference = ${going}`)
  expect((await list()).items).toMatchObject([{ items: [{ lot: going, lotId: null }] }])
})

test('the database refuses invalid inquiries', async () => {
  await send(whole)
  const { db } = app.services
  for (const change of [
    sql`update inquiries set resale_channels = array['weapons']`,
    sql`update inquiries set country = 'Spain'`,
    sql`update inquiries set status = 'quarantined'`,
    sql`update inquiries set delivery_incoterm = 'FREE'`,
    sql`update inquiry_items set quantity = 0`,
    sql`update inquiry_items set unit = null where quantity is not null`,
    sql`update inquiry_items set target_currency = null where target_amount is not null`,
    sql`update inquiry_items set lot_reference = ${toys}`,
    sql`update inquiry_items set lot_id = ${randomUUID()}`,
  ])
    await expect(db.execute(change), String(change)).rejects.toThrow()
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountVisitor, signInColleague } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf } from '../../../tests/upload-file'

const app = await openTestApp()
const { db } = app.services
const email = 'ines@duarte.example'
let visitor: AccountVisitor

beforeAll(async () => {
  visitor = await signInColleague(app, email, 'Ines')
})
afterAll(() => app.close())
beforeEach(() => db.execute(sql`truncate offers, mails, reference_counters cascade`))

const offer = {
  channel: 'phone',
  language: 'de',
  name: 'Jonas Keller',
  company: 'Brettspielhaus',
  email: 'jonas@brettspiel.example',
  phoneNumber: '+49 341 1234567',
  description: 'Board games, as said on the phone',
  consentNote: 'May keep his number, said on 22 November.',
}

async function send(changes: Record<string, string> = {}, file?: File) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ key: randomUUID(), ...offer, ...changes })) form.set(name, text)
  if (file) form.set('attachments', file)
  return visitor.send('/en/team/offers/new', { method: 'POST', body: form })
}
const stored = async () =>
  (
    await db.execute(sql`
      select channel, entered_by, consent_note, offers.name, assignee_id is not null as assigned, unread, box,
        (select count(*)::int from attachments where offer_id = offers.id) as files
      from offers join inbox_items on inbox_items.id = offers.id`)
  ).rows
const mails = async () => (await db.execute<{ kind: string }>(sql`select kind from mails`)).rows.map(({ kind }) => kind)

test('an offer entered by phone lands in the inbox with its author, without a mail', async () => {
  expect((await visitor.send('/en/team/offers/new')).status).toBe(200)
  const answer = await send({}, new File([pdfOf(900)], 'list.pdf'))
  const item = answer.headers.get('location') ?? ''
  expect([answer.status, item]).toEqual([303, expect.stringMatching(/^\/en\/team\/inbox\/[\w-]{36}$/)])
  expect(await stored()).toEqual([
    {
      channel: 'phone',
      entered_by: 'Ines',
      consent_note: offer.consentNote,
      name: 'Jonas Keller',
      assigned: true,
      unread: false,
      box: 'open',
      files: 1,
    },
  ])
  expect(await mails()).toEqual([])
  const page = await (await visitor.send(item)).text()
  for (const text of ['By phone', 'Logged by', offer.consentNote, 'list.pdf', 'Assigned to Ines'])
    expect(page).toContain(text)
})

test('sends the seller one confirmation, however often the form is submitted', async () => {
  const key = randomUUID()
  const answers = await Promise.all([
    send({ key, tellSeller: 'on', channel: 'fair' }),
    send({ key, tellSeller: 'on', channel: 'fair' }),
  ])
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect(await stored()).toHaveLength(1)
  expect(await mails()).toEqual(['offer.seller'])
})

test('stores the details of the goods', async () => {
  const said = { quantity: '1.200,5', unit: 'KGM', askingPrice: '12,50', currency: 'EUR', askingPriceBasis: 'kg' }
  const path = '/de/team/offers/new'
  const form = new FormData()
  for (const [name, text] of Object.entries({ key: randomUUID(), ...offer, ...said, country: 'DE', place: 'Leipzig' }))
    form.set(name, text)
  for (const channel of ['marketplace', 'export']) form.append('restrictions.channels', channel)
  expect((await visitor.send(path, { method: 'POST', body: form })).status).toBe(303)
  const { rows } = await db.execute(sql`select quantity, unit, asking_price, country, details from offers`)
  expect(rows).toEqual([
    {
      ...{ quantity: '1200.500', unit: 'KGM', asking_price: '1250', country: 'DE' },
      details: {
        place: 'Leipzig',
        restrictions: [{ rule: 'deny', countries: [], channels: ['marketplace', 'export'] }],
      },
    },
  ])
})

test.each([
  ['with an invalid price', { askingPrice: 'cheap', currency: 'EUR' }, 'Please enter a price, like 12.50.'],
  ['with a quantity without a unit', { quantity: '12', place: 'Leipzig' }, 'Please choose one from the list.'],
  ['without a phone number', { phoneNumber: ' ' }, 'Please fill this in.'],
  ['with an invalid address', { email: 'jonas' }, 'Please enter a full email'],
  ['with an unknown channel', { channel: 'web' }, 'Please choose one from the list.'],
])('refuses an offer %s and keeps the typed text', async (_, changes, message) => {
  const answer = await send(changes)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  for (const text of [message, offer.description, offer.consentNote, 'value="Jonas Keller"'])
    expect(html).toContain(text)
  expect(await stored()).toEqual([])
})

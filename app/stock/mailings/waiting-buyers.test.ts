import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openAccount } from '../../../tests/account-visitor'
import { saveSearch } from '../../catalogue/saved-searches/saved-searches.server'
import { sendAlerts } from '../../catalogue/saved-searches/send-alerts.server'
import { filled, mailingBoxes, openMailings, page } from './open-mailings.suite'
import { sendMailings } from './send-mailings.server'

const { app, services, db, lot, look, post, send, mails } = await openMailings()

const HOUR = 3_600_000
const gtin = '4006381333931'
const ids = new Map<string, string>()
for (const name of ['hourly', 'silent', 'other']) {
  await openAccount(app, `${name}@search.example`)
  await db.execute(sql`update members set standing = 'approved' where email = ${`${name}@search.example`}`)
}
for (const { id, email } of (await db.execute<{ id: string; email: string }>(sql`select id, email from members`)).rows)
  ids.set(email.replace(/@.*/, ''), id)

beforeEach(async () => {
  await db.execute(sql`truncate buying_requests, saved_searches, offers, rate_limits cascade`)
})

const kettles = {
  texts: { en: { title: 'Kettles, chrome' } },
  categories: ['electronics'],
  condition: 'new_a',
  brands: [],
}

const save = (name: string, query: string, alerts: 'hourly' | 'off' = 'hourly') =>
  saveSearch(services, { query, language: 'en', alerts, name: `Search of ${name}` }, ids.get(name) ?? '')

async function request(name: string, wish: object) {
  const buyer = {
    name,
    company: `${name} Ltd`,
    email: `${name}@buyer.example`,
    country: 'NL',
    text: 'We buy',
    consent: true,
  }
  const answer = await app.request('/api/requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...buyer, ...wish }),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
}

const waits = async (reference: string) => {
  const html = await look(`/en/team/lots/${reference}`)
  return Number(/(\d+) buyers? (?:is|are) waiting for this/.exec(html)?.[1] ?? 0)
}
const draftOf = (reference: string) => look(`${page}?lot=${reference}&waiting=on`)
const addresses = (html: string) =>
  [...html.matchAll(/name="person\.\d+\.email" value="([^"]+)"/g)].map(([, email]) => email).sort()

test('a new lot is matched with open requests and saved searches, and each buyer is notified once', async () => {
  await request('by-word', { keywords: ['kettle'] })
  await request('by-code', { gtins: [gtin], categories: ['garden'] })
  await request('by-kind', { categories: ['electronics'] })
  await request('other-goods', { keywords: ['radios'], categories: ['electronics'] })
  await request('used-only', { keywords: ['kettles'], conditions: ['used_good'] })
  await request('no-mails', { keywords: ['kettles'] })
  await db.execute(
    sql`insert into stopped_addresses values ('no-mails@buyer.example', 'objected', null, null, 'Elena', now())`,
  )
  await save('hourly', 'q=kettles&category=electronics')
  await save('silent', 'q=kettles', 'off')
  await save('other', 'q=kettles&category=garden')
  app.passTime(HOUR)
  const reference = await lot({ ...kettles, lines: [{ name: 'Kettle', quantity: 10, gtin }] })
  await db.execute(sql`
    insert into lot_suppliers select id, 'supplier@buyer.example', 'en', true from lots`)
  await request('supplier', { keywords: ['kettles'] })
  const wanted = ['by-code', 'by-kind', 'by-word'].map((name) => `${name}@buyer.example`)
  expect(await waits(reference)).toBe(4)
  const shown = await look(`/en/team/lots/${reference}`)
  for (const text of ['Saved search: Search of hourly', 'by-word Ltd']) expect(shown).toContain(text)
  expect(shown).toMatch(/\/en\/team\/inbox\/[\da-f-]{36}"[^>]*><bdi dir="ltr">[A-Z]+-/)

  const [draft, late] = [await draftOf(reference), await draftOf(reference)]
  expect(addresses(draft)).toEqual([...wanted, 'hourly@search.example'])
  expect(draft).toContain('Recipients: 4')
  await send(draft)
  expect(await waits(reference)).toBe(0)
  const again = await post([...filled(mailingBoxes(late), []), ['intent', 'send']])
  expect(again.status).toBe(422)
  await sendMailings(services)
  expect((await mails()).map(({ to }) => to)).toEqual([...wanted, 'hourly@search.example'])

  app.passTime(2 * HOUR)
  await sendAlerts(services)
  const { rows } = await db.execute(sql`select from mails where kind like 'saved.%'`)
  expect(rows).toEqual([])
})

test('no buyer waits for a lot that is off sale or was sent in an alert', async () => {
  await save('hourly', 'q=kettles')
  app.passTime(HOUR)
  const [open, draft] = [await lot(kettles), await lot({ ...kettles, status: 'draft' })]
  expect([await waits(open), await waits(draft)]).toEqual([1, 0])
  app.passTime(2 * HOUR)
  await sendAlerts(services)
  expect(await waits(open)).toBe(0)
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { watchlistLimits } from '../watchlist/watchlist-limits'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

const ines = 'ines@duarte.example'
let member: AccountVisitor
let lots: string[]

async function write(...changes: Record<string, unknown>[]): Promise<string[]> {
  const written = await writeLots(
    services,
    changes.map((change) => ({ lot: sampleInput(change) })),
  )
  return written.map((one) => {
    if (one.result === 'rejected') throw new Error(JSON.stringify(one.errors))
    return one.reference
  })
}

beforeAll(async () => {
  await openAccount(app, ines)
  await openAccount(app, 'theo@other.example')
  member = new AccountVisitor(app)
  await member.signIn(ines)
  lots = await write(
    { externalId: 'a', texts: { en: { title: 'Running shoes' } } },
    { externalId: 'b', texts: { en: { title: 'Garden chairs' } } },
    { externalId: 'sold', status: 'sold', texts: { en: { title: 'Gone kettles' } } },
    { externalId: 'draft', status: 'draft', texts: { en: { title: 'Secret plans' } } },
  )
})

beforeEach(async () => {
  await services.db.execute(sql`truncate saved_lots, merged_lists, saved_searches`)
})

async function savedOf(email = ines): Promise<string[]> {
  const { rows } = await services.db.execute<{ reference: string }>(sql`
    select reference from saved_lots s join lots l on l.id = s.lot_id join members m on m.id = s.member_id
    where m.email = ${email} order by saved_at desc`)
  return rows.map(({ reference }) => reference)
}

const put = (reference: string, who = member) => who.send(`/api/saved/lots/${reference}`, { method: 'PUT' })
const drop = (reference: string, who = member) => who.send(`/api/saved/lots/${reference}`, { method: 'DELETE' })
const merge = (list: object, who = member, headers: Record<string, string> = {}) =>
  who.send('/api/saved/lists', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ key: randomUUID(), lots: [], searches: [], ...list }),
  })

describe('a member', () => {
  test('saves a lot once and drops it', async () => {
    expect((await put(lots[0] ?? '')).status).toBe(204)
    expect((await put(lots[0] ?? '')).status).toBe(204)
    expect(await savedOf()).toEqual([lots[0]])
    expect(await savedOf('theo@other.example')).toEqual([])
    expect((await drop(lots[0] ?? '')).status).toBe(204)
    expect((await drop(lots[0] ?? '')).status).toBe(204)
    expect(await savedOf()).toEqual([])
  })

  test('cannot save unknown lots or drafts', async () => {
    for (const reference of ['L-2611-9999', 'nonsense', lots[3] ?? ''])
      expect((await put(reference)).status, reference).toBe(404)
  })

  test('sees which lots are saved, and others do not', async () => {
    await put(lots[0] ?? '')
    for (const address of ['/en/products', '/en/products?view=table', `/en/products/${lots[0]}`]) {
      expect(marksOn(await (await member.send(address)).text()), address).toContain(`drop ${lots[0]} true`)
      const anybody = await (await app.request(address)).text()
      expect(marksOn(anybody), address).toEqual([])
      expect(anybody, address).not.toContain('aria-pressed="true"')
    }
  })

  test('sees saved lots, those no longer on sale, and similar ones', async () => {
    await put(lots[0] ?? '')
    await put(lots[2] ?? '')
    const answer = await member.send('/en/saved')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const page = await answer.text()
    expect(page).toContain('Running shoes')
    expect(page).toMatch(/Gone kettles/)
    expect(page).toMatch(/sold on \d+ \w+ \d{4}/)
    expect(page).toMatch(/Similar lots.*Garden chairs/s)
  })

  test('can save a limited number of lots', async () => {
    const { rows } = await services.db.execute<{ id: string }>(sql`select id from members where email = ${ines}`)
    const many = await write(
      ...Array.from({ length: watchlistLimits.lots }, (_, place) => ({ externalId: `many-${place}`, lines: [] })),
    )
    await services.db.execute(sql`
      insert into saved_lots select ${rows[0]?.id ?? ''}::uuid, id, now() from lots where external_id like 'many-%'`)
    expect(many).toHaveLength(watchlistLimits.lots)
    const answer = await put(lots[0] ?? '')
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'watchlist.account_full',
      values: { count: watchlistLimits.lots },
    })
    const form = await member.submit('/en/saved', { save: lots[0] ?? '', next: '/en/products' })
    expect(form.headers.get('location')).toBe('/en/saved?full')
    expect(await (await member.send('/en/saved?full')).text()).toContain('Please remove some first.')
    expect(await savedOf()).toHaveLength(watchlistLimits.lots)
  })
})

describe('without JavaScript', () => {
  test('saves and drops a lot and returns to the page', async () => {
    const next = '/en/products?category=toys&view=table'
    const saved = await member.submit('/en/saved', { save: lots[0] ?? '', next })
    expect(saved.status).toBe(303)
    expect(saved.headers.get('location')).toBe(next)
    expect(await savedOf()).toEqual([lots[0]])
    const dropped = await member.submit('/en/saved', { drop: lots[0] ?? '', next: '/en/saved' })
    expect(dropped.headers.get('location')).toBe(`/en/saved?dropped=${lots[0]}`)
    const page = await (await member.send(`/en/saved?dropped=${lots[0]}`)).text()
    expect(page).toContain('removed from saved lots')
    expect(page).toMatch(new RegExp(`value="${lots[0]}"[^>]*>Undo`))
    const undone = await member.submit('/en/saved', { save: lots[0] ?? '', next: `/en/saved?dropped=${lots[0]}` })
    expect(undone.headers.get('location')).toBe('/en/saved')
    expect(await savedOf()).toEqual([lots[0]])
  })

  test('redirects to no other site', async () => {
    for (const next of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
      const answer = await member.submit('/en/saved', { save: lots[0] ?? '', next })
      expect(answer.headers.get('location'), next).toBe('/en')
    }
  })

  test('sends visitors to sign in', async () => {
    const answer = await new AccountVisitor(app).submit('/en/saved', { save: lots[0] ?? '', next: '/en/products?q=a' })
    expect(answer.headers.get('location')).toBe(`/en/sign-in?next=${encodeURIComponent('/en/products?q=a')}`)
  })
})

describe('lots saved on a device', () => {
  test('move into the account once, in order, without unknown ones', async () => {
    await put(lots[1] ?? '')
    const key = randomUUID()
    const list = { key, lots: [lots[0], lots[1], 'L-2611-9999', lots[3], lots[2]] }
    expect((await merge(list)).status).toBe(204)
    expect(await savedOf()).toEqual([lots[0], lots[2], lots[1]])
    await drop(lots[0] ?? '')
    expect((await merge(list)).status).toBe(204)
    expect(await savedOf()).toEqual([lots[2], lots[1]])
  })

  test('sent by five tabs at once are moved once', async () => {
    const list = { key: randomUUID(), lots: lots.slice(0, 2), searches: [{ query: 'q=shoes', language: 'en' }] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => merge(list)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect(await savedOf()).toEqual(lots.slice(0, 2))
    const { rows } = await services.db.execute(sql`select name, query, alerting, frequency from saved_searches`)
    expect(rows).toEqual([{ name: '“shoes”', query: 'q=shoes', alerting: true, frequency: 'daily' }])
  })

  test('are refused as a whole and can be sent again', async () => {
    const key = randomUUID()
    const searches = [{ query: `q=${'x'.repeat(9)}`, language: 'xx' }]
    expect((await merge({ key, lots: [lots[0]], searches })).status).toBe(422)
    expect((await merge({ key, lots: Array(watchlistLimits.deviceLots + 1).fill(lots[0]) })).status).toBe(422)
    expect(await savedOf()).toEqual([])
    expect((await merge({ key, lots: [lots[0]] })).status).toBe(204)
    expect(await savedOf()).toEqual([lots[0]])
  })

  test('are shown without an account: sold ones as sold, drafts not at all', async () => {
    const query = lots.map((reference) => `lot=${reference}`).join('&')
    const answer = await app.request(`/api/saved/lots?lang=de&${query}`)
    const { lots: open, gone }: { lots: { reference: string }[]; gone: { reference: string; why: string }[] } =
      await answer.json()
    expect(open.map(({ reference }) => reference)).toEqual(lots.slice(0, 2))
    expect(gone).toMatchObject([{ reference: lots[2], why: expect.stringMatching(/^verkauft am /) }])
    expect((await app.request(`/api/saved/lots?${'lot=L-2611-0001&'.repeat(49)}`)).status).toBe(422)
    expect((await app.request('/api/saved/lots')).status).toBe(200)
  })
})

test('only members can change their saved lots', async () => {
  const stranger = new AccountVisitor(app)
  for (const answer of [
    await put(lots[0] ?? '', stranger),
    await drop(lots[0] ?? '', stranger),
    await merge({}, stranger),
  ])
    expect(answer.status).toBe(401)
  const foreign = await merge({ lots: [lots[0]] }, member, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.status).toBe(401)
  expect(await savedOf()).toEqual([])
})

test('all visitors who are not signed in get the same page', async () => {
  const answer = await app.request('/en/saved')
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
  expect(await answer.text()).toContain('Saving lots on this device needs JavaScript.')
})

function marksOn(page: string): string[] {
  return [...page.matchAll(/<button([^>]*form="save-lot"[^>]*)>/g)].map(([, attributes = '']) =>
    ['name', 'value', 'aria-pressed'].map((name) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]).join(' '),
  )
}

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleInput } from '../app/lots/lots/sample-lot.suite'
import { scheduleLots, updateStatusesByTime } from '../app/lots/lots/update-statuses-by-time.server'
import { writeLots } from '../app/lots/lots/write-lots.server'
import { calendarDay } from '../app/platform/base/working-days'
import { openTestApp, type TestApp } from '../tests/open-test-app'

let one: TestApp
let other: TestApp
let reference: string

beforeAll(async () => {
  one = await openTestApp()
  other = await openTestApp({ DATABASE_URL: one.services.config.databaseUrl ?? '' })
  reference = await write({ externalId: 'boots' }, 'Winter boots')
})

afterAll(async () => {
  await other.close()
  await one.close()
})

async function write(changes: Record<string, unknown>, title: string): Promise<string> {
  const [written] = await writeLots(one.services, [{ lot: sampleInput({ ...changes, texts: { en: { title } } }) }])
  if (written?.result === 'rejected' || !written) throw new Error(`${title} was refused: ${JSON.stringify(written)}`)
  return written.reference
}

interface Shown {
  readonly status: number
  readonly etag: string | null
  readonly html: string
}

async function show(app: TestApp, path: string): Promise<Shown> {
  const answer = await app.request(path)
  return { status: answer.status, etag: answer.headers.get('etag'), html: await answer.text() }
}

async function keptBy(app: TestApp, path: string): Promise<Shown> {
  const first = await show(app, path)
  expect(first.etag, path).not.toBeNull()
  expect((await show(app, path)).etag).toBe(first.etag)
  return first
}

async function bothShow(path: string, right: (shown: Shown) => void): Promise<void> {
  for (const app of [one, other]) await vi.waitFor(async () => right(await show(app, path)), 300_000)
}

test('the list and a lot’s page are cached for anonymous visitors', async () => {
  for (const path of ['/en/products', `/en/products/${reference}`])
    for (const app of [one, other]) expect((await keptBy(app, path)).html).toContain('Winter boots')
  for (const [path, headers] of [
    ['/en/products?category=shoes', {}],
    ['/en/products', { cookie: 'session=1' }],
    [`/en/products/${reference}?rows=50`, {}],
    [`/en/products/${reference}`, { authorization: 'Bearer 1' }],
  ] as const) {
    const answer = await one.request(path, { headers })
    expect(answer.headers.get('etag'), path).toBeNull()
    expect(answer.headers.get('cache-control'), path).toBe('private, no-cache')
  }
})

test('a lot written on one node appears on every node’s cached pages', async () => {
  for (const app of [one, other]) await keptBy(app, '/de/products')
  await write({ externalId: 'sandals' }, 'Summer sandals')
  await bothShow('/de/products', ({ html }) => expect(html).toContain('Summer sandals'))
  await write({ externalId: 'sandals' }, 'Garden clogs')
  await bothShow('/de/products', ({ html }) => {
    expect(html).toContain('Garden clogs')
    expect(html).not.toContain('Summer sandals')
  })
})

test.each([
  ['its words', sql`update lot_texts set title = 'Changed words' where language = 'en'`, 'Changed words'],
  ['a line of its manifest', sql`update lot_lines set name = 'Changed line'`, 'Changed line'],
  ['its place', sql`update lots set country = 'PT', facts = facts || '{"city": "Changed"}'`, 'Changed, PT'],
])('changing %s in any program renews the cached page', async (_, statement, words) => {
  await write({ externalId: 'boots', lines: [{ name: 'Boot', quantity: 1 }] }, 'Winter boots')
  for (const app of [one, other]) await keptBy(app, `/en/products/${reference}`)
  await one.services.db.execute(statement)
  await bothShow(`/en/products/${reference}`, ({ html }) => expect(html).toContain(words))
})

test('a rolled-back change leaves cached pages as they are', async () => {
  const before = await keptBy(other, '/en/products')
  const undone = one.services.db.transaction(async (tx) => {
    await tx.execute(sql`update lots set country = 'MT'`)
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  await other.services.content.ask()
  expect((await show(other, '/en/products')).etag).toBe(before.etag)
})

test('scheduled jobs that change nothing leave cached pages as they are', async () => {
  const before = await other.services.content.ask()
  await scheduleLots(one.services)
  await updateStatusesByTime(one.services)
  expect(await other.services.content.ask()).toBe(before)
})

test('a cached page shows no reservation past its last day', async () => {
  const today = calendarDay(other.services.now(), other.services.config.site.company.timeZone)
  const path = `/en/products/${await write({ status: 'on_option', optionUntil: today }, 'Promised boots')}`
  const reserved = (html: string) => html.includes('class="tape"')
  expect(reserved((await keptBy(other, path)).html)).toBe(true)
  other.passTime(86_400_000)
  expect(reserved((await show(other, path)).html)).toBe(false)
})

test('a node that lost its connection shows the changes it missed', async () => {
  const path = `/fr/products/${reference}`
  await keptBy(other, path)
  await one.services.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'stocklot content'`)
  await one.services.db.execute(sql`update lot_texts set title = 'Written meanwhile'`)
  await bothShow(path, ({ html }) => expect(html).toContain('Written meanwhile'))
  expect((await keptBy(other, path)).html).toContain('Written meanwhile')
})

test('a deleted lot’s page answers 404', async () => {
  const path = `/en/products/${reference}`
  await keptBy(other, path)
  await one.services.db.execute(sql`delete from lots where reference = ${reference}`)
  await bothShow(path, ({ status }) => expect(status).toBe(404))
})

test('the sender of a write sees the new state', async () => {
  await vi.waitFor(async () => {
    await show(one, '/en')
    expect(one.services.content.recent()).not.toBeNull()
  }, 300_000)
  const sent = one.request('/api/contact', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect((await sent).status).toBe(422)
  expect(one.services.content.recent()).toBeNull()
})

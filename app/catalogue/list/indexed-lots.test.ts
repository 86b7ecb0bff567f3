import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { importLots, indexLots, indexWaitingLots } from '../../lots/import/import-lots.server'
import { sampleInput, sampleLot } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { parseQuery } from '../search/catalogue-query'
import { searchLots } from '../search/search-lots.server'

// Search results follow every change of a lot, regardless of which code path wrote it.
const app = await openTestApp()
const { services } = app
const { db } = services
afterAll(() => app.close())

beforeEach(async () => {
  await db.execute(sql`delete from lots`)
  await writeLots(services, [
    { lot: sampleInput({ externalId: 'a', texts: { en: { title: 'Kettles' } } }) },
    {
      lot: sampleInput({
        externalId: 'b',
        texts: { en: { title: 'Lamps' } },
        lines: [{ name: 'Halogen', quantity: 1 }],
      }),
    },
  ])
})

async function find(typed: string): Promise<number> {
  const query = parseQuery(new URLSearchParams({ q: typed }))
  const { lots, total } = await searchLots(services, query, { audience: 'everyone', language: 'en' })
  expect(total.number).toBe(lots.length)
  return lots.length
}

test('changes made directly in the database are searchable at once', async () => {
  await db.execute(sql`update lot_texts set title = 'Samovars' where title = 'Kettles'`)
  expect([await find('kettles'), await find('samovars')]).toEqual([0, 1])
  await db.execute(sql`update lot_lines set name = 'Filament' where name = 'Halogen'`)
  expect([await find('halogen'), await find('filament')]).toEqual([0, 1])
  await db.execute(sql`delete from lot_lines where name = 'Filament'`)
  expect(await find('filament')).toBe(0)
  await db.execute(sql`update lots set status = 'sold' where external_id = 'a'`)
  expect(await find('samovars')).toBe(0)
  await db.execute(sql`update lots set status = 'published' where external_id = 'a'`)
  expect(await find('samovars')).toBe(1)
  await db.execute(sql`delete from lots where external_id = 'a'`)
  expect(await find('samovars')).toBe(0)
})

test('several changes in one transaction are searchable after commit and not after rollback', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`update lot_texts set title = 'Samovars' where title = 'Kettles'`)
    await tx.execute(sql`set constraints all immediate`)
    await tx.execute(sql`update lot_texts set title = 'Teapots' where title = 'Samovars'`)
  })
  expect([await find('samovars'), await find('teapots')]).toEqual([0, 1])
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`update lot_texts set title = 'Urns' where title = 'Teapots'`)
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(undone).rejects.toThrow()
  expect([await find('urns'), await find('teapots')]).toEqual([0, 1])
})

test('simultaneous changes of one lot are all searchable', async () => {
  await Promise.all([
    db.execute(sql`update lot_texts set title = 'Samovars' where title = 'Lamps'`),
    db.execute(sql`update lot_lines set name = 'Filament' where name = 'Halogen'`),
    db.execute(sql`update lots set brands = array['Zephyr'] where external_id = 'b'`),
  ])
  expect([await find('samovars'), await find('filament'), await find('zephyr')]).toEqual([1, 1, 1])
  const { rows } = await db.execute<{ left: number }>(sql`select count(*)::int as left from changed_lots`)
  expect(rows).toEqual([{ left: 0 }])
})

async function leaveBehind(...titles: string[]): Promise<string[]> {
  const lots = titles.map((title) => ({ lot: sampleInput({ externalId: title, texts: { en: { title } } }) }))
  const written = await writeLots(services, lots, undefined, 'later')
  return written.flatMap((one) => (one.result === 'rejected' ? [] : one.id))
}

test('lots of an interrupted import are not found until a running node indexes them', async () => {
  await leaveBehind('Samovars', 'Teapots')
  expect([await find('samovars'), await find('')]).toEqual([0, 2])
  // A running import would have indexed them within ten seconds.
  await indexWaitingLots(services)
  expect(await find('samovars')).toBe(0)
  await db.execute(sql`update waiting_lots set since = since - interval '11 seconds'`)
  await Promise.all([indexWaitingLots(services), indexWaitingLots(services)])
  expect([await find('samovars'), await find('teapots'), await find('')]).toEqual([1, 1, 4])
})

test('a lot changed while it waits for indexing is found as changed', async () => {
  const [samovars = '', urns = ''] = await leaveBehind('Samovars', 'Urns')
  await db.execute(sql`update lot_texts set title = 'Teapots' where title = 'Samovars'`)
  expect([await find('teapots'), await find('urns')]).toEqual([1, 0])
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`select from lots where id = ${urns} for update`)
    hold()
    await isLetGo
  })
  await isHeld
  await indexLots(services, [samovars, urns])
  expect([await find('teapots'), await find('urns')]).toEqual([1, 0])
  letGo()
  await holding
  await db.execute(sql`update lots set status = 'sold' where id = ${samovars}`)
  await indexLots(services, [urns])
  expect([await find('teapots'), await find('urns')]).toEqual([0, 1])
})

test('an import’s results are searchable as soon as they are reported', async () => {
  const titled = (externalId: string, title: string) => ({ ...sampleLot, externalId, texts: { en: { title } } })
  async function* records() {
    for (const [at, value] of [titled('a', 'Samovars'), titled('c', 'Teapots')].entries()) yield { line: at + 1, value }
  }
  for await (const results of importLots(services, records())) {
    expect(results).toMatchObject([{ result: 'updated' }, { result: 'created' }])
    expect([await find('kettles'), await find('samovars'), await find('teapots')]).toEqual([0, 1, 1])
  }
  await writeLots(
    services,
    [{ lot: sampleInput({ externalId: 'a', texts: { en: { title: 'Urns' } } }) }],
    undefined,
    'later',
  )
  expect([await find('samovars'), await find('urns')]).toEqual([0, 1])
})

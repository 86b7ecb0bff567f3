import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../tests/open-test-app'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { readQuery } from './catalogue-query'
import { findLots } from './find-lots.server'

// What is found follows whatever is changed of a lot, by whomever.
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
  const query = readQuery(new URLSearchParams({ q: typed }))
  const { lots, total } = await findLots(services, query, { audience: 'everyone', language: 'en' })
  expect(total.number).toBe(lots.length)
  return lots.length
}

test('a text, a line and a state that change by themselves are searched as they are then', async () => {
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

test('what a transaction does to a lot at several times is searched once it is done, and not when it is undone', async () => {
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

test('two who change one lot at once are both found', async () => {
  await Promise.all([
    db.execute(sql`update lot_texts set title = 'Samovars' where title = 'Lamps'`),
    db.execute(sql`update lot_lines set name = 'Filament' where name = 'Halogen'`),
    db.execute(sql`update lots set brands = array['Zephyr'] where external_id = 'b'`),
  ])
  expect([await find('samovars'), await find('filament'), await find('zephyr')]).toEqual([1, 1, 1])
  const { rows } = await db.execute<{ left: number }>(sql`select count(*)::int as left from changed_lots`)
  expect(rows).toEqual([{ left: 0 }])
})

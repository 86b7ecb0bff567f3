import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleLot } from '../../lots/lots/sample-lot.suite'
import { cacheReads } from './cached-reads.server'
import type { Services } from './services.server'

const app = await openTestApp()
afterAll(app.close)
const { services } = app

await app.request('/api/team/lots', {
  method: 'POST',
  headers: { authorization: `Bearer ${services.config.teamApiToken}`, 'content-type': 'application/x-ndjson' },
  body: JSON.stringify({ ...sampleLot, externalId: 'boots' }),
})

function openReads() {
  const read = cacheReads<{ readonly city: string; readonly read: number }>(2)
  let number = 0
  return (key: Parameters<typeof read>[1], use: Services = services) =>
    read(use, key, async ({ db }) => {
      number += 1
      const { rows } = await db.execute<{ city: string }>(sql`select facts->>'city' as city from lots`)
      return { city: rows[0]?.city ?? '', read: number }
    })
}

test('reads once per key until public content changes', async () => {
  const read = openReads()
  await services.db.execute(sql`update lots set facts = facts || '{"city": "Porto"}'`)
  expect(await read({ audience: 'member' })).toEqual({ city: 'Porto', read: 1 })
  expect(await read({ audience: 'member' })).toEqual({ city: 'Porto', read: 1 })
  expect(await read({ audience: 'everyone' })).toEqual({ city: 'Porto', read: 2 })
  await services.db.execute(sql`update lots set facts = facts || '{"city": "Braga"}'`)
  expect(await read({ audience: 'member' })).toEqual({ city: 'Braga', read: 3 })
})

test('reads again when a setting has changed', async () => {
  const read = openReads()
  await read({ day: '2026-11-26' })
  const changed = Object.create(services, { config: { value: { ...services.config } } })
  expect(await read({ day: '2026-11-26' }, changed)).toMatchObject({ read: 2 })
})

test('keeps no more results than it may, and none of a read that failed', async () => {
  const read = openReads()
  for (const page of [1, 2, 3]) await read({ page })
  expect(await read({ page: 3 })).toMatchObject({ read: 3 })
  expect(await read({ page: 1 })).toMatchObject({ read: 4 })
  let failures = 0
  const failing = cacheReads<object>(2)
  const fail = () => failing(services, {}, () => Promise.reject(new Error(`no ${++failures}`)))
  await expect(fail()).rejects.toThrow('no 1')
  await expect(fail()).rejects.toThrow('no 2')
})

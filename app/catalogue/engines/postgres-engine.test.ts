import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { parseQuery } from '../search/catalogue-query'
import { countLots, findMostCounted } from './count-lots.server'
import { postgresEngine } from './postgres-engine.server'
import { searchEngineSuite } from './search-engine.suite'

searchEngineSuite({}, () => postgresEngine)

test('counts only the newest lots of a large catalogue, and says so', async () => {
  const app = await openTestApp()
  onTestFinished(() => app.close())
  const places = ['PL', 'DE', 'DE', 'DE', 'DE']
  await writeLots(
    app.services,
    places.map((country, at) => ({ lot: sampleInput({ externalId: `lot-${at}`, stock: { country } }) })),
  )
  const count = (text: string, most: number) =>
    app.services.db.transaction((tx) => {
      const query = parseQuery(new URLSearchParams(text))
      return countLots(tx, { query, words: null, member: false, today: '2026-11-26' }, new Map(), most)
    })
  const all = await count('', 3)
  expect(all.total).toEqual({ number: 3, more: true })
  expect(all.of('kind', 'stocklot')).toMatchObject({ more: true })
  const polish = await count('country=PL', 3)
  expect(polish.total).toEqual({ number: 1, more: false })
  expect(polish.of('country', 'DE')).toMatchObject({ more: true })
  expect((await count('', 6)).total).toEqual({ number: 5, more: false })

  const mostCounted = () => app.services.db.transaction(findMostCounted)
  expect(await mostCounted()).toBeNull()
  await app.services.db.execute(sql`update pg_class set reltuples = 1e6 where oid = 'lot_search'::regclass`)
  expect(await mostCounted()).toBe(100_000)
  const answer = await app.request('/api/lots?country=DE')
  expect(await answer.json()).toMatchObject({ total: { number: 4, more: false } })
})

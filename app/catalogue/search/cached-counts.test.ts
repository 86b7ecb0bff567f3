import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { cachedCounts } from './cached-counts.server'
import { parseQuery } from './catalogue-query'
import type { FacetCountResult } from './facet-counts.server'

const app = await openTestApp()
afterAll(() => app.close())

const asking = { member: false, today: '2026-11-22' }
let counted = 0

function ask(written: string, changed = 'first', lots = 1): Promise<FacetCountResult> {
  return cachedCounts(changed, app.services.db, [parseQuery(new URLSearchParams(written)), null, asking], async () => {
    counted += 1
    const number = { number: lots, more: false }
    const counts = { total: number, matches: lots, lots, rowNumbers: null, brands: [], of: () => number }
    return { counts, matching: Buffer.of(lots) }
  })
}

test('a query is counted once, and its matches are at hand for its next page and its other orders', async () => {
  const first = await ask('country=DE')
  expect(await ask('country=DE&sort=newest')).toEqual(first)
  expect(counted).toBe(1)
})

test('what has changed is counted again', async () => {
  expect((await ask('country=DE', 'second', 2)).matching).toEqual(Buffer.of(2))
  expect((await ask('country=PL', 'second', 3)).counts.matches).toBe(3)
})

test('matches of the latest queries only are kept, and counts of many', async () => {
  await ask('country=GR', 'third', 4)
  for (let price = 1; price <= 40; price++) await ask(`minPrice=${price}`, 'third')
  const { counts, matching } = await ask('country=GR', 'third', 5)
  expect(counts.matches).toBe(4)
  expect(matching).toBeNull()
})

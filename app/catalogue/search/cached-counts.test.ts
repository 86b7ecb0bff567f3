import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { lotFilters } from '../engines/lot-filters.server'
import type { LotCounts } from '../engines/search-engine.server'
import { cachedCounts } from './cached-counts.server'
import { parseQuery } from './catalogue-query'

const app = await openTestApp()
afterAll(() => app.close())

const asking = { member: false, today: '2026-11-22' }
let counted = 0
let without: readonly string[] = []

function ask(written: string, changed = 'first', matches = 1): Promise<LotCounts> {
  const filters = lotFilters({ query: parseQuery(new URLSearchParams(written)), words: null, ...asking })
  return cachedCounts(changed, app.services.db, filters, async (known) => {
    without = [...known.keys()]
    counted += 1
    const number = { number: matches, more: false }
    return { total: number, matches, newest: [], of: () => number, valuesOf: () => [] }
  })
}

test('counts a query once for all its pages and orders', async () => {
  const first = await ask('country=DE')
  expect(await ask('country=DE&sort=price&limit=5')).toBe(first)
  expect(counted).toBe(1)
})

test('reuses counts made without one of the filters', async () => {
  await ask('country=DE&condition=new_a')
  expect(without).toEqual(['condition'])
})

test('counts again after a change', async () => {
  expect((await ask('country=DE', 'second', 2)).matches).toBe(2)
  expect((await ask('country=PL', 'second', 3)).matches).toBe(3)
})

test('keeps the counts of the latest queries only', async () => {
  await ask('country=GR', 'third', 4)
  for (let price = 1; price <= 499; price++) await ask(`minPrice=${price}`, 'third')
  expect((await ask('country=GR', 'third', 5)).matches).toBe(4)
  for (let price = 1; price <= 500; price++) await ask(`maxPrice=${price}`, 'third')
  expect((await ask('country=GR', 'third', 5)).matches).toBe(5)
})

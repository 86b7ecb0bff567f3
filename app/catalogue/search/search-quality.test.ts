import { afterAll, expect, test } from 'vitest'
import { parseQuery } from './catalogue-query'
import { openSearch, testUnknown, testWanted } from './open-search.suite'
import { searchLots } from './search-lots.server'
import { writtenQueries } from './search-quality.suite'
import { writtenLots } from './written-lots.suite'

const { app, references, search } = await openSearch(writtenLots)
afterAll(() => app.close())

testWanted(search, writtenQueries)

test('finds a lot by its reference in any spelling', async () => {
  for (const [key, reference] of references) {
    for (const typed of [reference, reference.toLowerCase(), reference.replaceAll('-', ''), reference.slice(2)])
      expect((await search('en', typed))[0], typed).toBe(key)
  }
})

testUnknown(search, [
  ['en', 'zxqwv'],
  ['de', 'Waschmaschine'],
  ['fr', 'réfrigérateur'],
])

test('ignores and names words that no lot has, unless every word is required', async () => {
  const find = async (typed: string, everyWord = false) => {
    const query = parseQuery(new URLSearchParams({ q: typed }))
    const { lots, leftOut } = await searchLots(app.services, query, { audience: 'everyone', language: 'en', everyWord })
    return { lots: lots.map(({ id }) => id), leftOut }
  }
  const coffee = await find('coffee')
  expect(coffee).toEqual({ lots: expect.arrayContaining([expect.any(String)]), leftOut: [] })
  expect(await find('Coffee zxqwv')).toEqual({ ...coffee, leftOut: ['zxqwv'] })
  expect(await find('zxqwv coffe Zwxqk-pltr')).toEqual({ ...coffee, leftOut: ['zxqwv', 'Zwxqk-pltr'] })
  expect(await find('shoes coffee')).toEqual({ ...coffee, leftOut: ['shoes'] })
  const none = { lots: [], leftOut: [] }
  expect(await find('coffee 77 zq')).toEqual({ ...coffee, leftOut: ['77', 'zq'] })
  for (const typed of ['coffee 4006381999999', 'zxqwv plmkr', '77 zq']) expect(await find(typed), typed).toEqual(none)
  expect(await find('coffee zxqwv', true)).toEqual(none)
})

import { afterAll, expect, test } from 'vitest'
import { openSearch } from './open-search.suite'
import { writtenLots, writtenQueries } from './search-quality.suite'

const { app, references, search } = await openSearch(writtenLots)
afterAll(() => app.close())

const wanted = writtenQueries.map(([language, typed, ...lots]) => ({ language, typed, lots }))

test.each(wanted)('$language: $typed', async ({ language, typed, lots }) => {
  const found = await search(language, typed)
  // What is wanted comes first, with at most two others between.
  expect(found.slice(0, lots.length + 2)).toEqual(expect.arrayContaining(lots))
})

test('a lot is found by its reference, however it is spelt', async () => {
  for (const [key, reference] of references) {
    for (const typed of [reference, reference.toLowerCase(), reference.replaceAll('-', ''), reference.slice(2)])
      expect((await search('en', typed))[0], typed).toBe(key)
  }
})

test.each([
  ['en', 'zxqwv'],
  ['de', 'Waschmaschine'],
  ['fr', 'réfrigérateur'],
  ['en', 'shoes coffee'],
] as const)('%s: %s finds nothing', async (language, typed) => {
  expect(await search(language, typed)).toEqual([])
})

import { afterAll, expect, test } from 'vitest'
import { openSearch } from './open-search.suite'
import { buyersLots, buyersQueries } from './search-of-buyers.suite'

const { app, search } = await openSearch(buyersLots)
afterAll(() => app.close())

const wanted = buyersQueries.map(([language, typed, ...lots]) => ({ language, typed, lots }))

test.each(wanted)('$language: $typed', async ({ language, typed, lots }) => {
  const found = await search(language, typed)
  expect(found.slice(0, lots.length + 2)).toEqual(expect.arrayContaining(lots))
})

test('lots of the category that was named come before others with such a word in theirs', async () => {
  expect((await search('de', 'Schuhe')).slice(0, 2)).toEqual(['kidsshoes', 'gloves'])
})

test.each([
  ['en', 'lawnchair'],
  ['de', 'Damenhelm Kinder'],
  ['en', '18 l'],
  ['el', 'καρεκλοπόδαρο'],
] as const)('%s: %s finds nothing', async (language, typed) => {
  expect(await search(language, typed)).toEqual([])
})

test('what begins like the name of a category of several words names none: `platos preparados`, `biscuits apéritifs`', async () => {
  expect(await search('es', 'platos')).not.toContain('stew')
  expect(await search('fr', 'biscuits')).not.toContain('crisps')
})

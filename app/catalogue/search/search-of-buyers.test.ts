import { afterAll, expect, test } from 'vitest'
import { openSearch, testUnknown, testWanted } from './open-search.suite'
import { buyersLots, buyersQueries } from './search-of-buyers.suite'

const { app, search } = await openSearch(buyersLots)
afterAll(() => app.close())

testWanted(search, buyersQueries)

test('lots of the category that was named come before others with such a word in theirs', async () => {
  expect((await search('de', 'Schuhe')).slice(0, 2)).toEqual(['kidsshoes', 'gloves'])
})

testUnknown(search, [
  ['en', 'lawnchair'],
  // Real words, and no mistyped candles and kettles.
  ['en', 'handles'],
  ['en', 'nettles'],
  // Nothing else for women, and no other machine.
  ['en', 'cardigans womens'],
  ['de', 'Nähmaschine'],
  ['de', 'Damenhelm Kinder'],
  ['en', '18 l'],
  ['el', 'καρεκλοπόδαρο'],
])

test('words about the lot, and not the goods, are left out before nothing is found', async () => {
  expect(await search('en', 'short dated assorted spaghetti')).toEqual(['spaghetti'])
  expect(await search('en', 'red cast kettles')).toContain('kettles')
  expect(await search('en', 'knives Hamburg')).toEqual(['knives'])
  expect(await search('en', 'watches Hamburg')).toEqual(['watches'])
})

test('what every lot is finds every lot', async () => {
  expect((await search('en', 'closeout stock')).length).toBeGreaterThan(20)
})

test('what begins like the name of a category of several words names none: `platos preparados`, `biscuits apéritifs`', async () => {
  expect(await search('es', 'platos')).not.toContain('stew')
  expect(await search('fr', 'biscuits')).not.toContain('crisps')
})

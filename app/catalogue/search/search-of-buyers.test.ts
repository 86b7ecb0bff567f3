import { afterAll, expect, test } from 'vitest'
import { buyersLots } from './buyers-lots.suite'
import { openSearch, testUnknown, testWanted } from './open-search.suite'
import { buyersQueries } from './search-of-buyers.suite'

const { app, search } = await openSearch(buyersLots)
afterAll(() => app.close())

testWanted(search, buyersQueries)

test('gloves are no shoes, although German calls them so', async () => {
  expect(await search('de', 'Schuhe')).toEqual(['kidsshoes'])
  expect(await search('de', 'Handschuhe')).toEqual(['gloves'])
})

testUnknown(search, [
  ['en', 'lawnchair'],
  // Real words, and no mistyped candles and kettles.
  ['en', 'handles'],
  ['en', 'nettles'],
  // Nothing else for women, and no other machine.
  ['en', 'cardigans womens'],
  ['de', 'Nähmaschine'],
  ['en', '18 l'],
  ['el', 'καρεκλοπόδαρο'],
])

test('ignores words about the lot before finding nothing', async () => {
  expect(await search('de', 'Damenhelm Kinder')).toEqual(['helmets'])
  expect(await search('en', 'short dated assorted spaghetti')).toEqual(['spaghetti'])
  expect(await search('en', 'red cast kettles')).toContain('kettles')
  expect(await search('en', 'knives Hamburg')).toEqual(['knives'])
  expect(await search('en', 'watches Hamburg')).toEqual(['watches'])
})

test('words that fit every lot find every lot', async () => {
  expect((await search('en', 'closeout stock')).length).toBeGreaterThan(20)
})

test('part of a category’s name does not name it: `platos preparados`, `biscuits apéritifs`', async () => {
  expect(await search('es', 'platos')).not.toContain('stew')
  expect(await search('fr', 'biscuits')).not.toContain('crisps')
})

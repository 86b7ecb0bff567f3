import { afterAll, expect, test } from 'vitest'
import type { Language } from '../../platform/i18n/languages'
import { parseQuery } from './catalogue-query'
import { readMeaning } from './meant-query'
import { openSearch, testUnknown, type WrittenLots } from './open-search.suite'

const DAY = 86_400_000

/** Titles in English and German, which the other languages fall back on. */
function lot(english: string, german: string, more: Record<string, unknown>): WrittenLots[string] {
  return { titles: [english, german, english, english, english, english, english, english], more }
}

function listed(daysAgo: number) {
  return { categories: ['toys'], listedAt: new Date(Date.now() - daysAgo * DAY).toISOString() }
}

function certified(...certificates: readonly string[]) {
  return { categories: ['food'], storage: 'ambient', food: { certificates }, listedAt: '2026-01-05T12:00:00Z' }
}

const { app, search } = await openSearch({
  fresh: lot('Jigsaw puzzles', 'Puzzles', listed(3)),
  recent: lot('Plush animals', 'Plüschtiere', listed(20)),
  old: lot('Board games', 'Gesellschaftsspiele', listed(60)),
  organicAndIfs: lot('Tinned tomatoes', 'Dosentomaten', certified('organic', 'IFS')),
  organic: lot('Ground coffee', 'Gemahlener Kaffee', certified('organic')),
  ifs: lot('Spaghetti', 'Spaghetti', certified('IFS')),
  backpacks: lot('School backpacks', 'Schulrucksäcke', { categories: ['leisure'], listedAt: '2026-01-05T12:00:00Z' }),
})
afterAll(() => app.close())

test.each<[Language, string, readonly string[]]>([
  ['en', 'toys new this week', ['fresh']],
  ['en', 'toys added in the last 3 weeks', ['fresh', 'recent']],
  ['de', 'Spielwaren letzte 30 Tage', ['fresh', 'recent']],
  ['en', 'organic IFS', ['organicAndIfs']],
  ['de', 'bio mit IFS', ['organicAndIfs']],
  ['en', 'organic or IFS', ['ifs', 'organic', 'organicAndIfs']],
  ['en', 'organic/IFS', ['ifs', 'organic', 'organicAndIfs']],
  // What goods are for goes before what they are.
  ['en', 'organic food for the school kitchen', ['organic', 'organicAndIfs']],
])('%s: “%s” finds %j', async (language, typed, wanted) => {
  expect((await search(language, typed)).sort()).toEqual(wanted)
})

testUnknown(search, [
  ['en', 'gardena'],
  ['de', 'Ravensburger Kärcher'],
])

test.each<[Language, string]>([
  ['ar', 'إنارات'],
  ['de', 'Duschen'],
])('%s: “%s” are goods, and no misspelt country', (language, typed) => {
  const { parts } = readMeaning(parseQuery(new URLSearchParams({ q: typed })), language, () => false)
  expect(parts).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../tests/open-test-app'
import { languages } from '../i18n/languages'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { readQuery } from './catalogue-query'
import { findLots } from './find-lots.server'
import { writtenLots, writtenQueries } from './search-quality.suite'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())
/** Key of each lot by its id. */
const keys = new Map<string, string>()
const references = new Map<string, string>()

beforeAll(async () => {
  const names = Object.keys(writtenLots)
  const written = await writeLots(
    services,
    names.map((key) => {
      const { titles, more } = writtenLots[key] ?? { titles: [] }
      const texts = Object.fromEntries(languages.map((language, at) => [language, { title: titles[at] }]))
      return { lot: sampleInput({ externalId: key, texts, brands: [], lines: [], ...more }) }
    }),
  )
  for (const [at, key] of names.entries()) {
    const one = written[at]
    if (!one || one.result === 'rejected') throw new Error(`${key}: ${JSON.stringify(one)}`)
    keys.set(one.id, key)
    references.set(key, one.reference)
  }
})

async function search(language: (typeof languages)[number], typed: string): Promise<string[]> {
  const query = readQuery(new URLSearchParams({ q: typed }))
  const { lots } = await findLots(services, query, { audience: 'everyone', language })
  return lots.map(({ id }) => keys.get(id) ?? id)
}

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

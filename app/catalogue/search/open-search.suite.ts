import { expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { type Language, languages } from '../../platform/i18n/languages'
import { parseQuery } from './catalogue-query'
import { searchLots } from './search-lots.server'

type Titles = readonly [en: string, de: string, fr: string, es: string, it: string, pl: string, el: string, ar: string]

/** Test catalogue: titles per language, and further search fields. */
export type WrittenLots = Readonly<Record<string, { readonly titles: Titles; readonly more?: Record<string, unknown> }>>

export type WantedLots = readonly (readonly [language: Language, typed: string, ...lots: string[]])[]

export interface Search {
  readonly app: TestApp
  readonly references: ReadonlyMap<string, string>
  search(language: Language, typed: string): Promise<string[]>
}

/** Opens a test catalogue; the caller closes its `app`. */
export async function openSearch(lots: WrittenLots): Promise<Search> {
  const app = await openTestApp()
  const written = await writeLots(
    app.services,
    Object.entries(lots).map(([key, { titles, more }]) => {
      const texts = Object.fromEntries(languages.map((language, at) => [language, { title: titles[at] }]))
      return { lot: sampleInput({ externalId: key, texts, brands: [], lines: [], ...more }) }
    }),
  )
  const keys = new Map<string, string>()
  const references = new Map<string, string>()
  for (const [at, key] of Object.keys(lots).entries()) {
    const one = written[at]
    if (!one || one.result === 'rejected') throw new Error(`${key}: ${JSON.stringify(one)}`)
    keys.set(one.id, key)
    references.set(key, one.reference)
  }
  return {
    app,
    references,
    async search(language, typed) {
      const query = parseQuery(new URLSearchParams({ q: typed }))
      const found = await searchLots(app.services, query, { audience: 'everyone', language })
      return found.lots.map(({ id }) => keys.get(id) ?? id)
    },
  }
}

/** Every query finds its lots among the first. */
export function testWanted(search: Search['search'], wanted: WantedLots): void {
  test.each(wanted.map(([language, typed, ...lots]) => ({ language, typed, lots })))(
    '$language: $typed',
    async ({ language, typed, lots }) => {
      const found = await search(language, typed)
      expect(found.slice(0, lots.length + 2)).toEqual(expect.arrayContaining(lots))
    },
  )
}

/** Every query finds nothing. */
export function testUnknown(search: Search['search'], unknown: readonly (readonly [Language, string])[]): void {
  test.each(unknown)('%s: %s finds nothing', async (language, typed) => {
    expect(await search(language, typed)).toEqual([])
  })
}

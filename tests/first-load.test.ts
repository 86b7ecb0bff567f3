import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStockedSite, type StockedSite } from './open-stocked-site'
import { lotsToShow } from './page-states'

let site: StockedSite

beforeAll(async () => {
  site = await openStockedSite(lotsToShow)
}, 60_000)

afterAll(() => site?.close())

/** Scripts and style sheets that a page names for its first load, those that are preloaded among them. */
async function firstLoad(path: string): Promise<string> {
  const answer = await fetch(site.url + path)
  expect(answer.status, path).toBe(200)
  const html = await answer.text()
  const named = [...html.matchAll(/(?:data-modules=|<link rel="stylesheet" href=|\bimport[^"]*)"([^"]+)"/g)]
  const names = new Set(named.flatMap(([, files = '']) => files.match(/\/assets\/[\w.-]+/g) ?? []))
  const files = [...names]
    // The list of all routes is named and not there: pages learn of theirs when a link leads to them.
    .filter((file) => !file.includes('/manifest-'))
    .map((file) => readFile(`build/client${file}`, 'utf8'))
  expect(files.length, path).toBeGreaterThan(3)
  return (await Promise.all(files)).join('\n')
}

/** What only a part of the program writes: class names and keys of its texts. */
const marks = {
  card: /lot__meta/,
  list: /products_page\.(?:sort|filters)|shop__m/,
  lot: /lot_page\.(?:manifest|description)|lotp__g/,
} as const
type Part = keyof typeof marks

test.each<[path: string, parts: readonly Part[]]>([
  ['/en', ['card']],
  ['/en/food', ['card']],
  ['/en/stocklots', ['card']],
  ['/en/products', ['card', 'list']],
  ['lot', ['card', 'lot']],
  ['/en/sell', []],
  ['/en/contact', []],
  ['/en/about-us', []],
  ['/en/aliveta', []],
  ['/en/request', []],
  ['/en/newsletter', []],
  ['/en/privacy', []],
  ['/en/sign-in', []],
])('of the catalogue, %s loads at first %j', async (path, parts) => {
  const loaded = await firstLoad(path === 'lot' ? `/en/products/${site.references[0]}` : path)
  expect((Object.keys(marks) as Part[]).filter((part) => marks[part].test(loaded))).toEqual(parts)
})

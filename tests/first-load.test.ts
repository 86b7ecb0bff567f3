import { readFile, stat } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStockedSite, type StockedSite } from './open-stocked-site'
import { lotsToShow } from './page-states'

let site: StockedSite

beforeAll(async () => {
  site = await openStockedSite(lotsToShow)
})

afterAll(() => site?.close())

async function namedBy(path: string): Promise<string[]> {
  const answer = await fetch(site.url + path)
  expect(answer.status, path).toBe(200)
  const html = await answer.text()
  const named = [...html.matchAll(/(?:data-modules=|<link rel="stylesheet" href=|\bimport[^"]*)"([^"]+)"/g)]
  const names = new Set(named.flatMap(([, files = '']) => files.match(/\/assets\/[\w.-]+/g) ?? []))
  // The route manifest is named but not served: routes are discovered through links.
  const files = [...names].filter((file) => !file.includes('/manifest-'))
  expect(files.length, path).toBeGreaterThan(3)
  return files
}

async function firstLoad(path: string): Promise<string> {
  const files = (await namedBy(path)).map((file) => readFile(`build/client${file}`, 'utf8'))
  return (await Promise.all(files)).join('\n')
}

/** Transfer size in bytes; files too small to compress are sent as they are. */
async function bytesOf(file: string): Promise<number> {
  const path = `build/client${file}`
  return (await stat(`${path}.br`).catch(() => stat(path))).size
}

const marks = {
  card: /lot__meta/,
  list: /products_page\.(?:sort|filters)|shop__main/,
  lot: /lot_page\.(?:manifest|description)|lot-page__grid/,
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
])('%s first loads these parts of the catalogue: %j', async (path, parts) => {
  const loaded = await firstLoad(path === 'lot' ? `/en/products/${site.references[0]}` : path)
  expect((Object.keys(marks) as Part[]).filter((part) => marks[part].test(loaded))).toEqual(parts)
})

test.each([
  ['JavaScript', '.js', 110_000],
  ['CSS', '.css', 14_000],
])('the home page’s %s stays within its budget', async (_, ending, most) => {
  const files = (await namedBy('/en')).filter((file) => file.endsWith(ending))
  const bytes = await Promise.all(files.map(bytesOf))
  const sum = bytes.reduce((total, next) => total + next)
  expect(sum).toBeGreaterThan(most / 2)
  expect(sum).toBeLessThanOrEqual(most)
})

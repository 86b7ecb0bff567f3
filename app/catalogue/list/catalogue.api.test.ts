import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { sortOrders } from '../search/catalogue-query'

const app = await openTestApp()
afterAll(() => app.close())

interface Page {
  items: { id: string; title: string; reference: string }[]
  total: { number: number }
  nextCursor: string | null
  errors?: Record<string, string[]>
}
const LOTS = 23

beforeAll(async () => {
  await writeLots(
    app.services,
    Array.from({ length: LOTS }, (_, at) => ({
      lot: sampleInput({
        externalId: `lot-${at}`,
        texts: { en: { title: `Blue <b>lamp</b> ${at} & more` }, de: { title: `Blaue Lampe ${at}` } },
        quantity: 100 + (at % 4),
        splittable: 'free',
        price: at % 5 === 0 ? null : { amount: 100 + (at % 3), tiers: [] },
        priceVisibility: at % 5 === 0 ? 'on_request' : 'public',
        dates: at % 3 === 0 ? { type: 'best_before', min: `2099-01-0${1 + (at % 2)}` } : null,
        listedAt: `2026-11-0${1 + (at % 6)}T10:00:00Z`,
      }),
    })),
  )
})

async function ask(query: string, status = 200): Promise<Page> {
  const answer = await app.request(`/api/lots?${query}`)
  expect(answer.status, query).toBe(status)
  return answer.json()
}

describe('pages contain each lot exactly once', () => {
  const queries = sortOrders.flatMap((sort) => [`sort=${sort}`, `q=lamp&sort=${sort}`])
  test.each(queries)('%s', async (query) => {
    const whole = await ask(`${query}&limit=100`)
    expect(whole.items).toHaveLength(LOTS)
    expect(whole.nextCursor).toBeNull()
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await ask(`${query}&limit=4${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(whole.items.map(({ id }) => id))
  })
})

test('a cursor belongs to its query', async () => {
  const { nextCursor } = await ask('sort=price&limit=5')
  expect((await ask(`sort=price&limit=7&cursor=${nextCursor}`)).items).toHaveLength(7)
  for (const other of ['sort=price_desc', 'q=lamp', 'sort=price&category=toys'])
    expect((await ask(`${other}&cursor=${nextCursor}`, 422)).errors).toEqual({ cursor: ['validation.cursor'] })
  expect((await ask('cursor=x', 422)).errors).toEqual({ cursor: ['validation.cursor'] })
})

test('names unknown and invalid parameters', async () => {
  expect((await ask('minPrice=free&country=XX&limit=0', 422)).errors).toEqual({
    minPrice: ['validation.price'],
    'country.0': ['validation.choice'],
    limit: ['validation.number'],
  })
  for (const name of ['weight', 'constructor', '__proto__'])
    expect((await ask(`${name}=red`, 422)).errors).toEqual(Object.fromEntries([[name, ['validation.invalid']]]))
  await ask('lang=xx', 422)
})

test('answers in the requested language', async () => {
  expect((await ask('lang=de&limit=1')).items[0]?.title).toMatch(/^Blaue Lampe/)
  expect((await ask('limit=1')).items[0]?.title).toMatch(/^Blue/)
})

const hostile = [
  "'",
  '"',
  '\\',
  "' | 'a' & !",
  ':*',
  'a:*',
  '%',
  '_',
  '(((',
  '<->',
  '!!',
  "'+b:flow'",
  '+flow',
  '٣',
  '𝕊𝕙𝕠𝕖',
  'ﬁ',
  '\u202e',
  'a'.repeat(200),
  'a b c d e f g h i j k l m n o p',
  '-'.repeat(200),
  'x-'.repeat(100),
  '00000000000000',
  '1'.repeat(200),
  'ß'.repeat(200),
  ' ',
]

test.each(hostile)('%j is searched like any other text', async (typed) => {
  for (const lang of ['en', 'de', 'pl', 'ar']) await ask(new URLSearchParams({ q: typed, lang }).toString())
})

describe('feeds', () => {
  test('an Atom feed lists a query’s newest lots with links to their pages and the next page', async () => {
    const answer = await app.request('/de/products/feed.xml?q=Lampe&limit=5&sort=price')
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = await answer.text()
    expect(feed.match(/<entry>/g)).toHaveLength(5)
    expect(feed).toContain('<title>Posten bei Stocklot: Lampe</title>')
    const { items } = await ask('q=Lampe&sort=newest&limit=5&lang=de')
    for (const { reference } of items) expect(feed).toContain(`http://localhost:3000/de/products/${reference}"`)
    const next = /rel="next" href="http:\/\/localhost:3000([^"]*)"/.exec(feed)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const following = await (await app.request(next)).text()
    for (const { id } of items) expect(following).not.toContain(id)
    const english = await (await app.request('/en/products/feed.xml')).text()
    expect(english).toContain('Blue &lt;b&gt;lamp&lt;/b&gt;')
    expect(english).not.toMatch(/<b>|& /)
  })

  test('a JSON feed lists the same', async () => {
    const answer = await app.request('/en/products/feed.json?category=shoes&limit=3')
    expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    const feed = await answer.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'http://localhost:3000/en/products/feed.json?category=shoes&limit=3',
      language: 'en',
    })
    expect(feed).toHaveProperty('items.length', 3)
  })

  test('no feed exists in an unknown language', async () => {
    expect((await app.request('/xx/products/feed.json')).status).toBe(404)
  })
})

test('the site map of lots lists each in every language with its translations', async () => {
  const index = await (await app.request('/sitemap-lots.xml')).text()
  const files = [...index.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path]) => path ?? '')
  expect(files).toHaveLength(1)
  const map = await (await app.request(files[0] ?? '')).text()
  expect(map.match(/<url>/g)).toHaveLength(LOTS * 8)
  expect(map.match(/hreflang="x-default"/g)).toHaveLength(LOTS * 8)
  const { items } = await ask('limit=1')
  expect(map).toContain(`<loc>http://localhost:3000/ar/products/${items[0]?.reference}</loc>`)
  expect(await (await app.request('/robots.txt')).text()).toContain('/sitemap-lots.xml')
})

test('the OpenAPI description contains the list and its parameters', async () => {
  const document = await (await app.request('/api/openapi.json')).text()
  for (const word of ['"/api/lots"', '"minShelfLife"', '"LotPage"']) expect(document).toContain(word)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { parseQuery } from '../search/catalogue-query'
import { findNewLots } from '../search/find-lot-news.server'

const app = await openTestApp()
afterAll(() => app.close())

const food = { categories: ['food'], brands: [], lines: [], storage: 'ambient' }
const shoes = { categories: ['shoes'], brands: [], lines: [] }

beforeAll(async () => {
  const lots = [
    {
      externalId: 'polish',
      texts: { en: { title: 'Sunflower oil, 1 l' }, de: { title: 'Sonnenblumenöl, 1 l' } },
      ...food,
      stock: { country: 'PL' },
      food: { certificates: ['IFS'] },
      dates: { type: 'best_before', min: '2041-03-01' },
      packaging: { pallets: 40 },
      reason: 'delisted',
    },
    {
      externalId: 'german',
      texts: { en: { title: 'Sunflower oil, 1 l' }, de: { title: 'Sonnenblumenöl, 1 l' } },
      ...food,
      stock: { country: 'DE', city: 'Hamburg' },
      food: { certificates: ['organic'] },
      dates: { type: 'best_before', min: '2042-03-01' },
      packaging: { pallets: 3 },
    },
    {
      externalId: 'tahini',
      texts: { en: { title: 'Tahini, 500 g' } },
      ...food,
      stock: { country: 'CY' },
      incoterm: 'FOB',
    },
    {
      externalId: 'sandals',
      texts: { en: { title: 'Talini sandals' } },
      ...shoes,
      stock: { country: 'FR' },
      incoterm: 'EXW',
    },
  ]
  const lamps = Array.from({ length: 21 }, (_, at) => ({
    externalId: `lamp-${at}`,
    texts: { en: { title: 'Solar lamps' } },
    categories: ['garden'],
    brands: [],
    lines: [],
  }))
  const written = await writeLots(
    app.services,
    [...lots, ...lamps].map((lot) => ({ lot: sampleInput(lot) })),
  )
  for (const one of written) if (one.result === 'rejected') throw new Error(JSON.stringify(one.errors))
})

interface Answer {
  items: { reference: string; stock: { country: string } }[]
  leftOut: string[]
  understood: { kind: string; text: string }[]
}

async function ask(q: string, lang = 'en'): Promise<{ found: string[]; leftOut: string[]; understood: string[] }> {
  const answer = await app.request(`/api/lots?${new URLSearchParams({ q, lang })}`)
  const { items, leftOut, understood }: Answer = await answer.json()
  return {
    found: items.map(({ stock }) => stock.country).sort(),
    leftOut,
    understood: understood.map(({ kind, text }) => `${kind}: ${text}`),
  }
}

test.each([
  ['oil Poland', ['PL'], 'country: Poland'],
  ['oil "Poland"', ['DE', 'PL'], undefined],
  ['IFS oil', ['PL'], 'certificate: IFS'],
  ['organic', ['DE'], 'certificate: organic'],
  ['oil full truck', ['PL'], 'pallets: full truck'],
  ['oil 2 pallets', ['DE', 'PL'], 'pallets: 2 pallets'],
  ['oil end of line', ['PL'], 'reason: end of line'],
  ['oil BBD 2042', ['DE'], 'date: BBD 2042'],
  ['oil best before 02/2041', ['DE', 'PL'], 'date: best before 02/2041'],
])('%s', async (typed, countries, part) => {
  const { found, understood } = await ask(typed)
  expect(found).toEqual(countries)
  expect(understood).toEqual(part ? [part] : [])
})

test('does not name filler words as ignored', async () => {
  expect(await ask('cheap oil lots')).toMatchObject({ found: ['DE', 'PL'], leftOut: [] })
  expect(await ask('stock of sunflower oil in Poland')).toMatchObject({ found: ['PL'], leftOut: [] })
})

test('a reason that no lot has is dropped and named', async () => {
  expect(await ask('oil Auslaufware', 'de')).toMatchObject({ found: ['PL'], leftOut: [] })
  expect(await ask('bankrupt oil')).toMatchObject({ found: ['DE', 'PL'], leftOut: ['bankrupt'] })
  // With no goods named, all lots would be left: nothing is more honest.
  expect(await ask('bankrupt stock')).toMatchObject({ found: [], leftOut: [] })
  expect(await ask('bankrupt stock Poland')).toMatchObject({ found: ['PL'], leftOut: ['bankrupt'] })
  expect(await ask('water damaged')).toMatchObject({ found: [] })
})

test('ignores and names a number that no lot meets', async () => {
  expect(await ask('oil 5l')).toMatchObject({ found: ['DE', 'PL'], leftOut: ['5l'] })
  expect(await ask('oil 90 pallets')).toEqual({ found: ['DE', 'PL'], leftOut: ['90 pallets'], understood: [] })
  expect(await ask('BBD 2049')).toMatchObject({ found: [], leftOut: [] })
})

test('sorts lots asked for by date by that date, nearest first', async () => {
  const dates = async (query: string) => {
    const answer = await app.request(`/api/lots?${query}`)
    const { items }: { items: { stock: { country: string } }[] } = await answer.json()
    return items.map(({ stock }) => stock.country)
  }
  expect(await dates('q=BBD+2041&lang=en')).toEqual(['PL', 'DE'])
  expect(await dates('q=MHD+2041&lang=de')).toEqual(['PL', 'DE'])
  expect(await dates('q=sunflower+oil+BBD+2041&lang=en')).toEqual(['PL', 'DE'])
  expect(await dates('q=BBD+2041&sort=shelf_life&lang=en')).toEqual(['DE', 'PL'])
})

test('finds contents in other units, and keeps them when a place does not fit', async () => {
  expect(await ask('oil 1000 ml')).toMatchObject({ found: ['DE', 'PL'], leftOut: [] })
  expect(await ask('oil 1 litre Greece')).toMatchObject({ found: ['DE', 'PL'], leftOut: ['Greece'] })
  expect(await ask('oil ١ لتر', 'ar')).toMatchObject({ found: ['DE', 'PL'], leftOut: [] })
})

test('finds a lot by its number without the month', async () => {
  const answer = await app.request('/api/lots?q=tahini')
  const { items }: Answer = await answer.json()
  const number = Number(items[0]?.reference.slice(-4))
  for (const typed of [
    `lot ${number}`,
    `Posten Nr. ${number}`,
    `Los-Nr. ${number}`,
    `oferta ${number}`,
    `#${number}`,
    `${number}`,
  ])
    expect(await ask(typed)).toEqual({ found: ['CY'], leftOut: [], understood: [] })
  expect(await ask('lot 4711')).toMatchObject({ found: [] })
})

test('does not show a whole category for goods that it lacks, but some of it as similar', async () => {
  expect((await ask('garden')).found).toHaveLength(21)
  expect(await ask('garden gnomes')).toMatchObject({ found: [], leftOut: [] })
  const page = await (await app.request('/en/products?q=garden+gnomes')).text()
  expect(page).toContain('We have no “garden gnomes” today.')
  expect(page.match(/Solar lamps<\/a>/g)).toHaveLength(8)
})

test('says when words are spelt alike only, and finds nothing for signs', async () => {
  const page = async (q: string) => (await app.request(`/en/products?q=${q}`)).text()
  expect(await page('tahiny')).toContain('Showing results for “Tahini”.')
  expect(await page('sunflowar+oil')).toContain('Showing results for “Sunflower oil”.')
  expect(await page('tahini')).not.toContain('Showing results for')
  expect(await ask('!!!')).toMatchObject({ found: [] })
})

test('ignores and names a price in another currency', async () => {
  expect(await ask('sandals under £10')).toMatchObject({ found: ['FR'], leftOut: ['under £10'] })
})

test('reads remaining shelf life as a filter in days', async () => {
  expect(await ask('oil shelf life at least 12 months')).toMatchObject({
    found: ['DE', 'PL'],
    understood: ['date: shelf life at least 12 months'],
  })
})

test('shows the goods although place, Incoterm and quantity do not fit', async () => {
  expect(await ask('50 pallets tahini DAP Hamburg')).toMatchObject({
    found: ['CY'],
    leftOut: ['Hamburg', '50 pallets', 'DAP'],
  })
})

test('named goods come before similarly spelt goods that fit better otherwise', async () => {
  expect(await ask('tahini EXW Greece')).toMatchObject({ found: ['CY'], leftOut: ['EXW', 'Greece'] })
})

test('feeds and saved searches understand the same and ignore nothing', async () => {
  const feed = async (q: string) => {
    const answer = await app.request(`/de/products/feed.json?${new URLSearchParams({ q })}`)
    const { items }: { items: object[] } = await answer.json()
    return items.length
  }
  expect(await feed('Sonnenblumenöl aus Polen')).toBe(1)
  expect(await feed('Sonnenblumenöl 90 Paletten')).toBe(0)
  const news = async (q: string) => {
    const until = new Date(app.services.now().getTime() + 1_000)
    const reader = { audience: 'everyone', language: 'de' } as const
    const query = parseQuery(new URLSearchParams({ q }))
    return (await findNewLots(app.services, query, reader, { since: new Date(0), until }, 10)).length
  }
  expect(await news('Sonnenblumenöl aus Polen')).toBe(1)
  expect(await news('Sonnenblumenöl')).toBe(2)
  expect(await news('Sonnenblumenöl günstig')).toBe(2)
  expect(await news('Sonnenblumenöl 90 Paletten')).toBe(0)
  expect(await news('ausverkauft')).toBe(0)
})

test('sold lots are not in the catalogue, and the page says so', async () => {
  expect(await ask('sold out sandals')).toEqual({ found: [], leftOut: [], understood: ['availability: sold out'] })
  expect(await ask('sandals available now')).toMatchObject({ found: ['FR'], leftOut: [] })
  const page = await (await app.request('/en/products?q=sold+out')).text()
  expect(page).toContain('Sold lots leave the catalogue.')
})

test('regions are their countries', async () => {
  expect(await ask('sandals EU')).toEqual({ found: ['FR'], leftOut: [], understood: ['country: EU'] })
  expect((await ask('oil Benelux')).leftOut).toEqual(['Benelux'])
})

test('a number alone that no lot meets finds what comes within twice of it, and otherwise names the nearest lots', async () => {
  expect(await ask('80 pallets')).toEqual({ found: ['PL'], leftOut: ['80 pallets'], understood: [] })
  expect((await ask('900 pallets')).found).toEqual([])
  const page = await (await app.request('/en/products?q=900+pallets')).text()
  expect(page).toContain('Similar lots')
  expect((await ask('max 3 pallets')).found).toEqual(['DE'])
})

test('a town is found by other names and the code of its port, and never stands for unknown goods', async () => {
  expect((await ask('DEHAM')).found).toEqual(['DE'])
  expect((await ask('dépôt Hambourg', 'fr')).found).toEqual(['DE'])
  expect((await ask('zxqwv Hamburg')).found).toEqual([])
})

test('a year that has begun means goods of that year, unless it is only the beginning', async () => {
  const year = new Date().getUTCFullYear()
  const rye = { texts: { en: { title: 'Rye crisps' } }, ...food, dates: { type: 'best_before', min: `${year}-12-31` } }
  await writeLots(app.services, [{ lot: sampleInput({ externalId: 'rye', ...rye, stock: { country: 'AT' } }) }])
  expect((await ask(`BBD ${year}`)).found).toEqual(['AT'])
  expect((await ask(`BBD from ${year}`)).found).toEqual(['AT', 'DE', 'PL'])
  expect((await ask('BBD 2041')).found).toEqual(['DE', 'PL'])
  const page = async (q: string) => (await app.request(`/en/products?${new URLSearchParams({ q })}`)).text()
  expect(await page(`BBD ${year}`)).not.toContain('or later')
  expect(await page(`BBD from ${year}`)).toMatch(/Best before [^<]* or later/)
})

test('unknown goods with a load or a storage find nothing', async () => {
  expect((await ask('bancale zxqwv', 'it')).found).toEqual([])
  expect((await ask('zxqwv surgelati', 'it')).found).toEqual([])
})

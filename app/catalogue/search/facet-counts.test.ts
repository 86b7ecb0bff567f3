import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { categories } from '../../lots/facts/categories'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { conditions, foodCategories, incoterms } from '../../lots/facts/trade-terms'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { calendarDay } from '../../platform/base/working-days'
import { type CatalogueQuery, parseQuery } from './catalogue-query'
import { countByFacets, type FacetCounts } from './facet-counts.server'
import { type LotCount, priceSteps, quantitySteps, shelfLifeSteps } from './facets'
import { type FilterName, lotFilters } from './lot-filters.server'
import { findPagePositions } from './page-of-lots.server'
import { searchLots } from './search-lots.server'
import { expandSearchWords } from './search-words.server'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

const LOTS = 3_000
const countries = ['DE', 'PL', 'GR', 'NL', 'MT'] as const
const brands = ['Veloro', 'Sonavox', 'Nord & Wick', 'Hydroxa', 'Kalamon'] as const
const words = ['amber', 'birch', 'cobalt', 'drift'] as const
const day = 86_400_000
const today = calendarDay(services.now(), services.config.site.company.timeZone)
const inDays = (days: number) => new Date(Date.parse(today) + days * day).toISOString().slice(0, 10)

interface Plain {
  readonly words: readonly string[]
  readonly categories: readonly string[]
  readonly food: readonly string[]
  readonly condition: string
  readonly country: string
  readonly brand: { readonly public: string | null; readonly member: string | null }
  readonly incoterm: string
  readonly availability: string
  readonly price: { readonly public: number | null; readonly member: number | null }
  readonly quantity: number
  readonly daysLeft: number | null
  readonly isNew: boolean
}
const plains = new Map<number, Plain>()

let state = 7
const roll = (most: number) => {
  state = (state * 48_271) % 2_147_483_647
  return state % most
}
const one = <Item>(list: readonly Item[], at = roll(list.length)) => list[Math.min(at, roll(list.length))] as Item

async function writeSome(numbers: readonly number[]): Promise<void> {
  const inputs = numbers.map(makeInput)
  await writeLots(
    services,
    inputs.map((lot) => ({ lot })),
  )
}

beforeAll(async () => {
  for (let from = 0; from < LOTS; from += 500) {
    // As if thousands of lots came in between: the bitmaps span six segments.
    await services.db.execute(sql`select setval('lot_row_numbers', ${from * 24}::bigint)`)
    await writeSome(Array.from({ length: 500 }, (_, at) => from + at))
  }
  await services.db.execute(sql`analyze lot_search`)
}, 300_000)

function makeInput(number: number) {
  const isFood = roll(4) === 0
  const own = isFood ? ['food', one(categories.slice(0, 8))] : [one(categories.slice(0, 8))]
  const lot: Plain = {
    words: words.filter((_word, at) => roll(at + 1) === 0),
    categories: own.slice(0, 1 + roll(own.length)),
    food: isFood ? [one(foodCategories)] : [],
    condition: one(conditions),
    country: one(countries),
    ...(() => {
      const brand = roll(4) === 0 ? null : one(brands)
      const gate = roll(4)
      return { brand: { public: gate < 2 ? brand : null, member: gate < 3 ? brand : null } }
    })(),
    incoterm: one(incoterms),
    availability: one(['published', 'unconfirmed', 'on_option']),
    ...(() => {
      const price = 10 + roll(20_000)
      const gate = roll(3)
      return { price: { public: gate === 0 ? price : null, member: gate < 2 ? price : null } }
    })(),
    quantity: 1 + roll(30_000),
    daysLeft: roll(3) === 0 ? null : roll(500) - 50,
    isNew: plains.get(number)?.isNew ?? roll(5) === 0,
  }
  plains.set(number, lot)
  const amount = lot.price.member ?? 4_711
  return sampleInput({
    externalId: `${number}`,
    texts: { en: { title: `Lot ${lot.words.join(' ')}` } },
    categories: lot.categories,
    foodCategories: lot.categories.includes('food') ? lot.food : [],
    condition: lot.condition,
    incoterm: lot.incoterm,
    stock: { country: lot.country },
    status: lot.availability,
    ...(lot.availability === 'on_option' && { optionUntil: inDays(5) }),
    price: { amount, tiers: [] },
    priceVisibility: lot.price.public !== null ? 'public' : lot.price.member !== null ? 'members' : 'on_request',
    unit: 'H87',
    quantity: lot.quantity,
    splittable: 'free',
    packaging: {},
    dates: lot.daysLeft === null ? null : { type: 'best_before', min: inDays(lot.daysLeft) },
    listedAt: `${inDays(lot.isNew ? -3 : -30)}T12:00:00Z`,
    brands: [lot.brand.member ?? 'Xylotan'],
    brandDisclosure: lot.brand.public !== null ? 'public' : lot.brand.member !== null ? 'members' : 'on_request',
    lines: [],
  })
}

type Test = (lot: Plain) => boolean

function tests(query: CatalogueQuery, audience: 'public' | 'member'): Map<FilterName | 'q', Test> {
  const all = new Map<FilterName | 'q', Test>()
  const some = (chosen: readonly string[], name: FilterName, valuesOf: (lot: Plain) => readonly string[]) =>
    chosen.length > 0 && all.set(name, (lot) => valuesOf(lot).some((value) => chosen.includes(value)))
  if (query.q) all.set('q', (lot) => query.q.split(' ').every((word) => lot.words.includes(word)))
  some(query.category, 'category', (lot) => lot.categories)
  some(query.food, 'food', foodOf)
  some(query.kind, 'kind', (lot) => [kindOf(lot)])
  some(query.condition, 'condition', (lot) => [lot.condition])
  some(query.country, 'country', (lot) => [lot.country])
  some(query.incoterm, 'incoterm', (lot) => [lot.incoterm])
  some(query.brand, 'brand', (lot) => brandOf(lot, audience))
  some(query.availability, 'availability', (lot) => [lot.availability])
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = query
  if (query.minPrice !== undefined || query.maxPrice !== undefined)
    all.set('price', ({ price }) => {
      const known = price[audience]
      return known !== null && known >= minPrice && known <= maxPrice
    })
  const { minQuantity = 0, maxQuantity = Number.POSITIVE_INFINITY, minShelfLife } = query
  if (query.minQuantity !== undefined || query.maxQuantity !== undefined)
    all.set('quantity', ({ quantity }) => quantity >= minQuantity && quantity <= maxQuantity)
  if (minShelfLife !== undefined) all.set('shelfLife', ({ daysLeft }) => daysLeft !== null && daysLeft >= minShelfLife)
  if (query.listed) all.set('listed', ({ isNew }) => isNew)
  return all
}

function foodOf(lot: Plain): readonly string[] {
  return lot.categories.includes('food') ? lot.food : []
}

function brandOf(lot: Plain, audience: 'public' | 'member'): readonly string[] {
  return lot.brand[audience] === null ? [] : [lot.brand[audience]]
}

function kindOf(lot: Plain): string {
  return lot.categories.includes('food') ? 'food' : 'stocklot'
}

function valueTests(audience: 'public' | 'member'): [FilterName, string, Test][] {
  const each = (name: FilterName, values: readonly string[], has: (lot: Plain, value: string) => boolean) =>
    values.map((value): [FilterName, string, Test] => [name, value, (lot) => has(lot, value)])
  const ranges = (name: FilterName, steps: readonly number[], numberOf: (lot: Plain) => number | null) =>
    each(name, [...steps.keys(), steps.length].map(String), (lot, value) => {
      const number = numberOf(lot)
      return number !== null && steps.filter((step) => step <= number).length === Number(value)
    })
  return [
    ...each('category', categories, (lot, value) => lot.categories.includes(value)),
    ...each('food', foodCategories, (lot, value) => foodOf(lot).includes(value)),
    ...each('kind', ['stocklot', 'food'], (lot, value) => kindOf(lot) === value),
    ...each('condition', conditions, (lot, value) => lot.condition === value),
    ...each('country', [...countries, 'FR'], (lot, value) => lot.country === value),
    ...each('incoterm', incoterms, (lot, value) => lot.incoterm === value),
    ...each('availability', ['published', 'on_option', 'unconfirmed'], (lot, value) => lot.availability === value),
    ...ranges('price', priceSteps, (lot) => lot.price[audience]),
    ...ranges('quantity', quantitySteps, (lot) => lot.quantity),
    ...each('shelfLife', shelfLifeSteps.map(String), (lot, value) => (lot.daysLeft ?? -1) >= Number(value)),
    ...each('listed', ['week'], (lot) => lot.isNew),
  ]
}

function counted(number: number): LotCount {
  return number > 1_000 ? { number: 1_000, more: true } : { number, more: false }
}

const some = (values: readonly string[], most = 3) =>
  fc.option(fc.subarray([...values], { minLength: 1, maxLength: most }), { freq: 2 })
const address = fc
  .record({
    q: fc.constantFrom('', '', 'amber', 'birch', 'cobalt', 'birch drift'),
    category: some(categories),
    food: fc.option(fc.subarray([...foodCategories], { minLength: 1, maxLength: 4 }), { freq: 1, nil: null }),
    kind: fc.option(fc.constantFrom('food', 'stocklot'), { freq: 1 }),
    condition: some(conditions, 4),
    country: some(countries, 2),
    incoterm: some(incoterms, 4),
    brand: some([...brands, 'Xylotan'], 2),
    availability: some(['published', 'on_option', 'unconfirmed'], 2),
    minPrice: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 1 }),
    maxPrice: fc.option(fc.integer({ min: 60, max: 200 }), { freq: 1 }),
    minQuantity: fc.option(fc.integer({ min: 1, max: 9_000 }), { freq: 1 }),
    maxQuantity: fc.option(fc.integer({ min: 9_000, max: 30_000 }), { freq: 1 }),
    minShelfLife: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 1 }),
    listed: fc.option(fc.constant('week'), { freq: 1 }),
  })
  .chain((filters) =>
    fc.subarray(Object.entries(filters), { maxLength: 4 }).map((chosen) => {
      const parameters = new URLSearchParams()
      for (const [name, value] of chosen)
        for (const single of Array.isArray(value) ? value : [value])
          if (single !== null && single !== '') parameters.append(name, String(single))
      return parameters.toString()
    }),
  )

const fewest = fc.constantFrom(500, LOTS)

async function checkCounts(text: string, member: boolean, few: number): Promise<void> {
  const query = parseQuery(new URLSearchParams(text))
  const audience = member ? 'member' : 'public'
  const counts = await count(query, member, today, few)
  const filters = tests(query, audience)
  const plain = [...plains.values()]
  const passing = (lot: Plain, without?: FilterName) =>
    [...filters].every(([name, fits]) => name === without || fits(lot))
  expect(counts.total).toEqual(counted(plain.filter((lot) => passing(lot)).length))
  for (const [facet, value, has] of valueTests(audience)) {
    const right = plain.filter((lot) => has(lot) && passing(lot, facet)).length
    expect([facet, value, counts.of(facet, value)]).toEqual([facet, value, counted(right)])
  }
  checkBrands(
    query,
    audience,
    counts,
    plain.filter((lot) => passing(lot, 'brand')),
    query.brand.length > 0 ? 500 : few,
  )
}

function checkBrands(
  query: CatalogueQuery,
  audience: 'public' | 'member',
  counts: FacetCounts,
  lots: readonly Plain[],
  few: number,
): void {
  const right = (brand: string) => lots.filter((lot) => brandOf(lot, audience).includes(brand)).length
  const toBeTold = lots.length <= few ? brands : query.brand
  expect(counts.brands).toEqual(expect.arrayContaining(toBeTold.filter((brand) => right(brand) > 0)))
  for (const brand of counts.brands) expect([brand, counts.of('brand', brand)]).toEqual([brand, counted(right(brand))])
}

function count(query: CatalogueQuery, member: boolean, day: string, few?: number) {
  return services.db.transaction(async (tx) => {
    const found = query.q === '' ? null : await expandSearchWords(tx, query.q, { language: 'en', member })
    const { counts } = await countByFacets(tx, lotFilters(query, found, { member, today: day }), few)
    return counts
  })
}

test('every count is what counting one by one gives, whatever is combined', async () => {
  await fc.assert(
    fc.asyncProperty(address, fc.boolean(), fewest, (text, member, few) => checkCounts(text, member, few)),
    { numRuns: 60 },
  )
}, 300_000)

test('words that many lots have are counted and listed by their strings of bits as well', async () => {
  for (;;) {
    const { rows } = await services.db.execute<{ word: string | null }>(sql`select add_frequent_word(0.2) as word`)
    if (rows[0]?.word == null) break
  }
  const { rows } = await services.db.execute<{ word: string }>(sql`select word from frequent_words`)
  const known = ['amber', 'birch', 'cobalt', 'b:veloro', '+b:veloro', 'b:nord_wick']
  expect(rows.map(({ word }) => word)).toEqual(expect.arrayContaining(known))
  const { brands: told } = await count(parseQuery(new URLSearchParams()), false, today)
  expect([...told].sort()).toEqual([...brands].sort())
  await fc.assert(
    fc.asyncProperty(address, fc.boolean(), fewest, (text, member, few) => checkCounts(text, member, few)),
    { numRuns: 40 },
  )
  const listed: string[] = []
  const asked = new URLSearchParams({ q: 'birch', country: 'PL', sort: 'quantity', limit: '100' })
  for (let cursor: string | null = ''; cursor !== null; ) {
    if (cursor) asked.set('cursor', cursor)
    const page = await searchLots(services, parseQuery(asked), {
      audience: audienceOfMember({ approved: true }),
      language: 'en',
    })
    listed.push(...page.lots.map(({ quantity }) => quantity))
    cursor = page.nextCursor
  }
  const right = [...plains.values()].filter((lot) => lot.words.includes('birch') && lot.country === 'PL')
  expect(listed).toEqual(
    right
      .map(({ quantity }) => quantity)
      .sort((one, other) => other - one)
      .map(String),
  )
}, 300_000)

test('a list is the same whether its matches are gathered or known from counting', async () => {
  const query = parseQuery(new URLSearchParams({ q: 'birch' }))
  await services.db.transaction(async (tx) => {
    const words = await expandSearchWords(tx, query.q, { language: 'en', member: true })
    const filters = lotFilters(query, words, { member: true, today })
    const { counts, matching } = await countByFacets(tx, filters, 0)
    expect(counts.matches).toBeGreaterThan(600)
    expect(matching).not.toBeNull()
    for (const sort of ['relevance', 'newest', 'price', 'quantity'] as const) {
      const listing = { filters, words, sort, many: false, rowNumbers: null, matching: null }
      const gathered = await findPagePositions(tx, listing, null, 700)
      expect(await findPagePositions(tx, { ...listing, matching }, null, 700)).toEqual(gathered)
    }
  })
})

test('counts are right after many have changed lots, taken them out and put them back at once', async () => {
  const numbers = [...plains.keys()]
  const takeOut = async (gone: readonly number[]) => {
    await services.db.execute(
      sql`delete from lots where external_id = any(${sql.param(gone.map((number) => `${number}`))}::text[])`,
    )
    for (const number of gone) plains.delete(number)
  }
  await Promise.all([
    writeSome(numbers.filter((number) => number % 7 === 0)),
    writeSome(numbers.filter((number) => number % 7 === 1)),
    takeOut(numbers.filter((number) => number % 7 === 2)),
    takeOut(numbers.filter((number) => number % 7 === 3)).then(() => writeSome([5_000, 5_001, 5_002, 5_003])),
    services.db.execute(sql`update lots set status = status where external_id like '%4'`),
    count(parseQuery(new URLSearchParams('category=food')), true, today),
  ])
  await writeSome(numbers.filter((number) => number % 7 === 2))
  await fc.assert(
    fc.asyncProperty(address, fc.boolean(), fewest, (text, member, few) => checkCounts(text, member, few)),
    { numRuns: 25 },
  )
}, 300_000)

test('a reservation that has run out reserves nothing, and what may not be sold any more is not counted', async () => {
  const query = parseQuery(new URLSearchParams())
  const before = await count(query, true, today)
  const after = await count(query, true, inDays(6))
  const reserved = [...plains.values()].filter(({ availability }) => availability === 'on_option').length
  expect(before.of('availability', 'on_option')).toEqual(counted(reserved))
  expect(after.of('availability', 'on_option')).toEqual(counted(0))
  const narrow = parseQuery(new URLSearchParams('availability=published&country=MT&condition=salvage'))
  const right = [...plains.values()].filter(
    (lot) => lot.country === 'MT' && lot.condition === 'salvage' && lot.availability !== 'unconfirmed',
  )
  expect((await count(narrow, true, inDays(6))).total).toEqual(counted(right.length))
  await services.db.execute(
    sql`update lots set date_type = 'use_by' where kind = 'food' and date_min = ${inDays(3)}::date`,
  )
  const kept = await count(query, true, today)
  expect(await count(query, true, inDays(4))).toMatchObject({ matches: kept.matches - (await useBy(inDays(3))) })
}, 300_000)

async function useBy(day: string): Promise<number> {
  const { rows } = await services.db.execute<{ lots: number }>(
    sql`select count(*)::int as lots from lots where date_type = 'use_by' and date_min = ${day}::date`,
  )
  return rows[0]?.lots ?? 0
}

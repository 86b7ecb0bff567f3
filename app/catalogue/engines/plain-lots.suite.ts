import fc from 'fast-check'
import { categories } from '../../lots/facts/categories'
import { conditions, foodCategories, incoterms } from '../../lots/facts/trade-terms'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import type { CatalogueQuery } from '../search/catalogue-query'
import { priceSteps, quantitySteps, shelfLifeSteps, UNPRICED } from './facets'
import type { FilterName } from './search-engine.server'

const countries = ['DE', 'PL', 'GR', 'NL', 'MT'] as const
export const brands = ['Veloro', 'Sonavox', 'Nord & Wick', 'Hydroxa', 'Kalamon'] as const
const words = ['amber', 'birch', 'cobalt', 'drift'] as const
/** A lot as counting one by one sees it. */
export interface Plain {
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
let state = 7
const roll = (most: number) => {
  state = (state * 48_271) % 2_147_483_647
  return state % most
}
const one = <Item>(list: readonly Item[], at = roll(list.length)) => list[Math.min(at, roll(list.length))] as Item

/** Next of a fixed series of lots. @param isNew that of the lot that it replaces */
export function nextLot(isNew?: boolean): Plain {
  const isFood = roll(4) === 0
  const own = isFood ? ['food', one(categories.slice(0, 8))] : [one(categories.slice(0, 8))]
  return {
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
    isNew: isNew ?? roll(5) === 0,
  }
}

/** Input that stores a lot. @param inDays calendar day so many days from today */
export function inputOf(number: number, lot: Plain, inDays: (days: number) => string) {
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

/** What each filter of a query asks of a lot. */
export function filterTests(query: CatalogueQuery, audience: 'public' | 'member'): Map<FilterName | 'q', Test> {
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

export function brandOf(lot: Plain, audience: 'public' | 'member'): readonly string[] {
  return lot.brand[audience] === null ? [] : [lot.brand[audience]]
}

function kindOf(lot: Plain): string {
  return lot.categories.includes('food') ? 'food' : 'stocklot'
}

/** What each value of each facet asks of a lot. */
export function valueTests(audience: 'public' | 'member'): [FilterName, string, Test][] {
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
    ...each('price', [UNPRICED], (lot) => lot.price[audience] === null),
    ...ranges('quantity', quantitySteps, (lot) => lot.quantity),
    ...each('shelfLife', shelfLifeSteps.map(String), (lot, value) => (lot.daysLeft ?? -1) >= Number(value)),
    ...each('listed', ['week'], (lot) => lot.isNew),
  ]
}

const some = (values: readonly string[], most = 3) =>
  fc.option(fc.subarray([...values], { minLength: 1, maxLength: most }), { freq: 2 })
/** Addresses of the list, with any filters combined. */
export const address = fc
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

import type { SearchRequest } from '../../platform/services/search-server.server'
import { all, either, matching, oneOf, type Query, scores } from './external-words'
import { priceSteps, quantitySteps, shelfLifeSteps, UNPRICED } from './facets'
import {
  type CursorPosition,
  type FilterName,
  filterNames,
  type ListOrder,
  type LotQuestion,
  lastBestBefore,
  MAX_FACET_VALUES,
  NEW_DAYS,
} from './search-engine.server'

type Aggregations = NonNullable<SearchRequest['aggregations']>

/** Facts from the database that the index does not contain. */
export interface Known {
  /** Lots changed since they were indexed; excluded. */
  readonly waiting: readonly string[]
  /** Keys of the chosen brands, as far as the reader may know them. */
  readonly brandKeys: readonly string[]
}

const DAY = 86_400_000
/** After all prices, quantities and milliseconds of lots, and less than 2^42. */
const LAST = 2 ** 42 - 1
/** Scores are whole numbers above the milliseconds of a place: together they stay exact. */
const SCORE_UNIT = 2 ** 42
/** More than there are countries or categories. */
const ALL_VALUES = 300

/** Request for counts: each facet with all filters but its own. */
export function countRequest(question: LotQuestion, known: Known): SearchRequest {
  const chosen = chosenFilters(question, known)
  const but = (name?: FilterName) => all([...chosen].flatMap(([own, filter]) => (own === name ? [] : [filter])))
  const facets = Object.entries(facetValues(question, known)).map(([facet, values]) => [
    facet,
    { filter: but(facetOf(facet)), aggs: values },
  ])
  return {
    size: 0,
    track_total_hits: false,
    query: always(question, known),
    aggregations: { total: { filter: but() }, ...Object.fromEntries(facets) },
  }
}

export function pageRequest(
  question: LotQuestion,
  known: Known,
  { order, after, most }: { readonly order: ListOrder; readonly after: CursorPosition | null; readonly most: number },
): SearchRequest {
  const words = order === 'relevance' ? question.words : null
  const isScored = words !== null
  const filter = [always(question, known), ...chosenFilters(question, known).values()]
  const { field, direction } = orderOf(order, question)
  const from = after && placeOf(after, isScored, direction)
  return {
    size: most,
    _source: false,
    track_total_hits: false,
    query: { bool: { filter, should: words ? scores(words, availableAs('on_option', question.today)) : [] } },
    sort: [
      ...(isScored ? [{ _score: { order: 'desc' as const } }] : []),
      { [field]: { order: direction, missing: direction === 'asc' ? LAST : -1 } },
      { lot_id: { order: isScored ? 'desc' : direction } },
    ],
    ...(from && { search_after: from }),
  }
}

/** Position of a hit, from its sort values. */
export function positionOf(id: string, sort: readonly unknown[], order: ListOrder): CursorPosition | null {
  const [first, second] = sort
  if (typeof first !== 'number') return null
  if (sort.length === 3)
    return typeof second === 'number' ? { part: 'scored', value: first * SCORE_UNIT + second, id } : null
  if (first === LAST || first === -1) return { part: 'ranked', value: null, id }
  const isDay = order === 'shelf_life' || order === 'best_before'
  return { part: 'ranked', value: isDay ? new Date(first).toISOString().slice(0, 10) : first, id }
}

function placeOf({ part, value, id }: CursorPosition, isScored: boolean, direction: 'asc' | 'desc') {
  // Positions in a list ranked by PostgreSQL do not apply here.
  if (isScored !== (part === 'scored')) return null
  if (isScored && typeof value === 'number') return [Math.floor(value / SCORE_UNIT), value % SCORE_UNIT, id]
  if (value === null) return [direction === 'asc' ? LAST : -1, id]
  return [typeof value === 'string' ? Date.parse(value) : value, id]
}

function orderOf(order: ListOrder, { member, query }: LotQuestion) {
  const price = priceField(member)
  switch (order) {
    case 'price':
      return { field: price, direction: 'asc' } as const
    case 'price_desc':
      return { field: price, direction: 'desc' } as const
    case 'quantity':
      return { field: 'quantity', direction: 'desc' } as const
    case 'shelf_life':
      return { field: 'date_min', direction: 'desc' } as const
    case 'best_before':
      return { field: 'date_min', direction: 'asc' } as const
    default:
      // In searches by date, the earliest date comes first among equals.
      return order === 'relevance' && query.bestBefore !== undefined
        ? ({ field: 'date_min', direction: 'asc' } as const)
        : ({ field: 'listed_at', direction: 'desc' } as const)
  }
}

/** Visitors' requests never use the members' fields of prices and brands. */
function priceField(member: boolean): string {
  return member ? 'member_price' : 'public_price'
}

function lotPriceField(member: boolean): string {
  return member ? 'member_lot_price' : 'public_lot_price'
}

function brandFields(member: boolean): readonly string[] {
  return member ? ['brands', 'member_brands'] : ['brands']
}

/** Lots on sale with the words, within filters without counts, whose index entry is current. */
function always({ query, words, today }: LotQuestion, { waiting }: Known): Query {
  const filter: Query[] = []
  if (words) filter.push(matching(words.query))
  if (query.minPallets !== undefined) filter.push({ range: { pallets: { gte: query.minPallets } } })
  if (query.maxPallets !== undefined) filter.push({ range: { pallets: { lte: query.maxPallets } } })
  if (query.listedWithin !== undefined) filter.push(isListedWithin(query.listedWithin, today))
  for (const name of query.everyCertificate ?? []) filter.push(oneOf('certificates', [name]))
  if (query.reason) filter.push(oneOf('reason', query.reason))
  if (query.bestBefore !== undefined) filter.push({ range: { date_min: { gte: Date.parse(query.bestBefore) } } })
  const last = lastBestBefore(query, today)
  if (last !== undefined) filter.push({ range: { date_min: { lte: Date.parse(last) } } })
  const must_not: Query[] = [{ range: { use_by: { lt: Date.parse(today) } } }]
  if (waiting.length > 0) must_not.push({ terms: { lot_id: [...waiting] } })
  return { bool: { filter, must_not } }
}

function chosenFilters({ query, member, today }: LotQuestion, known: Known): Map<FilterName, Query> {
  const chosen = new Map<FilterName, Query>()
  const isOne = (name: FilterName, field: string, values: readonly string[]) =>
    values.length > 0 && chosen.set(name, oneOf(field, values))
  const between = (field: string, gte: number | undefined, lte: number | undefined): Query[] =>
    gte === undefined && lte === undefined
      ? []
      : [{ range: { [field]: { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) } } }]
  const isWithin = (name: FilterName, [first, ...others]: readonly Query[]) =>
    first && chosen.set(name, others.length > 0 ? { bool: { filter: [first, ...others] } } : first)
  isOne('category', 'categories', query.category)
  isOne('food', 'categories', query.food)
  const [kind] = query.kind
  if (query.kind.length === 1 && kind) chosen.set('kind', ofKind(kind))
  for (const name of ['condition', 'country', 'incoterm'] as const) isOne(name, name, query[name])
  if (query.availability.length > 0)
    chosen.set('availability', either(query.availability.map((status) => availableAs(status, today))))
  if (query.brand.length > 0)
    chosen.set('brand', either(brandFields(member).map((field) => oneOf(field, known.brandKeys))))
  isWithin('price', [
    ...between(priceField(member), query.minPrice, query.maxPrice),
    ...between(lotPriceField(member), query.minLotPrice, query.maxLotPrice),
  ])
  isWithin('quantity', between('quantity', query.minQuantity, query.maxQuantity))
  if (query.minShelfLife !== undefined)
    isWithin('shelfLife', between('date_min', Date.parse(today) + query.minShelfLife * DAY, undefined))
  if (query.listed !== undefined) chosen.set('listed', isNew(today))
  isOne('certificate', 'certificates', query.certificate)
  isOne('size', 'sizes', query.size)
  isOne('colour', 'colours', query.colour)
  return chosen
}

/** Aggregations by facet. Those of brands, sizes and colours name the chosen ones besides the most frequent. */
function facetValues({ query, member, today }: LotQuestion, { brandKeys }: Known): Record<string, Aggregations> {
  const terms = (field: string, size = ALL_VALUES, include: readonly string[] = []): Aggregations => {
    // Apart, because the client's types forget `field`.
    const [values, chosen] = [
      { field, size },
      { field, size: include.length, include: [...include] },
    ]
    return { values: { terms: values }, ...(include.length > 0 && { chosen: { terms: chosen } }) }
  }
  const steps = (field: string, bounds: readonly number[]): Aggregations => ({
    values: {
      range: {
        field,
        ranges: [...bounds.keys(), bounds.length].map((at) => ({
          key: `${at}`,
          ...(at > 0 && { from: bounds[at - 1] }),
          ...(at < bounds.length && { to: bounds[at] }),
        })),
      },
    },
  })
  const filters = (named: Record<string, Query>): Aggregations => ({ values: { filters: { filters: named } } })
  const statuses = ['published', 'on_option', 'unconfirmed'] as const
  const price = priceField(member)
  const lasting = shelfLifeSteps.map((days) => ({ key: `${days}`, from: Date.parse(today) + days * DAY }))
  return {
    category: terms('categories'),
    food: terms('categories'),
    kind: filters({ food: ofKind('food'), stocklot: ofKind('stocklot') }),
    condition: terms('condition'),
    country: terms('country'),
    incoterm: terms('incoterm'),
    availability: filters(Object.fromEntries(statuses.map((status) => [status, availableAs(status, today)]))),
    ...Object.fromEntries(
      brandFields(member).map((field) => [facetKey('brand', field), terms(field, MAX_FACET_VALUES, brandKeys)]),
    ),
    price: {
      ...steps(price, priceSteps),
      chosen: { filters: { filters: { [UNPRICED]: { bool: { must_not: [{ exists: { field: price } }] } } } } },
    },
    quantity: steps('quantity', quantitySteps),
    shelfLife: { values: { range: { field: 'date_min', ranges: lasting } } },
    listed: filters({ week: isNew(today) }),
    certificate: terms('certificates'),
    size: terms('sizes', MAX_FACET_VALUES, query.size),
    colour: terms('colours', MAX_FACET_VALUES, query.colour),
  }
}

function facetKey(facet: FilterName, field: string): string {
  return `${facet} ${field}`
}

/** Facet of an aggregation: brands have one for each field, and the total has none. */
export function facetOf(key: string): FilterName | undefined {
  const [name] = key.split(' ')
  return filterNames.find((each) => each === name)
}

function ofKind(kind: string): Query {
  const food = oneOf('categories', ['food'])
  return kind === 'food' ? food : { bool: { must_not: [food] } }
}

/** Expired reservations do not count. */
function availableAs(status: string, today: string): Query {
  const isOver: Query = { range: { reserved_until: { lt: Date.parse(today) } } }
  const own = oneOf('availability', [status])
  return status === 'published' ? either([own, isOver]) : { bool: { filter: [own], must_not: [isOver] } }
}

function isNew(today: string): Query {
  return isListedWithin(NEW_DAYS, today)
}

function isListedWithin(days: number, today: string): Query {
  return { range: { listed_at: { gte: Date.parse(today) - days * DAY } } }
}

import { type SQL, sql } from 'drizzle-orm'
import { tsqueryOf } from '../search-words/word-query'
import {
  type FilterContext,
  type FilterName,
  type LotQuery,
  type LotQuestion,
  lastBestBefore,
  NEW_DAYS,
} from './search-engine.server'

/** Conditions on rows of `lot_search`, and of `lot_words` if the query has words. Restricted data is neither searched nor compared. */
export interface LotFilters extends FilterContext {
  readonly searched: boolean
  /** Rows of all lots, with their words if the query has some. */
  readonly rows: SQL
  /** Condition for all found or counted lots: on sale, with the words, within filters without counts. */
  readonly always: SQL
  /** The other filters, by their facet, which is counted without them. */
  readonly chosen: ReadonlyMap<FilterName, SQL>
  readonly price: SQL
  readonly lotPrice: SQL
  readonly query: LotQuery
  /** Cache key of the lots found with all filters, or without one. */
  readonly keyBut: (name?: FilterName) => string
}

export function lotFilters({ query, words, member, today }: LotQuestion): LotFilters {
  const price = sql`${sql.identifier(member ? 'member_price' : 'public_price')}`
  const lotPrice = sql`${sql.identifier(member ? 'member_lot_price' : 'public_lot_price')}`
  const always = [sql`(use_by is null or use_by >= ${today}::date)`]
  const found = words && tsqueryOf(words.query)
  if (found !== null) always.push(sql`words @@ ${found}::tsquery`)
  if (query.minPallets !== undefined) always.push(sql`pallets >= ${query.minPallets}::int`)
  if (query.maxPallets !== undefined) always.push(sql`pallets <= ${query.maxPallets}::int`)
  if (query.listedWithin !== undefined) always.push(isListedWithin(query.listedWithin, today))
  if (query.everyCertificate) always.push(sql`certificates @> ${sql.param(query.everyCertificate)}::text[]`)
  if (query.reason) always.push(sql`reason = any(${sql.param(query.reason)}::text[])`)
  if (query.bestBefore !== undefined) always.push(sql`date_min >= ${query.bestBefore}::date`)
  const last = lastBestBefore(query, today)
  if (last !== undefined) always.push(sql`date_min <= ${last}::date`)
  const chosen = new Map<FilterName, SQL>()
  const isOne = (name: FilterName, column: SQL, values: readonly string[]) =>
    values.length > 0 && chosen.set(name, sql`${column} = any(${sql.param(values)}::text[])`)
  const hasOne = (name: FilterName, column: SQL, values: readonly string[]) =>
    values.length > 0 && chosen.set(name, sql`${column} && ${sql.param(values)}::text[]`)
  const between = (column: SQL, min: number | undefined, max: number | undefined) => [
    ...(min === undefined ? [] : [sql`${column} >= ${min}::bigint`]),
    ...(max === undefined ? [] : [sql`${column} <= ${max}::bigint`]),
  ]
  const isWithin = (name: FilterName, ends: readonly SQL[]) =>
    ends.length > 0 && chosen.set(name, sql.join([...ends], sql` and `))
  hasOne('category', sql`categories`, query.category)
  hasOne('food', sql`categories`, query.food)
  if (query.kind.length === 1)
    chosen.set('kind', query.kind[0] === 'food' ? sql`categories && '{food}'` : sql`not categories && '{food}'`)
  isOne('condition', sql`condition`, query.condition)
  isOne('country', sql`country`, query.country)
  isOne('incoterm', sql`incoterm`, query.incoterm)
  isOne('availability', availabilityOn(today), query.availability)
  if (query.brand.length > 0)
    chosen.set('brand', sql`brands && array(select key from (${brandKeys(query.brand, member)}) as own)`)
  isWithin('price', [
    ...between(price, query.minPrice, query.maxPrice),
    ...between(lotPrice, query.minLotPrice, query.maxLotPrice),
  ])
  isWithin('quantity', between(sql`quantity`, query.minQuantity, query.maxQuantity))
  if (query.minShelfLife !== undefined)
    chosen.set('shelfLife', sql`date_min >= ${today}::date + ${query.minShelfLife}::int`)
  if (query.listed !== undefined) chosen.set('listed', isNew(today))
  hasOne('certificate', sql`certificates`, query.certificate)
  hasOne('size', sql`sizes`, query.size)
  hasOne('colour', sql`colours`, query.colour)
  const keyBut = (but?: FilterName) => {
    const others = [...chosen.keys()].filter((name) => name !== but).map((name) => [name, askedFor(query, name)])
    const { minPallets, maxPallets, listedWithin, everyCertificate, reason, bestBefore } = query
    const uncounted = [minPallets, maxPallets, listedWithin, everyCertificate, reason, bestBefore, last]
    return JSON.stringify([member, today, found, uncounted, others])
  }
  const rows = sql.raw(words ? 'lot_words join lot_search using (lot_id)' : 'lot_search')
  return {
    member,
    today,
    searched: words !== null,
    rows,
    always: sql.join(always, sql` and `),
    chosen,
    price,
    lotPrice,
    query,
    keyBut,
  }
}

function askedFor(query: LotQuery, name: FilterName): unknown {
  if (name === 'price') return [query.minPrice, query.maxPrice, query.minLotPrice, query.maxLotPrice]
  if (name === 'quantity') return [query.minQuantity, query.maxQuantity]
  return name === 'shelfLife' ? query.minShelfLife : query[name]
}

export function allOf({ always, chosen }: LotFilters): SQL {
  return sql.join([always, ...chosen.values()], sql` and `)
}

/** Availability on a day: an expired reservation counts as available, even if the row has not been updated. */
export function availabilityOn(today: string): SQL {
  return sql`case when reserved_until < ${today}::date then 'published' else availability end`
}

export function isNew(today: string): SQL {
  return isListedWithin(NEW_DAYS, today)
}

function isListedWithin(days: number, today: string): SQL {
  return sql`listed_at >= (${today}::date - ${days}::int)::timestamp at time zone 'UTC'`
}

/** Rows of `key` and `brand`: keys of brands among the words, with those that only members may know. */
export function brandKeys(brands: readonly string[], member: boolean): SQL {
  return sql`select mark || brand_key(brand) as key, brand
    from unnest(${sql.param(brands)}::text[]) as brand, unnest(${sql.param(member ? ['', '+'] : [''])}::text[]) as mark`
}

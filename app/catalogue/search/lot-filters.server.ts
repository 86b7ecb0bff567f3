import { type SQL, sql } from 'drizzle-orm'
import {
  type BitmapNumber,
  hasBitmap,
  isInAllTables,
  lotsBetween,
  lotsListedSince,
  lotsMatchingWords,
  lotsWhere,
  lotsWithValue,
  matchesGatheringWords,
} from './lot-bitmaps.server'
import type { MeantQuery } from './meant-query'
import { dayNumber } from './number-steps'
import { type SearchWords, toTsquery, type WordPart } from './search-words.server'

export type FilterName =
  | 'category'
  | 'food'
  | 'kind'
  | 'condition'
  | 'country'
  | 'incoterm'
  | 'availability'
  | 'brand'
  | 'price'
  | 'quantity'
  | 'shelfLife'
  | 'listed'
  | 'certificate'
  | 'pallets'
  | 'bestBefore'

export interface LotFilters {
  /** The query has words. They are stored out of line, so many rows need an index lookup. */
  readonly searched: boolean
  /** Conditions for rows found by an index, and for rows read by an index scan in sort order. */
  readonly where: () => SQL
  readonly whereScanned: SQL
  readonly readsWords: boolean
  /** Condition that gathers the rows of table `candidates`, when a word has no bitmap. */
  readonly candidates: SQL | null
  readonly bits: ReadonlyMap<FilterName | 'words', SQL>
  readonly price: Extract<BitmapNumber, 'public_price' | 'member_price'>
  readonly brands: readonly string[]
  readonly member: boolean
  /** `2026-11-21`, in the company's time zone. */
  readonly today: string
}

export interface FilterContext {
  readonly member: boolean
  readonly today: string
}

export const NEW_DAYS = 7

/** SQL conditions of a query. Restricted data is neither searched nor compared. */
export function lotFilters(query: MeantQuery, found: SearchWords | null, asking: FilterContext): LotFilters {
  const { member, today } = asking
  const price = member ? 'member_price' : 'public_price'
  const number = dayNumber(today)
  const sellable = sql`(use_by is null or use_by >= ${today}::date)`
  const conditions: SQL[] = [sellable]
  const bits = new Map<FilterName | 'words', SQL>()
  const add = (name: FilterName | 'words', isSet: unknown, condition: () => SQL, lots: () => SQL) => {
    if (!isSet) return
    conditions.push(condition())
    bits.set(name, lots())
  }
  add(
    'words',
    found,
    () => isFound(found?.parts ?? []),
    () => lotsMatchingWords(found?.parts ?? []),
  )
  add(
    'brand',
    query.brand.length > 0,
    () => sql`words @@ ${brandWords(query.brand, member)}`,
    () => lotsOfBrands(query.brand, member),
  )
  for (const name of ['condition', 'country', 'incoterm'] as const) {
    const condition = () => sql`${sql.identifier(name)} = any(${sql.param(query[name])}::text[])`
    add(name, query[name].length > 0, condition, () => lotsWithValue(name, query[name]))
  }
  for (const name of ['category', 'food'] as const)
    add(
      name,
      query[name].length > 0,
      () => overlap(query[name]),
      () => lotsWithValue('category', query[name]),
    )
  add(
    'kind',
    query.kind.length === 1,
    () => (query.kind[0] === 'food' ? sql`categories && '{food}'` : sql`not categories && '{food}'`),
    () => lotsWithValue('kind', query.kind),
  )
  add(
    'availability',
    query.availability.length > 0,
    // An expired reservation counts as published, even if the row has not been updated.
    () =>
      sql`case when reserved_until < ${today}::date then 'published' else availability end = any(${sql.param(query.availability)}::text[])`,
    () => sql`select segment, bit_or(lots) as lots from (${availabilities(today)}) as now
      where value = any(${sql.param(query.availability)}::text[]) group by segment`,
  )
  const { minPrice, maxPrice, minQuantity, maxQuantity, minShelfLife } = query
  add(
    'price',
    minPrice !== undefined || maxPrice !== undefined,
    () => within(sql.identifier(price), minPrice, maxPrice),
    () => lotsBetween(price, minPrice, maxPrice),
  )
  add(
    'quantity',
    minQuantity !== undefined || maxQuantity !== undefined,
    () => within(sql.identifier('quantity'), minQuantity, maxQuantity),
    () => lotsBetween('quantity', minQuantity, maxQuantity),
  )
  add(
    'shelfLife',
    minShelfLife !== undefined,
    () => sql`date_min >= ${today}::date + ${minShelfLife}::int`,
    () => lotsBetween('date_min', number + (minShelfLife ?? 0), undefined),
  )
  add(
    'listed',
    query.listed !== undefined,
    () => isNew(today),
    () => lotsListedSince(number - NEW_DAYS),
  )
  const { certificate = [], minPallets, bestBefore } = query
  const certified = sql`words @@ ${certificate.map((name) => `'c:${name.toLowerCase()}'`).join(' | ')}::tsquery`
  add(
    'certificate',
    certificate.length > 0,
    () => certified,
    () => lotsWhere(certified),
  )
  const hasPallets = sql`pallets >= ${minPallets}::int`
  add(
    'pallets',
    minPallets !== undefined,
    () => hasPallets,
    () => lotsWhere(hasPallets),
  )
  add(
    'bestBefore',
    bestBefore !== undefined,
    () => sql`date_min >= ${bestBefore}::date`,
    () => lotsBetween('date_min', dayNumber(bestBefore ?? today), undefined),
  )
  const where = sql.join(conditions, sql` and `)
  const byWord = query.brand.length > 0 || certificate.length > 0
  const searched = found !== null || byWord
  const hasBits = searched && !byWord && found?.parts.every(hasBitmap) === true
  return {
    searched,
    where: () => where,
    whereScanned: hasBits ? sql`${isInAllTables([...bits.values()])} and ${sellable}` : where,
    readsWords: searched && !hasBits,
    candidates: found && matchesGatheringWords(found.parts),
    bits,
    price,
    brands: query.brand,
    member,
    today,
  }
}

export function availabilities(today: string): SQL {
  return sql`select value, segment, bit_or(lots) as lots
    from (
      select value, segment, case when over.lots is null then own.lots else own.lots & ~over.lots end as lots
      from lot_bitmaps as own left join (${lotsWhere(sql`reserved_until < ${today}::date`)}) as over using (segment)
      where facet = 'availability'
      union all
      select 'published', segment, lots from (${lotsWhere(sql`reserved_until < ${today}::date`)}) as over
    ) as now
    group by value, segment`
}

export function isNew(today: string): SQL {
  return sql`listed_at >= (${today}::date - ${NEW_DAYS}::int)::timestamp at time zone 'UTC'`
}

function within(column: ReturnType<typeof sql.identifier>, min: number | undefined, max: number | undefined): SQL {
  const ends: SQL[] = []
  if (min !== undefined) ends.push(sql`${column} >= ${min}::bigint`)
  if (max !== undefined) ends.push(sql`${column} <= ${max}::bigint`)
  return sql.join(ends, sql` and `)
}

function overlap(chosen: readonly string[]): SQL {
  return sql`categories && ${sql.param(chosen)}::text[]`
}

function isFound(parts: readonly WordPart[]): SQL {
  if (parts.every(({ categories }) => categories.length === 0)) return sql`words @@ ${toTsquery(parts)}::tsquery`
  const each = parts.map(({ query, categories }) =>
    categories.length > 0
      ? sql`(${overlap(categories)} or words @@ ${query}::tsquery)`
      : sql`words @@ ${query}::tsquery`,
  )
  return sql.join(each, sql` and `)
}

/** Rows of `key`: brand keys as in the search words, with the members-only variants. */
export function brandKeys(brands: readonly string[], member: boolean): SQL {
  return sql`select mark || brand_key(brand) as key, brand
    from unnest(${sql.param(brands)}::text[]) as brand, unnest(${sql.param(member ? ['', '+'] : [''])}::text[]) as mark`
}

function brandWords(brands: readonly string[], member: boolean): SQL {
  return sql`(select string_agg(quote_literal(key), ' | ') from (${brandKeys(brands, member)}) as chosen)::tsquery`
}

/** Rows of `segment` and `lots`: lots of any of the brands, from bitmaps where they exist, else gathered. */
function lotsOfBrands(brands: readonly string[], member: boolean): SQL {
  const keys = brandKeys(brands, member)
  const others = sql`(select string_agg(quote_literal(key), ' | ') from (${keys}) as chosen
    where key not in (select word from frequent_words))::tsquery`
  return sql`select segment, bit_or(lots) as lots
    from (
      select segment, lots from lot_bitmaps where facet = 'brand' and value in (select key from (${keys}) as chosen)
      union all ${lotsWhere(sql`words @@ ${others}`)}
    ) as part
    group by segment`
}

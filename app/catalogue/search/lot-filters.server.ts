import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueQuery } from './catalogue-query'
import {
  type BitNumber,
  hasStrings,
  isAmong,
  isGathered,
  lotsBetween,
  lotsFound,
  lotsListedSince,
  lotsWhere,
  lotsWith,
} from './lot-bits.server'
import { dayNumber } from './number-steps'
import { foundBy, type SearchWords, type WordPart } from './search-words.server'

/** What a lot may fail: each of these is counted without itself. */
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

/** Conditions on rows of `lot_search` for one query. */
export interface LotFilters {
  /** Has words in it: those stand outside of the rows, and only an index gets at many of them quickly. */
  readonly searched: boolean
  /** All conditions, for rows that an index finds, and for rows that are walked along in an order. */
  readonly where: () => SQL
  readonly whereWalked: SQL
  /** Where rows are walked along, words are looked up, each outside of its row. */
  readonly readsWords: boolean
  /** Where a word has no strings of bits: the condition that rows of the table `candidates` are gathered by, once for all that needs them. */
  readonly candidates: SQL | null
  /** The lots that each filter lets pass, as rows of `segment` and strings of bits. */
  readonly bits: ReadonlyMap<FilterName | 'words', SQL>
  /** The prices that the audience may know. */
  readonly price: Extract<BitNumber, 'public_price' | 'member_price'>
  /** The brands that are chosen. */
  readonly brands: readonly string[]
  readonly member: boolean
  /** `2026-11-21`, in the company's time zone. */
  readonly today: string
}

/** Who asks, and when. */
export interface Asking {
  readonly member: boolean
  /** `2026-11-21`, in the company's time zone. */
  readonly today: string
}

/** For how long a lot is new. */
export const NEW_DAYS = 7

/** The conditions of a query. What the audience may not know is neither searched nor compared. */
export function lotFilters(query: CatalogueQuery, found: SearchWords | null, asking: Asking): LotFilters {
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
    () => lotsFound(found?.parts ?? []),
  )
  add(
    'brand',
    query.brand.length > 0,
    () => sql`words @@ ${brandWords(query.brand, member)}`,
    () => lotsOfBrands(query.brand, member),
  )
  for (const name of ['condition', 'country', 'incoterm'] as const) {
    const condition = () => sql`${sql.identifier(name)} = any(${sql.param(query[name])}::text[])`
    add(name, query[name].length > 0, condition, () => lotsWith(name, query[name]))
  }
  for (const name of ['category', 'food'] as const)
    add(
      name,
      query[name].length > 0,
      () => overlap(query[name]),
      () => lotsWith('category', query[name]),
    )
  add(
    'kind',
    query.kind.length === 1,
    () => (query.kind[0] === 'food' ? sql`categories && '{food}'` : sql`not categories && '{food}'`),
    () => lotsWith('kind', query.kind),
  )
  add(
    'availability',
    query.availability.length > 0,
    // A reservation that has run out reserves nothing, whatever its row says still.
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
  const where = sql.join(conditions, sql` and `)
  const searched = found !== null || query.brand.length > 0
  const hasBits = searched && query.brand.length === 0 && found?.parts.every(hasStrings) === true
  return {
    searched,
    where: () => where,
    whereWalked: hasBits ? sql`${isAmong([...bits.values()])} and ${sellable}` : where,
    readsWords: searched && !hasBits,
    candidates: found && isGathered(found.parts),
    bits,
    price,
    brands: query.brand,
    member,
    today,
  }
}

/** Rows of `value`, `segment` and `lots`: what is available, and how, on a day. */
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

/** A condition on rows of `lot_search`: they are new on a day. */
export function isNew(today: string): SQL {
  return sql`listed_at >= (${today}::date - ${NEW_DAYS}::int)::timestamp at time zone 'UTC'`
}

/** Whether a column is in a range, both ends included. */
function within(column: ReturnType<typeof sql.identifier>, min: number | undefined, max: number | undefined): SQL {
  const ends: SQL[] = []
  if (min !== undefined) ends.push(sql`${column} >= ${min}::bigint`)
  if (max !== undefined) ends.push(sql`${column} <= ${max}::bigint`)
  return sql.join(ends, sql` and `)
}

function overlap(chosen: readonly string[]): SQL {
  return sql`categories && ${sql.param(chosen)}::text[]`
}

/** Whether a row has something of each typed word. */
function isFound(parts: readonly WordPart[]): SQL {
  if (parts.every(({ categories }) => categories.length === 0)) return sql`words @@ ${foundBy(parts)}::tsquery`
  const each = parts.map(({ query, categories }) =>
    categories.length > 0
      ? sql`(${overlap(categories)} or words @@ ${query}::tsquery)`
      : sql`words @@ ${query}::tsquery`,
  )
  return sql.join(each, sql` and `)
}

/** Rows of `key`: brands as the catalogue's words name them, and with the mark of what only members may know. */
export function brandKeys(brands: readonly string[], member: boolean): SQL {
  return sql`select mark || brand_key(brand) as key, brand
    from unnest(${sql.param(brands)}::text[]) as brand, unnest(${sql.param(member ? ['', '+'] : [''])}::text[]) as mark`
}

/** Any of the brands. */
function brandWords(brands: readonly string[], member: boolean): SQL {
  return sql`(select string_agg(quote_literal(key), ' | ') from (${brandKeys(brands, member)}) as chosen)::tsquery`
}

/** Rows of `segment` and `lots`: those of any of the brands. Of some there are strings, the others are gathered. */
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

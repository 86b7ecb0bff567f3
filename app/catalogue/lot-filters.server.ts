import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueQuery } from './catalogue-query'
import type { SearchWords } from './search-words.server'

/** What a lot may fail: each of these is counted without itself. */
export type FilterName =
  | 'category'
  | 'food'
  | 'kind'
  | 'condition'
  | 'country'
  | 'incoterm'
  | 'availability'
  | 'price'
  | 'quantity'
  | 'shelfLife'
  | 'listed'

/** Conditions on rows of `lot_search` for one query. */
export interface LotFilters {
  /** Has words in it: those stand outside of the rows, and only an index gets at many of them quickly. */
  readonly searched: boolean
  /** All conditions, or all but those of one filter. */
  readonly where: (without?: FilterName) => SQL
  /** Filters that are set. */
  readonly set: ReadonlySet<FilterName>
  /** What a row is filtered and counted by, for this audience and this day. */
  readonly columns: {
    readonly price: SQL
    readonly availability: SQL
    /** Days that are left. */
    readonly daysLeft: SQL
    readonly isNew: SQL
    /** Whether goods keep for so many days. */
    readonly keepsFor: (days: SQL) => SQL
  }
}

/** Who asks, and when. */
export interface Asking {
  readonly member: boolean
  /** `2026-11-21`, in the company's time zone. */
  readonly today: string
}

/** For how long a lot is new. */
const NEW_DAYS = 7

/** The conditions of a query. What the audience may not know is neither searched nor compared. */
export function lotFilters(query: CatalogueQuery, words: SearchWords | null, asking: Asking): LotFilters {
  const { member, today } = asking
  const price = member ? sql`member_price` : sql`public_price`
  const columns = {
    price,
    // A reservation that has run out reserves nothing, whatever its row says still.
    availability: sql`case when reserved_until < ${today}::date then 'published' else availability end`,
    daysLeft: sql`(date_min - ${today}::date)`,
    isNew: sql`listed_at >= ${today}::date - ${NEW_DAYS}::int`,
    keepsFor: (days: SQL) => sql`date_min >= ${today}::date + ${days}`,
  }
  const filters = new Map<FilterName, SQL>()
  const add = (name: FilterName, isSet: unknown, condition: () => SQL) => isSet && filters.set(name, condition())
  add('category', query.category.length > 0, () => overlap(query.category))
  add('food', query.food.length > 0, () => overlap(query.food))
  add('kind', query.kind.length === 1, () =>
    query.kind[0] === 'food' ? sql`categories && '{food}'` : sql`not categories && '{food}'`,
  )
  add('condition', query.condition.length > 0, () => sql`condition = any(${sql.param(query.condition)}::text[])`)
  add('country', query.country.length > 0, () => sql`country = any(${sql.param(query.country)}::text[])`)
  add('incoterm', query.incoterm.length > 0, () => sql`incoterm = any(${sql.param(query.incoterm)}::text[])`)
  add(
    'availability',
    query.availability.length > 0,
    () => sql`${columns.availability} = any(${sql.param(query.availability)}::text[])`,
  )
  add('price', query.minPrice !== undefined || query.maxPrice !== undefined, () =>
    within(price, query.minPrice, query.maxPrice),
  )
  add('quantity', query.minQuantity !== undefined || query.maxQuantity !== undefined, () =>
    within(sql`quantity`, query.minQuantity, query.maxQuantity),
  )
  add('shelfLife', query.minShelfLife !== undefined, () => columns.keepsFor(sql`${query.minShelfLife}::int`))
  add('listed', query.listed !== undefined, () => columns.isNew)
  const always = [sql`(use_by is null or use_by >= ${today}::date)`]
  if (words) always.push(sql`words @@ ${words.found}::tsquery`)
  if (query.brand.length > 0) always.push(sql`words @@ ${brandWords(query.brand, member)}`)
  return {
    searched: words !== null || query.brand.length > 0,
    where: (without) =>
      sql.join(
        [...always, ...[...filters].flatMap(([name, condition]) => (name === without ? [] : [condition]))],
        sql` and `,
      ),
    set: new Set(filters.keys()),
    columns,
  }
}

/** Whether a column is in a range, both ends included. */
function within(column: SQL, min: number | undefined, max: number | undefined): SQL {
  const ends: SQL[] = []
  if (min !== undefined) ends.push(sql`${column} >= ${min}::bigint`)
  if (max !== undefined) ends.push(sql`${column} <= ${max}::bigint`)
  return sql.join(ends, sql` and `)
}

function overlap(chosen: readonly string[]): SQL {
  return sql`categories && ${sql.param(chosen)}::text[]`
}

/** Any of the brands, as the catalogue's words name them. */
function brandWords(brands: readonly string[], member: boolean): SQL {
  return sql`(select string_agg(quote_literal(brand_key(brand)) || ${member ? sql`' | ' || quote_literal('+' || brand_key(brand))` : sql`''`}, ' | ')
    from unnest(${sql.param(brands)}::text[]) as brand)::tsquery`
}

import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { type LotCount, MAX_COUNTED, priceSteps, quantitySteps, shelfLifeSteps, UNPRICED } from './facets'
import { allOf, availabilityOn, brandKeys, isNew, type LotFilters, lotFilters } from './lot-filters.server'
import { type FilterName, type LotCounts, type LotQuestion, MAX_FACET_VALUES } from './search-engine.server'

/** Only the newest matches are ranked; older ones follow by age. Ranking all of a frequent word takes seconds. */
export const MAX_RANKED = 500
/** Larger catalogues count only the newest matches, up to MAX_GATHERED: counting all takes seconds. */
const LARGE = 300_000
const MAX_GATHERED = 100_000
/** Facets grouped together: one grouping by two columns costs less than two groupings. */
const grouped: readonly (readonly FilterName[])[] = [
  ['condition', 'country'],
  ['incoterm', 'availability', 'listed', 'kind'],
  ['price', 'quantity', 'shelfLife'],
]

/** Columns with several values per lot, and their facets. */
const lists: readonly (readonly [column: string, facets: readonly FilterName[]])[] = [
  ['categories', ['category', 'food']],
  ['brands', ['brand']],
  ['certificates', ['certificate']],
  ['sizes', ['size']],
  ['colours', ['colour']],
]

/** Limit of lots to count, by the estimated size of the table; null: all. */
export async function findMostCounted(tx: Transaction): Promise<number | null> {
  const { rows } = await tx.execute<{ lots: number }>(
    sql`select reltuples as lots from pg_class where oid = 'lot_search'::regclass`,
  )
  return (rows[0]?.lots ?? 0) > LARGE ? MAX_GATHERED : null
}

/**
 * Counts all facets, each with all filters but its own, and finds the newest matches, in one statement. Matches of words are collected
 * once; without words, each group reads the narrow rows again, which costs less than storing them.
 * @param known counts without one of the filters
 * @param most number of the newest lots to count; null: all
 */
export async function countLots(
  tx: Transaction,
  question: LotQuestion,
  known: ReadonlyMap<FilterName, LotCounts>,
  most: number | null,
): Promise<LotCounts> {
  const filters = { ...lotFilters(question), most }
  const { chosen, searched, rows: lots, always, price, lotPrice } = filters
  // Only the most frequent brands, sizes and colours are known, not always the chosen ones.
  const isKnown = (name: FilterName) => known.has(name) && !['brand', 'size', 'colour'].includes(name)
  const isCountedApart = (name: FilterName) => chosen.has(name) && !isKnown(name)
  const withoutFilter = (names: readonly FilterName[]) => names.filter((name) => !chosen.has(name))
  const groups = [
    ...grouped.map(withoutFilter).map((names) => groupBy(filters, names)),
    ...grouped.flat().map((name) => (isCountedApart(name) ? groupBy(filters, [name], name) : null)),
    ...lists.map(([column, names]) => groupByEach(filters, column, withoutFilter(names))),
    ...lists.flatMap(([column, names]) =>
      names.map((name) => (isCountedApart(name) ? groupByEach(filters, column, [name], name) : null)),
    ),
    sql`select 'newest', array(select lot_id::text from ${passing(filters)}
      order by listed_at desc, lot_id desc limit ${MAX_RANKED}), (select count(*)::int from ${passing(filters)})`,
  ].filter((group) => group !== null)
  const { rows } = await tx.execute<CountedRow>(sql`
    with found as ${sql.raw(searched || most !== null ? '' : 'not')} materialized (
      select lot_id, listed_at, condition, country, incoterm, categories, brands, certificates, sizes, colours, quantity,
        date_min, reserved_until, availability, ${price}, ${lotPrice}
      from ${lots} where ${searched ? sql`${always} and ${allButOne(filters, isCountedApart)}` : allOf(filters)} ${newest(most)}
    )
    ${sql.join(
      groups.map((group) => sql`(${group})`),
      sql` union all `,
    )}`)
  return readCounts(rows, new Map([...known].filter(([name]) => isKnown(name))), most ?? Number.POSITIVE_INFINITY)
}

interface Counted extends LotFilters {
  readonly most: number | null
}

function newest(most: number | null): SQL {
  return most === null ? sql`` : sql`order by listed_at desc limit ${most}`
}

interface CountedRow extends Record<string, unknown> {
  readonly facets: string
  readonly values: (string | null)[]
  readonly lots: number
}

/** Condition that passes all filters, or all but that of a facet. */
function allButOne({ chosen }: LotFilters, isCountedApart: (name: FilterName) => boolean): SQL {
  const all = (but?: FilterName) =>
    sql.join([sql`true`, ...[...chosen].flatMap(([name, condition]) => (name === but ? [] : condition))], sql` and `)
  const either = [...chosen.keys()].filter(isCountedApart).map(all)
  return either.length > 0 ? sql`((${sql.join(either, sql`) or (`)}))` : all()
}

/** Lots that pass all filters, or all but one; with search words, read from `found`. */
function passing({ chosen, searched, always, most }: Counted, but?: FilterName): SQL {
  if (!searched && but === undefined) return sql`found`
  const conditions = [...chosen].flatMap(([name, condition]) => (name === but ? [] : condition))
  if (!searched)
    return sql`(select * from lot_search where ${sql.join([always, ...conditions], sql` and `)} ${newest(most)}) as others`
  return conditions.length > 0 ? sql`found where ${sql.join(conditions, sql` and `)}` : sql`found`
}

function groupBy(filters: Counted, names: readonly FilterName[], but?: FilterName): SQL | null {
  if (names.length === 0) return null
  const values = sql.join(
    names.map((name) => expressionOf(name, filters)),
    sql`, `,
  )
  return sql`select ${names.join()}::text as facets, array[${columns(names)}] as values, count(*)::int as lots
    from (select ${values} from ${passing(filters, but)}) as own (${columns(names)}) group by ${columns(names)}`
}

function columns(names: readonly FilterName[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}

function expressionOf(name: FilterName, { today, price }: LotFilters): SQL {
  const step = (column: SQL, steps: readonly number[]) =>
    sql`width_bucket(${column}, ${sql.param(steps)}::bigint[])::text`
  switch (name) {
    case 'price':
      return sql`coalesce(${step(price, priceSteps)}, ${UNPRICED}::text)`
    case 'quantity':
      return step(sql`quantity`, quantitySteps)
    case 'shelfLife':
      return step(sql`(date_min - ${today}::date)::bigint`, shelfLifeSteps)
    case 'listed':
      return sql`case when ${isNew(today)} then 'week' end`
    case 'availability':
      return availabilityOn(today)
    case 'kind':
      return sql`case when 'food' = any (categories) then 'food' else 'stocklot' end`
    default:
      return sql`${sql.identifier(name)}`
  }
}

/** The most frequent values of a list, and the chosen ones. Only members see brands for members. */
function groupByEach(filters: Counted, column: string, names: readonly FilterName[], but?: FilterName): SQL | null {
  if (names.length === 0) return null
  const values = sql.join(
    names.map(() => sql`value`),
    sql`, `,
  )
  const own = sql`select value, count(*)::int as lots
    from (select unnest(${sql.identifier(column)}) as value from ${passing(filters, but)}) as own group by value`
  if (column !== 'brands')
    return sql`select ${names.join()}::text, array[${values}], lots from (${own}) as counted
      order by value = any(${sql.param(names.flatMap((name) => chosenOf(filters, name)))}::text[]) desc, lots desc, value
      limit ${MAX_FACET_VALUES}`
  return sql`select 'brand', array[coalesce(min(chosen.brand), min(name))], sum(lots)::int
    from (${own}) as counted join catalogue_brands on key = value left join (${brandKeys(filters.query.brand, filters.member)}) as chosen using (key)
    where ${filters.member} or value not like '+%'
    group by ltrim(value, '+') order by count(chosen.key) desc, 3 desc, 2 limit ${MAX_FACET_VALUES}`
}

function chosenOf({ query }: LotFilters, name: FilterName): readonly string[] {
  return name === 'size' || name === 'colour' ? query[name] : []
}

function readCounts(rows: readonly CountedRow[], known: ReadonlyMap<FilterName, LotCounts>, most: number): LotCounts {
  const counted = new Map<string, Map<string, number>>()
  for (const { facets, values, lots } of rows)
    for (const [at, facet] of facets.split(',').entries()) {
      const value = values[at]
      const own = counted.get(facet) ?? new Map<string, number>()
      counted.set(facet, own)
      if (value != null) own.set(value, (own.get(value) ?? 0) + lots)
    }
  const found = rows.find(({ facets }) => facets === 'newest')
  // Ranges are cumulative: goods that keep for a year also keep for a month.
  const keepsFor = (days: number) =>
    shelfLifeSteps.reduce(
      (sum, step, at) => sum + (step >= days ? (counted.get('shelfLife')?.get(`${at + 1}`) ?? 0) : 0),
      0,
    )
  const total = found?.lots ?? 0
  const isPart = (facet: FilterName) =>
    total >= most || [...(counted.get(facet)?.values() ?? [])].reduce((sum, lots) => sum + lots, 0) >= most
  return {
    total: lotCount(total, total >= most),
    matches: total,
    newest: found?.values.filter((id) => id !== null) ?? [],
    of: (facet, value) =>
      known.get(facet)?.of(facet, value) ??
      lotCount(facet === 'shelfLife' ? keepsFor(Number(value)) : (counted.get(facet)?.get(value) ?? 0), isPart(facet)),
    valuesOf: (facet) => known.get(facet)?.valuesOf(facet) ?? [...(counted.get(facet)?.keys() ?? [])],
  }
}

/** @param isPart whether only a part of the lots was counted */
function lotCount(number: number, isPart: boolean): LotCount {
  return number > MAX_COUNTED ? { number: MAX_COUNTED, more: true } : { number, more: isPart && number > 0 }
}

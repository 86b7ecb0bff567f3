import { type SQL, sql } from 'drizzle-orm'
import { countries } from '../i18n/countries'
import { categories } from '../lots/categories'
import { conditions, foodCategories, incoterms, lotKinds, openStatuses } from '../lots/trade-terms'
import type { Transaction } from '../platform/database.server'
import { type LotCount, MOST_COUNTED, priceSteps, quantitySteps, shelfLifeSteps } from './facets'
import type { FilterName, LotFilters } from './lot-filters.server'
import { planFor } from './query-plans.server'

/**
 * So many matches are counted one by one; of more, values are looked up that are too rare to be among these. To look up a value
 * among words costs as much as to read some thousand matches, so more of those are read.
 */
const MOST_GATHERED = 20_000
const MOST_GATHERED_BY_WORDS = 100_000
/** From so many matches on, a list is walked in its order: gathering them for every page costs more. */
const MANY = 20_000

/** Counts of every value of every facet, by facet and value, and whether there are more matches than are worth gathering. */
export interface Counts {
  readonly total: LotCount
  readonly many: boolean
  readonly of: (facet: FilterName, value: string) => LotCount
}

/** How a facet's values are told from a row of `lot_search`. */
interface Facet {
  readonly values: readonly string[]
  /** What rows are grouped by, as the database has it. */
  readonly column: SQL
  /** The values that a group counts for. */
  readonly valuesOf: (group: Group) => readonly string[]
  /** Whether a row has one of some values: a condition on `option`, a text out of `values`. */
  readonly has: SQL
  /** Values are looked up by the index of all filters: alone they would have too many lots, or no order to walk in. */
  readonly gathered?: true
}

type Group = string | readonly string[] | number | boolean | null

/**
 * Counts the lots of a query by every facet, each with all other filters.
 * @param most so many matches are counted one by one at most
 */
export async function countByFacets(
  tx: Transaction,
  filters: LotFilters,
  most: number = filters.searched ? MOST_GATHERED_BY_WORDS : MOST_GATHERED,
): Promise<Counts> {
  const facets = facetsOf(filters)
  const names = [...facets.keys()]
  const counted = new Map<string, LotCount>()
  const count = async (own: readonly FilterName[], without?: FilterName): Promise<number> => {
    const tally = await gather(tx, filters, facets, own, most, without)
    for (const name of own) {
      const facet = facets.get(name)
      if (!facet) continue
      const rare = facet.values.filter((value) => tally.of(name, value) <= MOST_COUNTED)
      const exact = tally.total > most ? await lookUp(tx, filters, facet, rare, without) : new Map<string, number>()
      for (const value of facet.values)
        counted.set(`${name}:${value}`, lotCount(exact.get(value) ?? tally.of(name, value)))
    }
    return tally.total
  }
  const all = await count(names.filter((name) => !filters.set.has(name)))
  for (const name of names.filter((one) => filters.set.has(one))) await count([name], name)
  return {
    total: lotCount(all),
    many: all > MANY,
    of: (facet, value) => counted.get(`${facet}:${value}`) ?? lotCount(0),
  }
}

function lotCount(number: number): LotCount {
  return number > MOST_COUNTED ? { number: MOST_COUNTED, more: true } : { number, more: false }
}

/** Counts matches one by one, as many as are worth it, by all facets at once. */
async function gather(
  tx: Transaction,
  filters: LotFilters,
  facets: ReadonlyMap<FilterName, Facet>,
  own: readonly FilterName[],
  most: number,
  without: FilterName | undefined,
): Promise<{ total: number; of: (name: FilterName, value: string) => number }> {
  // Categories, kinds and those of food are told from one column.
  const columns = new Map<string, { column: SQL; names: FilterName[] }>()
  for (const name of own) {
    const facet = facets.get(name)
    if (!facet) continue
    const key = name === 'category' || name === 'food' || name === 'kind' ? 'categories' : name
    const entry = columns.get(key) ?? { column: facet.column, names: [] }
    entry.names.push(name)
    columns.set(key, entry)
  }
  const entries = [...columns.values()]
  const column = (at: number) => sql.raw(`c${at}`)
  const listed = entries.map(({ column: value }, at) => sql`${value} as ${column(at)}`)
  const grouped = entries.map((_, at) => sql`(${column(at)})`)
  const which = entries.map((_, at) => sql`when grouping(${column(at)}) = 0 then ${at}::int`)
  const value = entries.map((_, at) => sql`to_json(${column(at)})`)
  await planFor(tx, filters.searched ? 'gather' : 'free')
  const { rows } = await tx.execute<{ which: number; value: Group; lots: number }>(sql`
    select ${entries.length > 0 ? sql`case ${sql.join(which, sql` `)} else -1 end` : sql`-1`} as which,
      ${entries.length > 0 ? sql`coalesce(${sql.join(value, sql`, `)})` : sql`null`} as value, count(*)::int as lots
    from (
      select ${sql.join([...listed, sql`1 as matched`], sql`, `)} from lot_search where ${filters.where(without)}
      limit ${most + 1}
    ) as matching
    group by grouping sets (${sql.join([sql`()`, ...grouped], sql`, `)})`)
  const counts = new Map<string, number>()
  let total = 0
  for (const row of rows) {
    if (row.which === -1) total = row.lots
    for (const name of entries[row.which]?.names ?? [])
      for (const one of facets.get(name)?.valuesOf(row.value) ?? [])
        counts.set(`${name}:${one}`, (counts.get(`${name}:${one}`) ?? 0) + row.lots)
  }
  return { total, of: (name, one) => counts.get(`${name}:${one}`) ?? 0 }
}

/** Counts the lots of single values through the index, no further than counts go. */
async function lookUp(
  tx: Transaction,
  filters: LotFilters,
  facet: Facet,
  values: readonly string[],
  without: FilterName | undefined,
): Promise<Map<string, number>> {
  if (values.length === 0) return new Map()
  await planFor(tx, filters.searched || facet.gathered ? 'gather' : 'walk')
  const { rows } = await tx.execute<{ option: string; lots: number }>(sql`
    select option, (
      select count(*)::int from (
        select from lot_search where ${filters.where(without)} and ${facet.has} limit ${MOST_COUNTED + 1}
      ) as matching
    ) as lots
    from unnest(${sql.param(values)}::text[]) as option`)
  return new Map(rows.map(({ option, lots }) => [option, lots]))
}

function facetsOf({ columns }: LotFilters): Map<FilterName, Facet> {
  const { price, availability, daysLeft, isNew, keepsFor } = columns
  const inCategories = sql`categories @> array[option]`
  const plain = (column: SQL, values: readonly string[]): Facet => ({
    values,
    column,
    valuesOf: (group) => (typeof group === 'string' ? [group] : []),
    has: sql`${column} = option`,
  })
  const listOf = (group: Group) => (Array.isArray(group) ? (group as readonly string[]) : [])
  return new Map<FilterName, Facet>([
    ['category', { values: categories, column: sql`categories`, valuesOf: listOf, has: inCategories, gathered: true }],
    ['food', { values: foodCategories, column: sql`categories`, valuesOf: listOf, has: inCategories, gathered: true }],
    [
      'kind',
      {
        values: lotKinds,
        column: sql`categories`,
        valuesOf: (group) => [listOf(group).includes('food') ? 'food' : 'stocklot'],
        // The first half is what the index knows; every lot has some category.
        has: sql`categories @> case option when 'food' then array['food'] else '{}' end
          and (categories && '{food}') = (option = 'food')`,
        gathered: true,
      },
    ],
    ['condition', plain(sql`condition`, conditions)],
    ['country', plain(sql`country`, countries)],
    ['incoterm', plain(sql`incoterm`, incoterms)],
    [
      'availability',
      {
        ...plain(availability, openStatuses),
        // A reservation that has run out is found by what its row says still.
        has: sql`availability = any(array[option, case option when 'published' then 'on_option' else option end])
          and ${availability} = option`,
      },
    ],
    ['price', ranges(price, priceSteps)],
    ['quantity', ranges(sql`quantity`, quantitySteps)],
    [
      'shelfLife',
      {
        values: shelfLifeSteps.map(String),
        column: sql`width_bucket(${daysLeft}, ${sql.param(shelfLifeSteps)}::int[])`,
        valuesOf: (group) => (typeof group === 'number' ? shelfLifeSteps.slice(0, group).map(String) : []),
        has: keepsFor(sql`option::int`),
        // Only food has dates: along them most lots of other categories would be none.
        gathered: true,
      },
    ],
    ['listed', { values: ['week'], column: isNew, valuesOf: (group) => (group === true ? ['week'] : []), has: isNew }],
  ])
}

/** Ranges between steps, by the number of steps below them. */
function ranges(column: SQL, steps: readonly number[]): Facet {
  const bucket = sql`width_bucket(${column}, ${sql.param(steps)}::bigint[])`
  const ends = sql`(${sql.param(steps)}::bigint[])`
  return {
    values: [...steps.keys(), steps.length].map(String),
    column: bucket,
    valuesOf: (group) => (typeof group === 'number' ? [String(group)] : []),
    has: sql`${column} >= coalesce(${ends}[option::int], 0) and ${column} < coalesce(${ends}[option::int + 1], 9223372036854775807)`,
  }
}

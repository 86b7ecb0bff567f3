import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.server'
import { brandTables, countsOfBrands } from './brand-counts.server'
import { type LotCount, MOST_COUNTED, shelfLifeSteps } from './facets'
import {
  type BitFacet,
  isAt,
  isStep,
  isWithin,
  lotsListedSince,
  lotsWhere,
  segmentOfRow,
  stepsOf,
} from './lot-bits.server'
import { availabilities, type FilterName, type LotFilters, NEW_DAYS } from './lot-filters.server'
import { dayNumber } from './number-steps'
import { planFor } from './query-plans.server'

/** Counts of every value of every facet, by facet and value. */
export interface Counts {
  readonly total: LotCount
  /** All matches, and all lots there are, not cut off. */
  readonly matches: number
  readonly lots: number
  /** The brands that were counted, as they are spelt. */
  readonly brands: readonly string[]
  readonly of: (facet: FilterName, value: string) => LotCount
}

/** What a name's values are counted by; the others are told by the day, and brands by where they stand. */
const facets = {
  category: 'category',
  food: 'category',
  kind: 'kind',
  condition: 'condition',
  country: 'country',
  incoterm: 'incoterm',
  quantity: 'quantity',
} as const satisfies Partial<Record<FilterName, BitFacet>>

/** Counts the lots of a query by every facet, each with all other filters: the bits that are left of strings of bits. */
export async function countByFacets(tx: Transaction, filters: LotFilters): Promise<Counts> {
  // Categories and those of food stand in one facet.
  const plain = Object.entries({ ...facets, price: filters.price }).map(([name, facet]) => ({
    name,
    facet,
    without: withoutFor(filters, name),
  }))
  await planFor(tx, 'bits')
  const { rows } = await tx.execute<{ without: string; facet: string; value: string; lots: number }>(sql`
    with ${passing(filters)}, ${datedTables(filters)}, ${brandTables(filters, withoutFor(filters, 'brand'))}
    select without, facet, value, sum(bit_count(own.lots & passing.lots))::int as lots
    from (
      select distinct * from unnest(${sql.param(plain.map(({ without }) => without))}::text[], ${sql.param(plain.map(({ facet }) => facet))}::text[])
    ) as counted (without, facet)
    join passing using (without)
    join lot_bits as own using (facet, segment)
    group by without, facet, value
    union all ${countsByDay(filters)}
    union all ${countsByShelfLife(filters)}
    union all ${countsOfBrands(withoutFor(filters, 'brand'))}
    union all select '', 'matches', '', coalesce(sum(bit_count(lots)), 0)::int from passing where without = ''
    union all select '', 'lots', '', coalesce(sum(bit_count(lots)), 0)::int from every`)
  const counted = new Map(rows.map(({ without, facet, value, lots }) => [`${without}:${facet}:${value}`, lots]))
  const facetOf = new Map(plain.map(({ name, facet }) => [name, facet]))
  const matches = counted.get(':matches:') ?? 0
  return {
    total: lotCount(matches),
    matches,
    lots: counted.get(':lots:') ?? 0,
    brands: rows.flatMap(({ facet, value }) => (facet === 'brand' ? [value] : [])),
    of: (name, value) =>
      lotCount(counted.get(`${withoutFor(filters, name)}:${facetOf.get(name) ?? name}:${value}`) ?? 0),
  }
}

/** The filter that is left out where a name's values are counted: its own, when it is set. */
function withoutFor(filters: LotFilters, name: string): string {
  return [...filters.bits.keys()].find((set) => set === name) ?? ''
}

function lotCount(number: number): LotCount {
  return number > MOST_COUNTED ? { number: MOST_COUNTED, more: true } : { number, more: false }
}

/** The tables `every`, of all lots, and `passing`, of those that all filters let pass, and all filters `without` each single one. */
function passing({ bits, today }: LotFilters): SQL {
  const names = [...bits.keys()]
  const table = (name: string) => sql.identifier(`by_${name}`)
  const given = names.map((name) => sql`${table(name)} as materialized (${bits.get(name)})`)
  const each = ['', ...names.filter((name) => name !== 'words')].map((without) => {
    const others = names.filter((name) => name !== without).map(table)
    const lots = sql.join([sql`every.lots`, ...others.map((other) => sql`${other}.lots`)], sql` & `)
    const joins = others.map((other) => sql`join ${other} using (segment)`)
    return sql`select ${without}::text as without, segment, ${lots} as lots from every ${sql.join(joins, sql` `)}`
  })
  const every = sql`every as materialized (
    select segment, case when over.lots is null then own.lots else own.lots & ~over.lots end as lots
    from lot_bits as own left join (${lotsWhere(sql`use_by < ${today}::date`)}) as over using (segment)
    where facet = 'all'
  )`
  return sql.join([every, ...given, sql`passing as materialized (${sql.join(each, sql` union all `)})`], sql`, `)
}

/** What is told by the day: how lots are available, and what is new. */
function countsByDay(filters: LotFilters): SQL {
  const { today } = filters
  const without = (name: FilterName) => sql`${withoutFor(filters, name)}::text`
  return sql`
    select without, 'availability', value, sum(bit_count(now.lots & passing.lots))::int
    from passing join (${availabilities(today)}) as now using (segment)
    where without = ${without('availability')}
    group by without, value
    union all
    select without, 'listed', 'week', sum(bit_count(since.lots & passing.lots))::int
    from passing join (${lotsListedSince(dayNumber(today) - NEW_DAYS)}) as since using (segment)
    where without = ${without('listed')}
    group by without`
}

/** The tables `dated`, of the lots to count by shelf life, and `by_date`, of how many there are in each step of days. */
function datedTables(filters: LotFilters): SQL {
  const [soonest] = shelfLifeSteps
  const { from, to } = stepsOf('date_min').between(dayNumber(filters.today) + soonest, stepsOf('date_min').highest)
  return sql`dated as materialized (
    select segment, passing.lots & own.lots as lots
    from passing join lot_bits as own using (segment)
    where without = ${withoutFor(filters, 'shelfLife')} and facet = 'dated' and bit_count(passing.lots & own.lots) > 0
  ), by_date as materialized (
    select value, sum(bit_count(dated.lots & own.lots))::int as lots
    from dated join lot_bits as own using (segment)
    where ${isStep('date_min', from, to)}
    group by value
  )`
}

/** Lots that keep for some days at least: those of whole steps of days, and of what is left of the step that the days end in. */
function countsByShelfLife(filters: LotFilters): SQL {
  const { between, highest, written } = stepsOf('date_min')
  const each = shelfLifeSteps.map((days) => {
    const { from, ends } = between(dayNumber(filters.today) + days, highest)
    const rest = ends.map(
      (end) => sql`+ (
        select count(*)::int from lot_search join dated on segment = ${segmentOfRow}
        where ${isWithin('date_min', end)} and ${isAt(sql`dated.lots`)}
      )`,
    )
    return sql`select ${withoutFor(filters, 'shelfLife')}, 'shelfLife', ${String(days)},
      (select coalesce(sum(lots), 0)::int from by_date where value >= ${written(from)}) ${sql.join(rest, sql` `)}`
  })
  return sql.join(each, sql` union all `)
}

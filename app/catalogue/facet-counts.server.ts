import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.server'
import { type LotCount, MOST_COUNTED, shelfLifeSteps } from './facets'
import { type BitFacet, dayNumber, lotsUpTo, lotsWhere } from './lot-bits.server'
import { availabilities, type FilterName, type LotFilters, NEW_DAYS } from './lot-filters.server'
import { planFor } from './query-plans.server'

/** Counts of every value of every facet, by facet and value. */
export interface Counts {
  readonly total: LotCount
  /** All matches, and all lots there are, not cut off. */
  readonly matches: number
  readonly lots: number
  readonly of: (facet: FilterName, value: string) => LotCount
}

/** What a name's values are counted by; the others are told by the day. */
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
    with ${passing(filters)}
    select without, facet, value, sum(bit_count(own.lots & passing.lots))::int as lots
    from (
      select distinct * from unnest(${sql.param(plain.map(({ without }) => without))}::text[], ${sql.param(plain.map(({ facet }) => facet))}::text[])
    ) as counted (without, facet)
    join passing using (without)
    join lot_bits as own using (facet, segment)
    group by without, facet, value
    union all ${countByDay(filters)}
    union all select '', 'matches', '', coalesce(sum(bit_count(lots)), 0)::int from passing where without = ''
    union all select '', 'lots', '', coalesce(sum(bit_count(lots)), 0)::int from every`)
  const counted = new Map(rows.map(({ without, facet, value, lots }) => [`${without}:${facet}:${value}`, lots]))
  const facetOf = new Map(plain.map(({ name, facet }) => [name, facet]))
  const matches = counted.get(':matches:') ?? 0
  return {
    total: lotCount(matches),
    matches,
    lots: counted.get(':lots:') ?? 0,
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

/** What is told by the day: how lots are available, for how long food keeps, and what is new. */
function countByDay(filters: LotFilters): SQL {
  const { today } = filters
  const number = dayNumber(today)
  const without = (name: FilterName) => sql`${withoutFor(filters, name)}::text`
  return sql`
    select without, 'availability', value, sum(bit_count(now.lots & passing.lots))::int
    from passing join (${availabilities(today)}) as now using (segment)
    where without = ${without('availability')}
    group by without, value
    union all
    select without, 'shelfLife', days::text,
      sum(bit_count(known.lots & ~(${lotsUpTo('date', sql`(${number}::bigint + days - 1)`)})))::int
    from (
      select without, segment, passing.lots & dated.lots as lots
      from passing join lot_bits as dated using (segment)
      where without = ${without('shelfLife')} and facet = 'dated'
    ) as known
    cross join unnest(${sql.param(shelfLifeSteps)}::bigint[]) as days
    where bit_count(known.lots) > 0
    group by without, days
    union all
    select without, 'listed', 'week',
      sum(bit_count(known.lots & ~(${lotsUpTo('listed', sql`${number - NEW_DAYS - 1}::bigint`)})))::int
    from passing as known
    where without = ${without('listed')} and bit_count(known.lots) > 0
    group by without`
}

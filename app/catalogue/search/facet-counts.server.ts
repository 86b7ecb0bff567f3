import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { runPrepared } from '../../platform/database/prepared-statements.server'
import { brandCounts, brandTables, restrictedBrandPattern } from './brand-counts.server'
import { type LotCount, MAX_COUNTED, priceSteps, quantitySteps, shelfLifeSteps } from './facets'
import {
  type BitmapFacet,
  encodedBitmaps,
  isBitSet,
  isWithin,
  lotsListedSince,
  lotsWhere,
  rowNumbersOf,
  segmentOfRow,
  stepsOf,
} from './lot-bitmaps.server'
import { availabilities, type FilterName, isNew, type LotFilters, NEW_DAYS } from './lot-filters.server'
import { dayNumber } from './number-steps'
import { setQueryPlan } from './query-plans.server'

/** Without search words, at most this many matches are passed on to the page; beyond, reading rows in sort order is fast enough. */
const MOST_HANDED_ON = 5_000

export interface FacetCountResult {
  readonly counts: FacetCounts
  /** Bitmap of all matches; null where they are too few or too many for it to help. */
  readonly matching: Buffer | null
}

export interface FacetCounts {
  readonly total: LotCount
  readonly matches: number
  readonly lots: number
  readonly rowNumbers: Int32Array | null
  readonly brands: readonly string[]
  readonly of: (facet: FilterName, value: string) => LotCount
}

const facets = {
  category: 'category',
  food: 'category',
  kind: 'kind',
  condition: 'condition',
  country: 'country',
  incoterm: 'incoterm',
  quantity: 'quantity',
  brand: 'brand',
  shelfLife: 'date_min_step',
} as const satisfies Partial<Record<FilterName, BitmapFacet>>

/** Below these, rows are read one by one (3 µs gathered, 8 µs by number): bitmaps cost the same however empty. */
const FEW = { gathered: 12_000, numbered: 2_500 } as const

/** Facet counts by intersecting bitmaps, each with all other filters. @param few threshold for counting row by row */
export async function countByFacets(
  tx: Transaction,
  filters: LotFilters,
  few: number = filters.candidates ? FEW.gathered : FEW.numbered,
): Promise<FacetCountResult> {
  await setQueryPlan(tx, 'bits')
  const isFew = sql`(select lots from matches) <= ${few}`
  const counting = sql`
    with ${passing(filters)}, ${tallied(filters, isFew)}, ${brandTables(filters, withoutFor(filters, 'brand'))}
    select without, facet, value, lots from tallied where facet not in ('brand', 'date_min_step', 'new')
    union all ${countsByDay(filters, isFew)}
    union all ${countsByShelfLife(filters)}
    union all ${brandCounts(withoutFor(filters, 'brand'))}
    union all select '', 'matches', '', lots from matches
    union all select '', 'rowNumbers', coalesce(string_agg(row_number::text, ',' order by listed_at desc, lot_id desc), ''), 0 from few
    union all select '', 'lots', '', coalesce(sum(bit_count(lots)), 0)::int from every
    union all select '', 'matching', ${encodedBitmaps(sql`(select segment, lots from passing where without = '')`)}, 0
      where not ${isFew} and (${filters.searched} or (select lots from matches) <= ${MOST_HANDED_ON})`
  const rows = await runPrepared(
    tx
      .select({
        without: sql<string>`without`,
        facet: sql<string>`facet`,
        value: sql<string>`value`,
        lots: sql<number>`lots`,
      })
      .from(sql`(${counting}) as counts`),
  )
  const counted = new Map(rows.map(({ without, facet, value, lots }) => [`${without}:${facet}:${value}`, lots]))
  const facetOf = new Map<string, string>([...Object.entries(facets), ['price', filters.price]])
  const toldAs = (name: FilterName) => (name === 'brand' || name === 'shelfLife' ? name : (facetOf.get(name) ?? name))
  const matches = counted.get(':matches:') ?? 0
  const counts: FacetCounts = {
    total: lotCount(matches),
    matches,
    lots: counted.get(':lots:') ?? 0,
    rowNumbers: matches > few ? null : readRowNumbers(rows.find(({ facet }) => facet === 'rowNumbers')?.value),
    brands: rows.flatMap(({ facet, value }) => (facet === 'brand' ? [value] : [])),
    of: (name, value) => lotCount(counted.get(`${withoutFor(filters, name)}:${toldAs(name)}:${value}`) ?? 0),
  }
  const matching = rows.find(({ facet }) => facet === 'matching')?.value
  return { counts, matching: matching === undefined ? null : Buffer.from(matching, 'hex') }
}

function readRowNumbers(written = ''): Int32Array {
  return Int32Array.from(written !== '' ? written.split(',') : [], Number)
}

function withoutFor(filters: LotFilters, name: string): string {
  return [...filters.bits.keys()].find((set) => set === name) ?? ''
}

function lotCount(number: number): LotCount {
  return number > MAX_COUNTED ? { number: MAX_COUNTED, more: true } : { number, more: false }
}

/** Tables `candidates` (gathered by words), `every` (all lots) and `passing` (all filters, and all `without` each one). */
function passing({ bits, candidates, price, today }: LotFilters): SQL {
  const gathered = sql`candidates as materialized (
    select row_number, lot_id, listed_at, categories, brands, words, condition, country, incoterm, quantity, date_min, ${sql.identifier(price)}
    from lot_search where ${candidates}
  )`
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
    from lot_bitmaps as own left join (${lotsWhere(sql`use_by < ${today}::date`)}) as over using (segment)
    where facet = 'all'
  )`
  return sql.join(
    [
      ...(candidates ? [gathered] : []),
      every,
      ...given,
      sql`passing as materialized (${sql.join(each, sql` union all `)})`,
    ],
    sql`, `,
  )
}

function countsByDay(filters: LotFilters, isFew: SQL): SQL {
  const { today } = filters
  const without = (name: FilterName) => sql`${withoutFor(filters, name)}::text`
  const since = dayNumber(today) - NEW_DAYS
  return sql`
    select without, 'availability', value, sum(bit_count(now.lots & passing.lots))::int
    from passing join (${availabilities(today)}) as now using (segment)
    where without = ${without('availability')}
    group by without, value
    union all
    select ${without('listed')}, 'listed', 'week', coalesce(sum(lots), 0)::int
    from (
      select lots from tallied
      where without = ${without('listed')} and facet = 'new'
      union all
      select bit_count(since.lots & passing.lots)
      from passing join (${lotsListedSince(since)}) as since using (segment)
      where without = ${without('listed')} and (without <> '' or not ${isFew})
    ) as shares`
}

/** Table `tallied`: lots of `passing` per value. Where the count exceeds the display limit anyway, one segment in seven is sampled. */
function tallied(filters: LotFilters, isFew: SQL): SQL {
  const counted = Object.entries({ ...facets, price: filters.price }).map(([name, facet]) => ({
    facet,
    without: withoutFor(filters, name),
  }))
  const share = (inSegments: SQL) => sql`
    select without, facet, value, sum(bit_count(own.lots & passing.lots))::int as lots
    from counted join passing using (without) join lot_bitmaps as own using (facet, segment)
    where ${inSegments} and not (facet = 'brand' and value like ${restrictedBrandPattern(filters.member)})
    group by without, facet, value`
  return sql`matches as materialized (
    select coalesce(sum(bit_count(lots)), 0)::int as lots from passing where without = ''
  ), few as materialized (
    select row_number, lot_id, listed_at, ${factsOfRow(filters)} from ${fewRows(filters, isFew)}
  ), counted as materialized (
    select distinct without, facet
    from unnest(${sql.param(counted.map(({ without }) => without))}::text[], ${sql.param(counted.map(({ facet }) => facet))}::text[])
      as counted (without, facet)
    where (without <> '' or not ${isFew})
      and (facet <> 'date_min_step' or (
        select bool_or(bit_count(passing.lots & own.lots) > 0)
        from passing join lot_bitmaps as own using (segment)
        where without = ${withoutFor(filters, 'shelfLife')} and own.facet = 'dated'
      ))
  ), first_tallied as materialized (${share(sql`segment % 7 = 0`)}),
  tallied as materialized (
    select without, facet, value, sum(lots)::int as lots
    from (
      select * from first_tallied
      union all ${share(sql`segment % 7 <> 0 and (without, facet, value) not in (
        select without, facet, value from first_tallied where lots > ${MAX_COUNTED})`)}
      union all ${talliedByRows(filters)}
    ) as shares
    group by without, facet, value
  )`
}

function fewRows({ candidates }: LotFilters, isFew: SQL): SQL {
  const own = sql`select segment, lots from passing where without = '' and ${isFew} and bit_count(lots) > 0`
  if (candidates)
    return sql`(${own}) as own join candidates on segment = ${segmentOfRow} and ${isBitSet(sql`own.lots`)}`
  return sql`lot_search where row_number = any(array(${rowNumbersOf(sql`(${own}) as own`)}))`
}

/** Facet values of a `lot_search` row, equal to the database view `lot_facts` except for the encoding of numbers. */
function factsOfRow({ price, today }: LotFilters): SQL {
  const range = (column: BitmapFacet, steps: readonly number[]) =>
    sql`width_bucket(${sql.identifier(column)}, ${sql.param(steps)}::bigint[])`
  return sql`categories, brands, condition, country, incoterm, ${range(price, priceSteps)} as price,
    ${range('quantity', quantitySteps)} as quantity, least(greatest(day_number(date_min), 0), 65535) >> 5 as date_min_step,
    ${isNew(today)} as is_new`
}

/** Counts `few` in one pass by several facts at once, because each grouping set costs as much as another fact in it. */
function talliedByRows({ price, member }: LotFilters): SQL {
  return sql`
    select '', facet, value, sum(lots)::int
    from (
      select categories, brands, condition, country, incoterm, price, quantity, date_min_step, is_new, count(*)::int as lots
      from few
      group by grouping sets ((categories), (brands), (condition, country), (incoterm, price, quantity), (date_min_step, is_new))
    ) as own
    cross join lateral (
      select 'category', category from unnest(categories) as category
      union all
      select 'brand', brand from unnest(brands) as brand where brand not like ${restrictedBrandPattern(member)}
      union all
      select 'kind', case when 'food' = any (categories) then 'food' else 'stocklot' end where categories is not null
      union all
      values ('condition', condition), ('country', country), ('incoterm', incoterm), (${price}, price::text),
        ('quantity', quantity::text), ('date_min_step', lpad(date_min_step::text, 4, '0')),
        ('new', case when is_new then 'week' end)
    ) as told (facet, value)
    where value is not null
    group by facet, value`
}

/** Counts by minimum shelf life: whole steps of days, plus the rest of the step in which the day falls. */
function countsByShelfLife(filters: LotFilters): SQL {
  const { between, highest, written } = stepsOf('date_min')
  const without = sql`${withoutFor(filters, 'shelfLife')}::text`
  const each = shelfLifeSteps.map((days) => {
    const { from, ends } = between(dayNumber(filters.today) + days, highest)
    const rest = ends.map(
      (end) => sql`+ (
        select count(*)::int from lot_search join passing on segment = ${segmentOfRow}
        where without = ${without} and ${isWithin('date_min', end)} and ${isBitSet(sql`passing.lots`)}
      )`,
    )
    return sql`select ${without}, 'shelfLife', ${String(days)},
      (select coalesce(sum(lots), 0)::int from tallied
        where without = ${without} and facet = 'date_min_step' and value >= ${written(from)}) ${sql.join(rest, sql` `)}`
  })
  return sql.join(each, sql` union all `)
}

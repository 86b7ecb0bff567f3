import { type SQL, sql } from 'drizzle-orm'
import { lotsWhere, rowNumbersOf } from './lot-bitmaps.server'
import { brandKeys, type LotFilters } from './lot-filters.server'

/** Up to this many lots (ignoring the brand filter), brands are counted row by row. */
const FEW = 500
const MOST_TOLD = 40

/** LIKE pattern of brand keys that the audience may not see. */
export function restrictedBrandPattern(member: boolean): string {
  return member ? '' : '+%'
}

/** Brand counts: all brands for few lots, else those with bitmaps and the chosen ones. Members-only brands are hidden from others. */
export function brandTables({ brands, member }: LotFilters, without: string): SQL {
  const told = sql`select value as key, lots from tallied where without = ${without} and facet = 'brand'`
  if (without === '') return sql`chosen_brands as (${brandKeys([], member)}), branded as (${told})`
  const isFew = sql`(select sum(bit_count(lots)) from for_brands) <= ${FEW}`
  return sql`for_brands as materialized (
    select segment, lots from passing where without = ${without} and bit_count(lots) > 0
  ), chosen_brands as materialized (${brandKeys(brands, member)}),
  branded as (
    select key, count(*)::int as lots
    from (${rowNumbersOf(sql`for_brands`)}) as few join lot_search using (row_number), unnest(brands) as key
    where ${isFew} and key not like ${restrictedBrandPattern(member)}
    group by 1
    union all
    ${told} and not ${isFew}
    union all
    select key, (
      select sum(bit_count(own.lots & for_brands.lots))::int
      from (${lotsWhere(sql`words @@ quote_literal(key)::tsquery`)}) as own join for_brands using (segment)
    )
    from chosen_brands
    where not ${isFew} and key not in (select word from frequent_words)
  )`
}

export function brandCounts(without: string): SQL {
  return sql`(
    select ${without}, 'brand', coalesce(min(chosen_brands.brand), min(name)), sum(lots)::int
    from branded join catalogue_brands using (key) left join chosen_brands using (key)
    where lots > 0
    group by ltrim(key, '+')
    order by count(chosen_brands.key) desc, 4 desc, 3
    limit ${MOST_TOLD}
  )`
}

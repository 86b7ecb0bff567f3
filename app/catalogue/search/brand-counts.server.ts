import { type SQL, sql } from 'drizzle-orm'
import { lotsWhere, rowNumbersOf } from './lot-bits.server'
import { brandKeys, type LotFilters } from './lot-filters.server'

/** Without the brands that are chosen, brands of so few lots are counted row by row. */
const FEW = 500
/** So many brands are told at most. */
const MOST_TOLD = 40

/** What the keys of brands are like that whoever asks may not know. */
export function hiddenBrands(member: boolean): string {
  return member ? '' : '+%'
}

/**
 * The tables that brands are counted by: of few lots all of them, of more those that have strings of bits, and those that are chosen.
 * A brand that only members may know is neither counted nor named for others.
 * @param without names the part of the tables `passing` and `tallied` that counts
 */
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
    where ${isFew} and key not like ${hiddenBrands(member)}
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

/** Rows of brands, as one lot spells them, or as they were chosen, with the number of their lots. */
export function countsOfBrands(without: string): SQL {
  return sql`(
    select ${without}, 'brand', coalesce(min(chosen_brands.brand), min(name)), sum(lots)::int
    from branded join catalogue_brands using (key) left join chosen_brands using (key)
    where lots > 0
    group by ltrim(key, '+')
    order by count(chosen_brands.key) desc, 4 desc, 3
    limit ${MOST_TOLD}
  )`
}

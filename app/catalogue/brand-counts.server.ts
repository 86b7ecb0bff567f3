import { type SQL, sql } from 'drizzle-orm'
import { lotsWhere, ordinalsOf } from './lot-bits.server'
import { brandKeys, type LotFilters } from './lot-filters.server'

/** Among so few lots every brand is counted, row by row; among more of them those that have strings of bits, and those that are chosen. */
const FEW = 500
/** So many brands are told at most. */
const MOST_TOLD = 40

/** Whether so few lots of a part of `passing` are left. */
export function areBrandsFew(without: string): SQL {
  if (without === '') return sql`(select lots from matches) <= ${FEW}`
  return sql`(select sum(bit_count(lots)) from for_brands) <= ${FEW}`
}

/**
 * The tables that brands are counted by. A brand that only members may know is neither counted nor named for others.
 * @param without names the part of the tables `passing` and `tallied` that counts
 */
export function brandTables({ brands, member }: LotFilters, without: string): SQL {
  // Asked of every word of a lot: a regular expression took twice as long.
  const isToBeKnown = (key: SQL) =>
    member ? sql`(starts_with(${key}, 'b:') or starts_with(${key}, '+b:'))` : sql`starts_with(${key}, 'b:')`
  const isFew = areBrandsFew(without)
  const few = without === '' ? sql`few` : sql`(${ordinalsOf(sql`for_brands`)}) as few`
  return sql`for_brands as materialized (
    select segment, lots from passing where without = ${without} and bit_count(lots) > 0
  ), chosen_brands as materialized (${brandKeys(brands, member)}),
  branded as (
    select lexeme as key, count(*)::int as lots
    from ${few} join lot_search using (ordinal), unnest(tsvector_to_array(words)) as lexeme
    where ${isFew} and ${isToBeKnown(sql`lexeme`)}
    group by 1
    union all
    select value, lots from tallied where not ${isFew} and without = ${without} and facet = 'brand' and ${isToBeKnown(sql`value`)}
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

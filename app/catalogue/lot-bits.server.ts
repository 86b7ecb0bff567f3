import { type SQL, sql } from 'drizzle-orm'
import type { WordGroup } from './search-words.server'

/** Lots in one string of bits, as the database numbers them. */
const SEGMENT = 12_000

/** What lots have bits for: values, and the binary digits of numbers. */
export type BitFacet =
  | 'all'
  | 'dated'
  | 'category'
  | 'kind'
  | 'condition'
  | 'country'
  | 'incoterm'
  | 'availability'
  | 'public_price'
  | 'member_price'
  | 'quantity'
  | 'word'

/** Numbers that can be compared, the facet whose values have all lots that have one, and the highest binary digit. */
export type BitNumber = 'public_price' | 'member_price' | 'quantity' | 'date' | 'listed'
const numbers: Readonly<Record<BitNumber, { readonly known: BitFacet; readonly highest: number }>> = {
  public_price: { known: 'public_price', highest: 36 },
  member_price: { known: 'member_price', highest: 36 },
  quantity: { known: 'quantity', highest: 29 },
  date: { known: 'dated', highest: 15 },
  listed: { known: 'all', highest: 15 },
}

/** A day as its number has it. */
export function dayNumber(day: string): number {
  return (Date.parse(day) - Date.UTC(2000, 0, 1)) / 86_400_000
}

/** Rows of `segment` and `lots`: the lots that have one of some values. */
export function lotsWith(facet: BitFacet, values: readonly string[]): SQL {
  return sql`select segment, bit_or(lots) as lots from lot_bits
    where facet = ${facet} and value = any(${sql.param(values)}::text[]) group by segment`
}

/** Rows of `segment` and `lots`: those that rows of `lot_search` under a condition stand for. */
export function lotsWhere(condition: SQL): SQL {
  return sql`select ordinal / ${sql.raw(String(SEGMENT))} as segment, bits_at(ordinal % ${sql.raw(String(SEGMENT))}, 1) as lots
    from lot_search where ${condition} group by 1`
}

/** Rows of `segment` and `lots`: those whose number is in a range, both ends included. */
export function lotsBetween(column: BitNumber, least: number | undefined, most: number | undefined): SQL {
  const known = sql`select segment, bit_or(lots) as lots from lot_bits where facet = ${numbers[column].known} group by segment`
  // Below zero is nothing, and minus one has every binary digit.
  const below = least === undefined || least <= 0 ? sql`` : sql`& ~(${lotsUpTo(column, sql`${least - 1}::bigint`)})`
  const upTo = most === undefined ? sql`` : sql`& (${lotsUpTo(column, sql`${most}::bigint`)})`
  return sql`select segment, lots ${upTo} ${below} as lots from (${known}) as known`
}

/** Of a row `known` with a `segment`: the lots whose number is not above a limit, and those without a number. */
export function lotsUpTo(column: BitNumber, limit: SQL): SQL {
  return sql`select numbers_up_to(slice.lots, (${limit} >> digit) & 1 = 1 order by digit)
    from generate_series(0, ${sql.raw(String(numbers[column].highest))}) as digit
    left join lot_bits as slice on slice.facet = ${`${column}_digit`} and slice.value = digit::text and slice.segment = known.segment`
}

/** Rows of `segment` and `lots`: those that have one of the words of each group. */
export function lotsFound(groups: readonly WordGroup[]): SQL {
  const tables = groups.map(
    ({ frequent, others }) => sql`(
      select segment, bit_or(lots) as lots
      from (
        ${lotsWith('word', frequent)}
        union all
        ${lotsWhere(sql`words @@ ${others.map((word) => `'${word}'`).join(' | ')}::tsquery`)}
      ) as parts
      group by segment
    )`,
  )
  const names = tables.map((_, place) => sql.identifier(`group_${place}`))
  const lots = sql.join(
    names.map((name) => sql`${name}.lots`),
    sql` & `,
  )
  const joined = tables.map((table, place) =>
    place === 0 ? sql`${table} as group_0` : sql`join ${table} as ${names[place]} using (segment)`,
  )
  return sql`select segment, ${lots} as lots from ${sql.join(joined, sql` `)}`
}

/** A condition on rows of `lot_search`: whether all of some tables of `segment` and `lots` have the lot. They are read once. */
export function isAmong(tables: readonly SQL[]): SQL {
  const names = tables.map((_, place) => sql.identifier(`among_${place}`))
  const lots = sql.join(
    names.map((name) => sql`${name}.lots`),
    sql` & `,
  )
  const joined = tables.map((table, place) => sql`left join (${table}) as ${names[place]} using (segment)`)
  const size = sql.raw(String(SEGMENT))
  return sql`get_bit((
    select array_agg(${lots} order by segment)
    from generate_series(0, (select max(segment) from lot_bits where facet = 'all')) as segment ${sql.join(joined, sql` `)}
  )[ordinal / ${size} + 1], ordinal % ${size}) = 1`
}

import { type SQL, sql } from 'drizzle-orm'
import { dayOf, daySteps, type NumberRange, numberSteps, type Steps } from './number-steps'
import { toTsquery, type WordPart } from './search-words.server'

/** Lots per bitmap segment, as in the database functions. */
const SEGMENT = sql.raw('12000')

export type BitmapFacet =
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
  | 'brand'
  | 'date_min_step'
  | 'word'

export type BitmapNumber = 'public_price' | 'member_price' | 'quantity' | 'date_min'

/** Rows of `segment` and `lots`: lots that have any of the values. */
export function lotsWithValue(facet: BitmapFacet, values: readonly string[]): SQL {
  return sql`select segment, bit_or(lots) as lots from lot_bitmaps
    where facet = ${facet} and value = any(${sql.param(values)}::text[]) group by segment`
}

/** Rows of `segment` and `lots`: lots whose `lot_search` row meets a condition. */
export function lotsWhere(condition: SQL): SQL {
  return stringsOf(sql`lot_search where ${condition}`)
}

function stringsOf(table: SQL): SQL {
  return sql`select row_number / ${SEGMENT} as segment, bitmap_at(row_number % ${SEGMENT}, 1) as lots from ${table} group by 1`
}

/** Lots in an inclusive range (days are numbers too): whole steps from bitmaps, partial ones from the number index. */
export function lotsBetween(column: BitmapNumber, least: number | undefined, most: number | undefined): SQL {
  const steps = stepsOf(column)
  const { from, to, ends } = steps.between(least ?? 0, most ?? steps.highest)
  const parts = ends.map((end) => lotsWhere(isWithin(column, end)))
  const whole = sql`select segment, bit_or(lots) as lots from lot_bitmaps
    where ${isStep(column, from, to)} group by segment`
  return sql`select segment, bit_or(lots) as lots from (${sql.join([whole, ...parts], sql` union all `)}) as part group by segment`
}

export function isWithin(column: BitmapNumber, { least, most }: NumberRange): SQL {
  const end = (number: number) => (column === 'date_min' ? sql`${dayOf(number)}::date` : sql`${number}::bigint`)
  return sql`${sql.identifier(column)} between ${end(least)} and ${end(most)}`
}

/** The lots of a step, or of several, as a condition on `lot_bitmaps`. */
function isStep(column: BitmapNumber, from: number, to: number): SQL {
  const { written } = stepsOf(column)
  return sql`facet = ${`${column}_step`} and value between ${written(from)} and ${written(to)}`
}

export function stepsOf(column: BitmapNumber): Steps {
  return column === 'date_min' ? daySteps : numberSteps
}

export function isBitSet(lots: SQL): SQL {
  return sql`get_bit(${lots}, row_number % ${SEGMENT}) = 1`
}

/** All bitmaps of a `segment`/`lots` table, concatenated as hex digits; pass the bytes to {@link isInEncodedBitmap}. */
export function encodedBitmaps(table: SQL): SQL {
  return sql`(
    select encode(string_agg(coalesce(substr(bit_send(own.lots), 5), decode(repeat('00', ${SEGMENT} / 8), 'hex')), '' order by segment), 'hex')
    from generate_series(0, (select max(segment) from lot_bitmaps where facet = 'all')) as segment left join ${table} as own using (segment)
  )`
}

/** Condition on `lot_search`: the bitmap from {@link encodedBitmaps} contains the lot. `# 7` reverses the bit order within a byte. */
export function isInEncodedBitmap(bits: Buffer): SQL {
  return sql`get_bit(${bits}::bytea, row_number # 7) = 1`
}

export const segmentOfRow = sql`row_number / ${SEGMENT}`

/** Rows of `row_number`: the numbers of all lots in a table of `segment` and `lots`. Worth its while for a few lots. */
export function rowNumbersOf(table: SQL): SQL {
  return sql`select segment * ${SEGMENT} + found.at as row_number
    from ${table} cross join lateral (
      select place, (sum(octet_length(gap) + 1) over (order by place))::int - 1 as at
      from string_to_table(lots::text, '1') with ordinality as part (gap, place)
    ) as found
    where found.place <= bit_count(lots)`
}

function encodeDay(day: number): string {
  return String(day).padStart(5, '0')
}

/** Rows of `segment` and `lots`: lots listed on this day number or later. */
export function lotsListedSince(day: number): SQL {
  return sql`select segment, bit_or(lots) as lots from lot_bitmaps
    where facet = 'listed_day' and value >= ${encodeDay(day)} group by segment`
}

export function hasBitmap({ frequent, categories }: WordPart): boolean {
  return frequent.length + categories.length > 0
}

/** Words to gather rows by if any has no bitmap. Only one with categories, because that costs a second index lookup. */
function gathering(parts: readonly WordPart[]): readonly WordPart[] {
  if (parts.every(hasBitmap)) return []
  const naming = parts.find(({ categories }) => categories.length > 0)
  return parts.filter((part) => part.categories.length === 0 || part === naming)
}

/** Condition on `lot_search`: rows match every word used for {@link gathering}; null if there is none. */
export function matchesGatheringWords(parts: readonly WordPart[]): SQL | null {
  const own = gathering(parts)
  const [only] = own
  if (!only) return null
  if (own.length === 1) return hasAny(only.others)
  const naming = own.find(({ categories }) => categories.length > 0)
  const isFound = sql`words @@ ${toTsquery(own)}::tsquery`
  if (!naming) return isFound
  const others = own.filter((part) => part !== naming)
  return sql`(${isFound} or words @@ ${toTsquery(others)}::tsquery and categories && ${sql.param(naming.categories)}::text[])`
}

/** Separate index lookups: a single combined query took a third longer. */
function hasAny(queries: readonly string[]): SQL {
  return sql`words @@ any(${sql.param(queries)}::tsquery[])`
}

/** Rows of `segment` and `lots`: lots matching every typed word. Expects the rows of {@link matchesGatheringWords} in the table `candidates`. */
export function lotsMatchingWords(parts: readonly WordPart[]): SQL {
  const gathered = gathering(parts)
  const tables = parts
    .filter((part) => !gathered.includes(part))
    .map(({ frequent, others, categories }) => {
      const either = [lotsWithValue('word', frequent), lotsWithValue('category', categories)]
      if (others.length > 0) either.push(lotsWhere(hasAny(others)))
      return sql`(select segment, bit_or(lots) as lots from (${sql.join(either, sql` union all `)}) as either group by segment)`
    })
  if (gathered.length > 0) tables.push(sql`(${stringsOf(sql`candidates`)})`)
  const names = tables.map((_, place) => sql.identifier(`part_${place}`))
  const lots = sql.join(
    names.map((name) => sql`${name}.lots`),
    sql` & `,
  )
  const joined = tables.map((table, place) =>
    place === 0 ? sql`${table} as part_0` : sql`join ${table} as ${names[place]} using (segment)`,
  )
  return sql`select segment, ${lots} as lots from ${sql.join(joined, sql` `)}`
}

/** Condition on `lot_search`: the lot is in every `segment`/`lots` table. Each table is read once. */
export function isInAllTables(tables: readonly SQL[]): SQL {
  const names = tables.map((_, place) => sql.identifier(`among_${place}`))
  const lots = sql.join(
    names.map((name) => sql`${name}.lots`),
    sql` & `,
  )
  const joined = tables.map((table, place) => sql`left join (${table}) as ${names[place]} using (segment)`)
  return sql`get_bit((
    select array_agg(${lots} order by segment)
    from generate_series(0, (select max(segment) from lot_bitmaps where facet = 'all')) as segment ${sql.join(joined, sql` `)}
  )[row_number / ${SEGMENT} + 1], row_number % ${SEGMENT}) = 1`
}

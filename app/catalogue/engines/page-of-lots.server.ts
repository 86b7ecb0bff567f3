import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { SearchWords } from '../search-words/search-words.server'
import { tsqueryOf } from '../search-words/word-query'
import { MAX_RANKED } from './count-lots.server'
import { allOf, type LotFilters, lotFilters } from './lot-filters.server'
import type { CursorPosition, Listing, ListOrder } from './search-engine.server'

/** Rank bonus for lots of a category named in the query: `Schuhe` lists shoes before gloves (`Handschuhe`). */
const NAMED_CATEGORY = 3

/** Ranks within one step are equal; then available lots precede reserved ones, and newer precede older ones. */
const RANK_STEPS = 8

interface Filtered extends Pick<Listing, 'counts'> {
  readonly filters: LotFilters
}

interface Order {
  readonly column: SQL
  readonly written: SQL
  readonly read: (value: number | string) => SQL
  readonly direction: 'asc' | 'desc'
  readonly nullable: boolean
}

/** Positions of the next lots, at most `most`; fewer at the end of the list or of its part. */
export async function findPagePositions(
  tx: Transaction,
  { question, sort, counts }: Listing,
  from: CursorPosition | null,
  most: number,
): Promise<CursorPosition[]> {
  const { words } = question
  const filters = lotFilters(question)
  const listing: Filtered = { filters, counts }
  const after = from?.part === 'scored' ? null : from
  if (sort === 'newest' && words) {
    // The first pages are known from counting.
    const known = { ...listing, counts: { ...counts, matches: counts.newest.length } }
    const places = await findInOrder(tx, known, orderOf(sort, filters), after, most)
    if (places.length === most || counts.matches <= MAX_RANKED) return places
  }
  if (sort !== 'relevance' || !words) return findInOrder(tx, listing, orderOf(sort, filters), after, most)
  const ranked = after?.part === 'rest' ? [] : await findRanked(tx, listing, words, after, most)
  if (ranked.length === most || counts.matches <= MAX_RANKED) return ranked
  const edge = after?.part === 'rest' ? after : await findEdge(tx, counts.newest)
  const rest = await findInOrder(tx, listing, orderOf('newest', filters), edge, most - ranked.length)
  return [...ranked, ...rest.map((place) => ({ ...place, part: 'rest' as const }))]
}

function orderOf(sort: ListOrder, { price }: LotFilters): Order {
  const number = { read: (value: number | string) => sql`${value}::bigint`, nullable: true } as const
  switch (sort) {
    case 'price':
      return { column: price, written: price, direction: 'asc', ...number }
    case 'price_desc':
      return { column: price, written: price, direction: 'desc', ...number }
    case 'quantity':
      return { column: sql`quantity`, written: sql`quantity`, direction: 'desc', ...number, nullable: false }
    case 'shelf_life':
    case 'best_before':
      return {
        column: sql`date_min`,
        written: sql`date_min`,
        read: (value) => sql`${value}::date`,
        direction: sort === 'shelf_life' ? 'desc' : 'asc',
        nullable: true,
      }
    default:
      return {
        column: sql`listed_at`,
        written: milliseconds,
        read: (value) => sql`to_timestamp(${value}::float8 / 1000)`,
        direction: 'desc',
        nullable: false,
      }
  }
}

const milliseconds = sql`(extract(epoch from listed_at) * 1000)::bigint`

/** Lots sorted by a column, nulls last: one index scan for each half. */
async function findInOrder(
  tx: Transaction,
  listing: Filtered,
  order: Order,
  after: CursorPosition | null,
  most: number,
): Promise<CursorPosition[]> {
  const { column, read, direction, nullable } = order
  const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<')
  const places: CursorPosition[] = []
  if (after === null || after.value !== null) {
    const from =
      after === null || after.value === null
        ? sql`${column} is not null`
        : sql`(${column}, lot_id) ${beyond} (${read(after.value)}, ${after.id}::uuid)`
    places.push(...(await findHalf(tx, listing, order, from, most)))
  }
  if (!nullable || places.length === most) return places
  const from =
    after !== null && after.value === null
      ? sql`${column} is null and lot_id ${beyond} ${after.id}::uuid`
      : sql`${column} is null`
  return [...places, ...(await findHalf(tx, listing, order, from, most - places.length))]
}

async function findHalf(
  tx: Transaction,
  { filters, counts }: Filtered,
  { column, written, direction }: Order,
  from: SQL,
  most: number,
): Promise<CursorPosition[]> {
  const ordered = sql.raw(direction)
  // Few matches are known by their ids.
  const matching =
    counts.matches <= MAX_RANKED
      ? sql`lot_search where ${isAmong(counts.newest)}`
      : sql`${filters.rows} where ${allOf(filters)}`
  // Collects all matches first instead of scanning the list in its order.
  const gathered = sql.raw(filters.searched ? 'offset 0' : '')
  const { rows } = await tx.execute<{ id: string; value: number | string | null }>(sql`
    select lot_id as id, ${written} as value
    from (select lot_id, listed_at, date_min, quantity, ${filters.price} from ${matching} and ${from} ${gathered}) as matching
    order by ${column} ${ordered}, lot_id ${ordered} limit ${most}`)
  return rows.map(({ id, value }) => ({ part: 'ranked', id, value: asNumber(value) }))
}

async function findRanked(
  tx: Transaction,
  { filters, counts }: Filtered,
  words: SearchWords,
  after: CursorPosition | null,
  most: number,
): Promise<CursorPosition[]> {
  const within = filters.query.bestBefore === undefined ? newestFirst : nearestDateFirst
  const from = after === null ? sql`true` : sql`(rank, lot_id) < (${after.value}::float8, ${after.id}::uuid)`
  const { rows } = await tx.execute<{ id: string; value: number }>(sql`
    select lot_id as id, rank as value
    from (
      select lot_id, (floor(${RANK_STEPS}::float8 * (ts_rank(${weights}, words, ${tsqueryOf(words.ranked)}::tsquery)
          + 4 * ts_rank(${weights}, words, ${tsqueryOf(words.exact)}::tsquery)
          + ${NAMED_CATEGORY}::float8 * (categories && ${sql.param(words.named)}::text[])::int))
        + 0.5 * is_available::int + ${within})::float8 as rank
      from (
        -- Words may stand outside of the rows, and are fetched once so, and not once for each rank.
        select lot_id, categories, listed_at, date_min, setweight(words, 'D', '{}') as words,
          availability <> 'on_option' or reserved_until < ${filters.today}::date as is_available
        from lot_search join lot_words using (lot_id) where ${isAmong(counts.newest)} offset 0
      ) as candidates
    ) as ranked
    where ${from}
    order by rank desc, lot_id desc limit ${most}`)
  return rows.map(({ id, value }) => ({ part: 'ranked', id, value }))
}

/** Smaller than the half step between available and reserved lots. */
const newestFirst = sql`extract(epoch from listed_at) / 1e10`
const nearestDateFirst = sql`0.4 - (date_min - date '2000-01-01') / 1e5`

/** Position of the last ranked lot; older ones follow. */
async function findEdge(tx: Transaction, newest: readonly string[]): Promise<CursorPosition | null> {
  const id = newest.at(-1)
  const { rows } = await tx.execute<{ value: string }>(
    sql`select ${milliseconds} as value from lot_search where lot_id = ${id}::uuid`,
  )
  const [edge] = rows
  return edge && id !== undefined ? { part: 'rest', id, value: Number(edge.value) } : null
}

function isAmong(ids: readonly string[]): SQL {
  return sql`lot_id = any(${sql.param(ids)}::uuid[])`
}

/** Rank weights of manifest, description, brands and places, title. */
const weights = sql`'{0.05, 0.1, 0.6, 1}'::float4[]`

/** The driver returns bigint as text; ours fit into a number. Days stay text. */
function asNumber(value: number | string | null): number | string | null {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
}

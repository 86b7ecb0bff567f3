import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { CursorPosition } from './catalogue-cursor.server'
import type { Sort } from './catalogue-query'
import { isInEncodedBitmap } from './lot-bitmaps.server'
import type { LotFilters } from './lot-filters.server'
import { type QueryPlan, setQueryPlan } from './query-plans.server'
import { type SearchWords, toTsquery } from './search-words.server'

/** Only the newest matches are ranked, older ones follow by age: ranking all takes seconds for a frequent word. */
const MOST_RANKED = 500
const MOST_RANKED_OF_MANY = 200

/** Rank bonus for lots of a category named in the search: `Schuhe` lists shoes before gloves (`Handschuhe`). */
const NAMED_CATEGORY = 0.5

/** Ranks closer than a step are equal: then available lots come before reserved ones, and newer before older ones. */
const RANK_STEPS = 8

interface Listing {
  readonly filters: LotFilters
  readonly words: SearchWords | null
  readonly sort: Sort
  readonly many: boolean
  readonly rowNumbers: Int32Array | null
  /** Bitmap of all matches if an index scan is faster than gathering: {@link isInEncodedBitmap}. */
  readonly matching: Buffer | null
}

interface Order {
  readonly column: SQL
  readonly written: SQL
  readonly read: (value: number | string) => SQL
  readonly direction: 'asc' | 'desc'
  readonly nullable: boolean
}

/** Positions of the next lots, at most `most`; fewer means the end of the list or of its part. */
export async function findPagePositions(
  tx: Transaction,
  listing: Listing,
  after: CursorPosition | null,
  most: number,
): Promise<CursorPosition[]> {
  const { words, sort, filters } = listing
  if (sort !== 'relevance' || !words) return findInOrder(tx, listing, orderOf(sort, filters), after, most)
  const ranked = after?.part === 'rest' ? [] : await findRanked(tx, listing, words, after, most)
  if (ranked.length === most) return ranked
  const edge = after?.part === 'rest' ? after : await findEdge(tx, listing)
  if (!edge) return ranked
  const rest = await findInOrder(tx, listing, orderOf('newest', filters), edge, most - ranked.length)
  return [...ranked, ...rest.map((place) => ({ ...place, part: 'rest' as const }))]
}

function orderOf(sort: Sort, filters: LotFilters): Order {
  const price = sql`${sql.identifier(filters.price)}`
  const number = { read: (value: number | string) => sql`${value}::bigint`, nullable: true } as const
  switch (sort) {
    case 'price':
      return { column: price, written: price, direction: 'asc', ...number }
    case 'price_desc':
      return { column: price, written: price, direction: 'desc', ...number }
    case 'quantity':
      return { column: sql`quantity`, written: sql`quantity`, direction: 'desc', ...number, nullable: false }
    case 'shelf_life':
      return {
        column: sql`date_min`,
        written: sql`date_min`,
        read: (value) => sql`${value}::date`,
        direction: 'desc',
        nullable: true,
      }
    default:
      return {
        column: sql`listed_at`,
        written: sql`(extract(epoch from listed_at) * 1000)::bigint`,
        read: (value) => sql`to_timestamp(${value}::float8 / 1000)`,
        direction: 'desc',
        nullable: false,
      }
  }
}

/** Lots sorted by a column, nulls last: one index scan for each half. */
async function findInOrder(
  tx: Transaction,
  listing: Listing,
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
    places.push(...(await walk(tx, listing, order, from, most)))
  }
  if (!nullable || places.length === most) return places
  const from =
    after !== null && after.value === null
      ? sql`${column} is null and lot_id ${beyond} ${after.id}::uuid`
      : sql`${column} is null`
  return [...places, ...(await walk(tx, listing, order, from, most - places.length))]
}

async function walk(
  tx: Transaction,
  listing: Listing,
  { column, written, direction }: Order,
  from: SQL,
  most: number,
): Promise<CursorPosition[]> {
  const ordered = sql.raw(direction)
  await setQueryPlan(tx, planOf(listing))
  const { rows } = await tx.execute<{ id: string; value: number | string | null }>(sql`
    select lot_id as id, ${written} as value from lot_search where ${isListed(listing)} and ${from}
    order by ${column} ${ordered}, lot_id ${ordered} limit ${most}`)
  return rows.map(({ id, value }) => ({ part: 'ranked', id, value: asNumber(value) }))
}

async function findRanked(
  tx: Transaction,
  listing: Listing,
  words: SearchWords,
  after: CursorPosition | null,
  most: number,
): Promise<CursorPosition[]> {
  const { filters } = listing
  await setQueryPlan(tx, planOf(listing))
  const from = after === null ? sql`true` : sql`(rank, lot_id) < (${after.value}::float8, ${after.id}::uuid)`
  const { rows } = await tx.execute<{ id: string; value: number }>(sql`
    select lot_id as id, rank as value
    from (
      select lot_id, (floor(${RANK_STEPS}::float8 * (ts_rank(${weights}, words, ${toTsquery(words.parts)}::tsquery)
          + 4 * ts_rank(${weights}, words, ${words.exact}::tsquery)
          + ${NAMED_CATEGORY}::float8 * (categories && ${sql.param(words.named)}::text[])::int))
        + 0.5 * is_available::int + extract(epoch from listed_at) / 1e10)::float8 as rank
      from (
        -- Words stand outside of the rows, and are fetched once so, and not once for each rank.
        select lot_id, categories, listed_at, setweight(words, 'D', '{}') as words,
          availability <> 'on_option' or reserved_until < ${filters.today}::date as is_available
        from (${newest(listing)}) as newest offset 0
      ) as candidates
    ) as ranked
    where ${from}
    order by rank desc, lot_id desc limit ${most}`)
  return rows.map(({ id, value }) => ({ part: 'ranked', id, value }))
}

async function findEdge(tx: Transaction, listing: Listing): Promise<CursorPosition | null> {
  await setQueryPlan(tx, planOf(listing))
  const { rows } = await tx.execute<{ id: string; value: string; ranked: number }>(sql`
    select lot_id as id, (extract(epoch from listed_at) * 1000)::bigint as value, (count(*) over ())::int as ranked
    from (${newest(listing)}) as candidates
    order by listed_at, lot_id limit 1`)
  const [edge] = rows
  if (!edge || edge.ranked < mostRanked(listing)) return null
  return { part: 'rest', id: edge.id, value: Number(edge.value) }
}

function newest(listing: Listing): SQL {
  const rowNumbers = listing.rowNumbers?.subarray(0, mostRanked(listing)) ?? null
  return sql`select lot_id, listed_at, categories, availability, reserved_until, words from lot_search where ${isListed({ ...listing, rowNumbers })}
    order by listed_at desc, lot_id desc limit ${mostRanked(listing)}`
}

function isListed({ filters, many, rowNumbers, matching }: Listing): SQL {
  if (rowNumbers) return sql`row_number = any(${sql.param([...rowNumbers])}::int[])`
  if (matching !== null) return isInEncodedBitmap(matching)
  return many ? filters.whereScanned : filters.where()
}

function planOf({ filters: { searched, readsWords }, many, rowNumbers, matching }: Listing): QueryPlan {
  if (matching !== null) return 'walk'
  if (rowNumbers || !many) return rowNumbers || searched ? 'gather' : 'free'
  return searched && !readsWords ? 'bits' : 'walk'
}

function mostRanked({ many }: Listing): number {
  return many ? MOST_RANKED_OF_MANY : MOST_RANKED
}

/** Rank weights of manifest, description, brands and places, title. */
const weights = sql`'{0.05, 0.2, 0.6, 1}'::float4[]`

/** The driver returns bigint as text; ours fit into a number. Days stay text. */
function asNumber(value: number | string | null): number | string | null {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
}

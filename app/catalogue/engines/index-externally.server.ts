import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.server'
import type { IndexDefinition, SearchServer } from '../../platform/services/search-server.server'
import type { Services } from '../../platform/services/services.server'

const BATCH = 500
/** Milliseconds for a batch, or for making the index. */
const TIMEOUT = 20_000

const keyword = { type: 'keyword' } as const
const number = { type: 'long' } as const
/** Words are also copied to `words`, which most queries search. */
const words = { type: 'keyword', copy_to: 'words' } as const

/** Index mapping. The database writes stems and timestamps, so the engine analyses nothing. */
export const definition: IndexDefinition = {
  // A late write must not bring back a lot that is gone.
  settings: { index: { gc_deletes: '1h' } },
  mappings: {
    dynamic: 'strict',
    properties: {
      lot_id: keyword,
      words: keyword,
      title: words,
      named: words,
      description: words,
      listed: words,
      listed_at: number,
      public_price: number,
      member_price: number,
      public_lot_price: number,
      member_lot_price: number,
      quantity: number,
      pallets: number,
      date_min: number,
      use_by: number,
      reserved_until: number,
      availability: keyword,
      condition: keyword,
      reason: keyword,
      incoterm: keyword,
      country: keyword,
      categories: keyword,
      brands: keyword,
      member_brands: keyword,
      certificates: keyword,
      sizes: keyword,
      colours: keyword,
    },
  },
}

const digest = hash('sha256', JSON.stringify(definition), 'hex').slice(0, 8)

/** Name of the index, which contains a hash of its definition. */
export function indexName({ prefix }: SearchServer): string {
  return `${prefix}-${digest}`
}

/** Indexes changed lots, or all of a new index. Nodes may do so at once, because an older version never replaces a newer one. */
export async function indexExternally(db: Database, server: SearchServer, stop?: AbortSignal): Promise<void> {
  await db.execute(sql`
    insert into outside_search (index_name, state) values (${indexName(server)}, 'empty') on conflict (single) do nothing`)
  const isOwn = await makeIndex(db, server)
  for (let more = isOwn; more && !stop?.aborted; ) more = await indexSome(db, server)
}

/** Queues all lots for indexing. @returns whether there is an external engine */
export async function reindexExternally({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update outside_search set state = 'empty'`)
  return (rowCount ?? 0) > 0
}

/** Clears the waiting list after the external engine was removed from the settings. */
export async function forgetExternal(db: Database): Promise<void> {
  await db.execute(sql`with gone as (delete from outside_search returning 1)
    delete from lots_for_outside_search where exists (select from gone)`)
}

export async function countWaiting({ db }: Pick<Services, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ lots: number }>(sql`select count(*)::int as lots from lots_for_outside_search`)
  return rows[0]?.lots ?? 0
}

const claimed = new WeakSet<SearchServer>()

/** @returns false if a newer version of the program has created its own index, because the two would replace each other's forever */
async function makeIndex(db: Database, server: SearchServer): Promise<boolean> {
  const index = indexName(server)
  const signal = AbortSignal.timeout(TIMEOUT)
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ index_name: string; state: string }>(
      sql`select index_name, state from outside_search for update`,
    )
    const [row] = rows
    if (row?.index_name !== index && claimed.has(server)) return false
    claimed.add(server)
    const isMade = row?.index_name === index && row.state !== 'empty'
    if (isMade && (await server.call((client) => client.indices.exists({ index }), signal)) === true) return true
    await server.call((client) => client.indices.delete({ index, ignore_unavailable: true }), signal)
    await server.call((client) => client.indices.create({ index, body: definition }), signal)
    await tx.execute(sql`update catalogue_changes set changed_by = pg_current_xact_id()`)
    await tx.execute(sql`update outside_search set index_name = ${index}, state = 'filling'`)
    await tx.execute(sql`select note_for_outside_search(array(select lot_id from lot_search))`)
    return true
  })
}

const taken = z.object({
  items: z.array(
    z.record(z.string(), z.object({ _id: z.string(), status: z.number(), error: z.unknown().optional() })),
  ),
})

/** Status of an outdated write or a repeated delete. */
const SUPERSEDED = 409
const GONE = 404

/** @returns whether there may be more */
async function indexSome(db: Database, server: SearchServer): Promise<boolean> {
  const { rows } = await readDocuments(db)
  if (rows.length > 0) {
    const index = indexName(server)
    const body = rows.flatMap(({ lot_id: _id, version, document }) => {
      const action = { _index: index, _id, version: Number(version), version_type: 'external' as const }
      return document ? [{ index: action }, document] : [{ delete: action }]
    })
    // Refresh first, so that searches see the batch before it leaves the waiting list.
    const answer = await server.call((client) => client.bulk({ body, refresh: true }), AbortSignal.timeout(TIMEOUT))
    const read = taken.safeParse(answer)
    if (!read.success) throw server.refuse('The outside search engine answered with something else.', read.error)
    const results = read.data.items.flatMap((item) => Object.values(item))
    const isTaken = (status: number) => status < 300 || status === SUPERSEDED || status === GONE
    const done = new Set(results.flatMap(({ _id, status }) => (isTaken(status) ? _id : [])))
    await crossOff(
      db,
      rows.filter(({ lot_id }) => done.has(lot_id)),
    )
    const refused = results.find(({ status }) => !isTaken(status))
    if (refused) throw server.refuse('The outside search engine refuses lots.', refused.error)
  }
  if (rows.length === BATCH) return true
  await db.execute(sql`
    update outside_search set state = 'complete'
    where state = 'filling' and not exists (select from lots_for_outside_search)`)
  return false
}

type Written = { readonly lot_id: string; readonly version: string }

/** Lots with a newer version stay on the list. Cached counts and pages without these lots become invalid. */
async function crossOff(db: Database, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`update catalogue_changes set changed_by = pg_current_xact_id()`)
    await tx.execute(sql`
      delete from lots_for_outside_search using unnest(${sql.param(written.map(({ lot_id }) => lot_id))}::uuid[],
        ${sql.param(written.map(({ version }) => version))}::bigint[]) as taken (id, taken_version)
      where lot_id = id and version = taken_version`)
    await tx.execute(sql`select pg_notify('content', '')`)
  })
}

/** The oldest waiting lots in their current state; null for those not on sale. Version and document are read together. */
function readDocuments(db: Database) {
  const ms = (column: string) => sql`(extract(epoch from ${sql.identifier(column)}) * 1000)::bigint`
  const wordsOf = (weight: string) => sql`(
    select coalesce(jsonb_agg(lexeme), '[]') from unnest(words)
    where ${weight} = any (coalesce(nullif(weights, '{}'), '{D}')))`
  return db.execute<Written & { readonly document: Record<string, unknown> | null }>(sql`
    select waiting.lot_id::text, version::text, case when lot_words.lot_id is not null then jsonb_build_object(
      'lot_id', lot_search.lot_id, 'title', ${wordsOf('A')}, 'named', ${wordsOf('B')}, 'description', ${wordsOf('C')},
      'listed', ${wordsOf('D')}, 'listed_at', ${ms('listed_at')}, 'public_price', public_price, 'member_price', member_price,
      'public_lot_price', public_lot_price, 'member_lot_price', member_lot_price,
      'quantity', quantity, 'pallets', pallets, 'date_min', ${ms('date_min')}, 'use_by', ${ms('use_by')},
      'reserved_until', ${ms('reserved_until')}, 'availability', availability, 'condition', condition, 'reason', reason, 'incoterm', incoterm,
      'country', country, 'categories', categories,
      'brands', array(select brand from unnest(brands) as brand where brand not like '+%'),
      'member_brands', array(select brand from unnest(brands) as brand where brand like '+%'),
      'certificates', certificates, 'sizes', sizes, 'colours', colours) end as document
    from (select lot_id, version from lots_for_outside_search order by version limit ${BATCH}) as waiting
    left join lot_search on lot_search.lot_id = waiting.lot_id left join lot_words on lot_words.lot_id = waiting.lot_id
    order by version`)
}

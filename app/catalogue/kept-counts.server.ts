import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.server'
import type { Services } from '../platform/services.server'
import { type CatalogueQuery, writeQuery } from './catalogue-query'
import type { Counts } from './facet-counts.server'
import type { Asking } from './lot-filters.server'
import type { SearchWords } from './search-words.server'

/** Counts of so many queries are kept; those that nobody asked for longest go first. */
const MOST_KEPT = 1_000

const kept = new WeakMap<Services['db'], Map<string, Counts>>()

/**
 * The counts of a query, counted once until the catalogue changes: the pages of a list, its orders and other visitors share them.
 * @param tx reads one state of the database throughout
 */
export async function keptCounts(
  tx: Transaction,
  db: Services['db'],
  [query, words, asking]: readonly [CatalogueQuery, SearchWords | null, Asking],
  count: () => Promise<Counts>,
): Promise<Counts> {
  const { rows } = await tx.execute<{ changed: string }>(sql`select changed_by::text as changed from catalogue_changes`)
  const filters = writeQuery({ ...query, q: '', sort: undefined, cursor: undefined, limit: 1 })
  const key = JSON.stringify([rows[0]?.changed, asking, filters, words?.parts])
  const own = kept.get(db) ?? new Map<string, Counts>()
  kept.set(db, own)
  const counts = own.get(key) ?? (await count())
  own.delete(key)
  own.set(key, counts)
  for (const oldest of own.keys()) {
    if (own.size <= MOST_KEPT) break
    own.delete(oldest)
  }
  return counts
}

import type { Services } from '../platform/services.server'
import { type CatalogueQuery, writeQuery } from './catalogue-query'
import type { Counts } from './facet-counts.server'
import type { Asking } from './lot-filters.server'
import type { SearchWords } from './search-words.server'

/** Counts of so many queries are kept, with up to 48 KB of numbers of lots each; those that nobody asked for longest go first. */
const MOST_KEPT = 1_000

const kept = new WeakMap<Services['db'], Map<string, Counts>>()

/**
 * The counts of a query, counted once until the catalogue changes: the pages of a list, its orders and other visitors share them.
 * @param changed what was the last to change the catalogue, as whoever counts sees it: {@link limitSearch}
 */
export async function keptCounts(
  changed: string,
  db: Services['db'],
  [query, words, asking]: readonly [CatalogueQuery, SearchWords | null, Asking],
  count: () => Promise<Counts>,
): Promise<Counts> {
  const filters = writeQuery({ ...query, q: '', sort: undefined, cursor: undefined, limit: 1 })
  const key = JSON.stringify([changed, asking, filters, words?.parts])
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

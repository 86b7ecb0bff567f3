import type { Services } from '../../platform/services/services.server'
import { type CatalogueQuery, writeQuery } from './catalogue-query'
import type { Counted, Counts } from './facet-counts.server'
import type { Asking } from './lot-filters.server'
import type { SearchWords } from './search-words.server'

/** Counts of so many queries are kept, with up to 48 KB of numbers of lots each; those that nobody asked for longest go first. */
const MOST_KEPT = 1_000
/** The matches of so many as well: an eighth of a megabyte each among a million lots. */
const MOST_MATCHES_KEPT = 40

interface Kept {
  readonly counts: Map<string, Counts>
  readonly matches: Map<string, Counted['matching']>
}

const keptFor = new WeakMap<Services['db'], Kept>()

/**
 * What a query counted, counted once until the catalogue changes: the pages of a list, its orders and other visitors share it.
 * The matches themselves are at hand for the latest queries only.
 * @param changed what was the last to change the catalogue, as whoever counts sees it: {@link limitSearch}
 */
export async function keptCounts(
  changed: string,
  db: Services['db'],
  [query, words, asking]: readonly [CatalogueQuery, SearchWords | null, Asking],
  count: () => Promise<Counted>,
): Promise<Counted> {
  const filters = writeQuery({ ...query, q: '', sort: undefined, cursor: undefined, limit: 1 })
  const key = JSON.stringify([changed, asking, filters, words?.parts])
  const kept = keptFor.get(db) ?? { counts: new Map(), matches: new Map() }
  keptFor.set(db, kept)
  const known = kept.counts.get(key)
  const counted = known ? { counts: known, matching: kept.matches.get(key) ?? null } : await count()
  keep(kept.counts, key, counted.counts, MOST_KEPT)
  if (counted.matching !== null) keep(kept.matches, key, counted.matching, MOST_MATCHES_KEPT)
  return counted
}

function keep<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
}

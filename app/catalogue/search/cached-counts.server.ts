import type { Services } from '../../platform/services/services.server'
import { serializeQuery } from './catalogue-query'
import type { FacetCountResult, FacetCounts } from './facet-counts.server'
import type { FilterContext } from './lot-filters.server'
import type { MeantQuery } from './meant-query'
import type { SearchWords } from './search-words.server'

/** LRU cache of counts, with up to 48 KB of row numbers each. */
const MOST_KEPT = 1_000
/** LRU cache of match bitmaps: 125 KB each per million lots. */
const MOST_MATCHES_KEPT = 40

interface Kept {
  readonly counts: Map<string, FacetCounts>
  readonly matches: Map<string, FacetCountResult['matching']>
}

const keptFor = new WeakMap<Services['db'], Kept>()

/**
 * Counts of a query, cached until the catalogue changes and shared by pages, sort orders and visitors. Match bitmaps are cached
 * for the latest queries only.
 * @param changed id of the last catalogue change, from {@link limitSearch}
 */
export async function cachedCounts(
  changed: string,
  db: Services['db'],
  [query, words, asking]: readonly [MeantQuery, SearchWords | null, FilterContext],
  count: () => Promise<FacetCountResult>,
): Promise<FacetCountResult> {
  const filters = serializeQuery({ ...query, q: '', sort: undefined, cursor: undefined, limit: 1 })
  const { certificate, minPallets, bestBefore } = query
  const key = JSON.stringify([changed, asking, filters, certificate, minPallets, bestBefore, words?.parts])
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

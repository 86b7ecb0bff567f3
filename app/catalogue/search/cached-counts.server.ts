import { LRUCache } from 'lru-cache'
import type { Services } from '../../platform/services/services.server'
import type { LotFilters } from '../engines/lot-filters.server'
import type { FilterName, LotCounts } from '../engines/search-engine.server'

/** Queries whose counts are cached; each holds up to 40 KB of ids. */
const MAX_CACHED = 500

const caches = new WeakMap<Services['db'], LRUCache<string, LotCounts>>()

/**
 * Counts of a query, cached until the catalogue changes, and shared by pages, sort orders and visitors of one audience. The latest
 * queries are cached.
 * @param changed id of the last catalogue change
 * @param count receives known counts without one of the filters, such as those of the previous page
 */
export async function cachedCounts(
  changed: string,
  db: Services['db'],
  filters: Pick<LotFilters, 'keyBut' | 'chosen'>,
  count: (known: ReadonlyMap<FilterName, LotCounts>) => Promise<LotCounts>,
): Promise<LotCounts> {
  const cached = caches.get(db) ?? new LRUCache<string, LotCounts>({ max: MAX_CACHED })
  caches.set(db, cached)
  const keyBut = (name?: FilterName) => `${changed} ${filters.keyBut(name)}`
  const known = () =>
    new Map(
      [...filters.chosen.keys()].flatMap((name) => {
        const counts = cached.get(keyBut(name))
        return counts ? [[name, counts] as const] : []
      }),
    )
  const key = keyBut()
  const counts = cached.get(key) ?? (await count(known()))
  cached.set(key, counts)
  return counts
}

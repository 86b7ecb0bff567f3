import { LRUCache } from 'lru-cache'
import type { Content } from '../database/watch-content.server'
import type { Config } from '../settings/config.server'
import { readCatalogue, type Services } from './services.server'

type Needed = Pick<Services, 'config' | 'content' | 'db' | 'replicas'>

/** Inputs of a read besides public content and settings: audience, language, day, query. */
type Key = Readonly<Record<string, string | number | boolean | object | null>>

/** Caches reads of the public catalogue until public content or a setting changes. @param most results of one content */
export function cacheReads<Result extends object>(most: number) {
  const caches = new WeakMap<Content, LRUCache<string, { config: Config; result: Result }>>()

  /** Reads by {@link readCatalogue} unless the result is known. Results are shared, so callers must not change them. */
  return async <Use extends Needed>(
    services: Use,
    key: Key,
    read: (reading: Use) => Promise<Result>,
  ): Promise<Readonly<Result>> => {
    const { config } = services
    // Asked before reading, so that what changes meanwhile is read again.
    const content = await services.content.ask()
    if (!content) return readCatalogue(services, read)
    const results = caches.get(content) ?? new LRUCache({ max: most })
    caches.set(content, results)
    const name = JSON.stringify(key)
    const known = results.get(name)
    if (known?.config === config) return known.result
    const result = await readCatalogue(services, read)
    results.set(name, { config, result })
    return result
  }
}

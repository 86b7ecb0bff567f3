import { LRUCache } from 'lru-cache'
import type { Log } from '../base/log.server'
import { type CachedPage, makeCachedPage, sizeOf } from './cached-page.server'
import type { PageVersion, PageVersions } from './page-version.server'
import type { RenderedAnswer } from './rendered-page.server'
import type { Visit } from './visit.server'

/** A page's canonical path: lower case, perhaps with a reference at the end. Other spellings are not cached. */
const PLAIN_PATH = /^(?:\/[a-z0-9-]+)+(?:\/[A-Z][A-Z0-9-]*)?$/

/** The least recently requested page is dropped first. */
const MOST_PAGES = 1_000
const MOST_BYTES = 64 * 1_048_576

/** Cache of pages that are the same for everyone. */
export interface PageCache {
  /**
   * A cached page that is still valid, or was ten minutes ago at most if the database does not answer; a promise only if the
   * version must be asked for.
   */
  find(path: string): CachedPage | null | Promise<CachedPage | null>
  /**
   * Renders a page of a plain path at most once for simultaneous requests, and caches it if it is for everyone.
   * @param render renders it for an anonymous visitor
   * @returns the rendered answer if it may not be cached
   */
  obtain(path: string, render: () => Promise<RenderedAnswer>): Promise<CachedPage | RenderedAnswer>
}

/** Whether a request carries nothing about its sender, so that a page for everyone may answer it. */
export function isAnonymous({ method, header }: Visit): boolean {
  return (method === 'GET' || method === 'HEAD') && header('cookie') === null && header('authorization') === null
}

export function isPlain(target: string): boolean {
  return PLAIN_PATH.test(target)
}

export function openPageCache(versions: PageVersions, log: Log): PageCache {
  const cached = new LRUCache<string, { page: CachedPage; version: PageVersion }>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }) => sizeOf(page),
  })
  const flights = new Map<string, { page: Promise<CachedPage | null>; version: PageVersion }>()

  const findOf = (path: string, version: PageVersion | null): CachedPage | null => {
    const entry = version === null ? undefined : cached.get(path)
    if (!entry) return null
    if (entry.version !== version) {
      cached.delete(path)
      return null
    }
    entry.page.compress()
    return entry.page
  }
  /** @param version from before rendering, so that later changes invalidate the page */
  const finish = async (
    path: string,
    rendered: RenderedAnswer,
    version: PageVersion,
  ): Promise<CachedPage | RenderedAnswer> => {
    const { answer, html } = rendered
    if (html === null || !isForEverybody(answer)) return rendered
    const onFault = (fault: unknown) => log.error({ err: fault, path }, 'a page could not be compressed')
    const page = await makeCachedPage(html, Object.fromEntries(answer.headers), onFault)
    if (version === (await versions.ask())) cached.set(path, { page, version })
    return page
  }
  return {
    find: (path) => {
      if (!cached.has(path)) return null
      const version = versions.recent()
      return version ? findOf(path, version) : versions.ask().then((asked) => findOf(path, asked ?? versions.last()))
    },
    obtain: async (path, render) => {
      const version = await versions.ask()
      // Without a known version each request is rendered.
      if (version === null) return render()
      const page = findOf(path, version)
      if (page) return page
      const others = flights.get(path)
      if (others?.version === version) return (await others.page) ?? render()
      const finishing = render().then((rendered) => finish(path, rendered, version))
      const pageOnly = finishing.then(
        (result) => (isCachedPage(result) ? result : null),
        () => null,
      )
      const flight = { page: pageOnly, version }
      flights.set(path, flight)
      try {
        return await finishing
      } finally {
        if (flights.get(path) === flight) flights.delete(path)
      }
    },
  }
}

/** Whether a page may be cached, rather than being the answer to one request. */
export function isCachedPage(page: CachedPage | RenderedAnswer): page is CachedPage {
  return 'plain' in page
}

/** Whether an answer depends on no visitor and no moment. */
function isForEverybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.has('set-cookie') &&
    !headers.has('vary') &&
    !/private|no-store|max-age=0/i.test(headers.get('cache-control') ?? '')
  )
}

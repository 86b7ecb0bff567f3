import { LRUCache } from 'lru-cache'
import type { Log } from '../base/log.server'
import { calendarDay } from '../base/working-days'
import type { Content } from '../database/watch-content.server'
import type { Services } from '../services/services.server'
import { type CachedPage, makeCachedPage, sizeOf, type Visit } from './cached-page.server'
import type { RenderedAnswer } from './rendered-page.server'

/** A page's canonical path: lower case, perhaps with a reference at the end. Other spellings are not cached. */
const PLAIN_PATH = /^(?:\/[a-z0-9-]+)+(?:\/[A-Z][A-Z0-9-]*)?$/

/** The least recently requested page is dropped first. */
const MAX_PAGES = 1_000
const MAX_BYTES = 64 * 1_048_576

interface PageCache {
  /** A cached page that is valid, or was ten minutes ago if the database is silent; a promise only if the version must be asked for. */
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
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
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

export function isCachedPage(page: CachedPage | RenderedAnswer): page is CachedPage {
  return 'plain' in page
}

function isForEverybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.has('set-cookie') &&
    !headers.has('vary') &&
    !/private|no-store|max-age=0/i.test(headers.get('cache-control') ?? '')
  )
}

const MINUTE = 60_000

/** Inputs of cached pages besides the program; equal to itself only. */
export type PageVersion = Readonly<{ day: string; content: Content }>

interface PageVersions {
  /** Version of a moment ago; null if it must be asked for. */
  readonly recent: () => PageVersion | null
  readonly ask: () => Promise<PageVersion | null>
  /** Last known version, for pages served while the database does not answer; null if too old. */
  readonly last: () => PageVersion | null
}

/** Version of pages: changes with settings, with the day in the company's time zone, and with public content. */
export function openPageVersion(services: Pick<Services, 'config' | 'content' | 'now'>): PageVersions {
  let minute = Number.NaN
  let config = services.config
  let version: PageVersion | null = null
  const versionOf = (content: Content | null): PageVersion | null => {
    if (content === null) return null
    const now = services.now()
    const thisMinute = Math.floor(now.getTime() / MINUTE)
    const isSame = version?.content === content && services.config === config
    // A day begins with a minute in every time zone.
    if (isSame && thisMinute === minute) return version
    const day = calendarDay(now, services.config.site.company.timeZone)
    if (!isSame || day !== version?.day) version = { day, content }
    minute = thisMinute
    config = services.config
    return version
  }
  return {
    recent: () => versionOf(services.content.recent()),
    ask: async () => versionOf(await services.content.ask()),
    last: () => versionOf(services.content.last()),
  }
}

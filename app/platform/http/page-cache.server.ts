import type { Log } from '../base/log.server'
import { type FinishedPage, finishPage, sizeOf } from './finished-page.server'
import type { PageVersion, PageVersions } from './page-version.server'
import type { Visit } from './visit.server'

/** A page's address as its own links write it: in small letters, at the end perhaps a reference. Other spellings that the router takes for the same page are not kept. */
const PLAIN_PATH = /^(?:\/[a-z0-9-]+)+(?:\/[A-Z][A-Z0-9-]*)?$/

/** How much is kept at most; what nobody asked for longest goes first. */
const MOST_PAGES = 1_000
const MOST_BYTES = 64 * 1_048_576

/** Pages that are the same for everybody, kept for as long as they are right. */
export interface PageCache {
  /** The page of a path, when it is kept and still right; at once, unless that has to be asked. */
  find(path: string): FinishedPage | null | Promise<FinishedPage | null>
  /**
   * The page of a plain path, rendered at most once however many ask at the same time, and kept if it is for everybody.
   * @param render renders the page for nobody in particular
   * @returns what was rendered where it may not be kept
   */
  obtain(path: string, render: () => Promise<Response>): Promise<FinishedPage | Response>
}

/** Whether a request says nothing about who sends it, so that its answer may be one for everybody. */
export function isAnonymous({ method, header }: Visit): boolean {
  return (method === 'GET' || method === 'HEAD') && header('cookie') === null && header('authorization') === null
}

/** Whether a request target, path and query, can be the one of a kept page. */
export function isPlain(target: string): boolean {
  return PLAIN_PATH.test(target)
}

/** Opens an empty cache. */
export function openPageCache(versions: PageVersions, log: Log): PageCache {
  const kept = new Map<string, { page: FinishedPage; version: PageVersion }>()
  const flights = new Map<string, { page: Promise<FinishedPage | null>; version: PageVersion }>()
  let bytes = 0
  let newest: string | null = null

  const forget = (path: string): void => {
    const entry = kept.get(path)
    if (!entry) return
    kept.delete(path)
    bytes -= sizeOf(entry.page)
  }
  const keep = (path: string, page: FinishedPage, version: PageVersion): void => {
    forget(path)
    kept.set(path, { page, version })
    newest = path
    bytes += sizeOf(page)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_PAGES && bytes <= MOST_BYTES) break
      forget(oldest)
    }
  }
  const findOf = (path: string, version: PageVersion | null): FinishedPage | null => {
    const entry = kept.get(path)
    if (!entry || version === null) return null
    if (entry.version !== version) {
      forget(path)
      return null
    }
    // The one that was asked for last stands last. Most often it does already.
    if (newest !== path) {
      kept.delete(path)
      kept.set(path, entry)
      newest = path
    }
    entry.page.compress()
    return entry.page
  }
  /** @param version from before rendering: what changes meanwhile makes the page a wrong one */
  const finish = async (path: string, answer: Response, version: PageVersion): Promise<FinishedPage | Response> => {
    if (!isForEverybody(answer)) return answer
    const html = Buffer.from(await answer.arrayBuffer())
    const onFault = (fault: unknown) => log.error({ err: fault, path }, 'a page could not be compressed')
    const page = await finishPage(html, Object.fromEntries(answer.headers), onFault)
    if (version === (await versions.ask())) keep(path, page, version)
    return page
  }
  return {
    find: (path) => {
      if (!kept.has(path)) return null
      const version = versions.recent()
      return version ? findOf(path, version) : versions.ask().then((asked) => findOf(path, asked))
    },
    obtain: async (path, render) => {
      const version = await versions.ask()
      // What nobody knows to be right for others is rendered for each.
      if (version === null) return render()
      const page = findOf(path, version)
      if (page) return page
      const others = flights.get(path)
      if (others?.version === version) return (await others.page) ?? render()
      const finishing = render().then((answer) => finish(path, answer, version))
      const pageOnly = finishing.then(
        (result) => (result instanceof Response ? null : result),
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

/** Whether an answer says nothing that is meant for one visitor, or one kind of visitor, or one moment. */
function isForEverybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.has('set-cookie') &&
    !headers.has('vary') &&
    !/private|no-store|max-age=0/i.test(headers.get('cache-control') ?? '')
  )
}

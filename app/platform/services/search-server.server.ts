import type { API, Client } from '@opensearch-project/opensearch'
import type { Log } from '../base/log.server'
import type { SearchSettings } from '../settings/setting-values.server'

/** After a failure, for how long nothing is asked. */
const PAUSE_MS = 10_000

/** The external search engine did not answer, or answered something unexpected. */
export class SearchServerFault extends Error {}

/** An external search engine (`SEARCH_URL`). Every call ends by its signal; each that fails makes the engine rest for ten seconds. */
export interface SearchServer {
  readonly prefix: string
  readonly isUp: () => boolean
  readonly failures: () => number
  /** @throws {SearchServerFault} as does every call */
  readonly call: (work: (client: Client) => Request, signal: AbortSignal) => Promise<unknown>
  /** Records an unexpected answer. */
  readonly refuse: (why: string, cause?: unknown) => SearchServerFault
  readonly close: () => Promise<void>
}

export type Request = Promise<{ readonly body: unknown }> & { abort: () => void }
export type SearchRequest = API.Search_RequestBody
export type IndexDefinition = API.Indices_Create_RequestBody

/** Loads its client with the first call. */
export function openSearchServer(settings: SearchSettings | null, log: Log): SearchServer | null {
  if (settings === null) return null
  let opened: Promise<Client> | null = null
  let restsUntil = 0
  let failures = 0
  const refuse = (why: string, cause?: unknown) => {
    failures += 1
    if (performance.now() >= restsUntil) log.warn({ err: cause }, `${why} PostgreSQL answers searches.`)
    restsUntil = performance.now() + PAUSE_MS
    return new SearchServerFault(why, { cause })
  }
  return {
    prefix: settings.prefix,
    isUp: () => performance.now() >= restsUntil,
    failures: () => failures,
    refuse,
    call: async (work, signal) => {
      opened ??= openClient(settings)
      const client = await opened
      try {
        signal.throwIfAborted()
        const request = work(client)
        const abort = () => {
          request.abort()
        }
        signal.addEventListener('abort', abort, { once: true })
        try {
          return (await request).body
        } finally {
          signal.removeEventListener('abort', abort)
        }
      } catch (fault) {
        throw refuse('The outside search engine does not answer.', fault)
      }
    },
    close: async () => {
      await (await opened)?.close()
    },
  }
}

async function openClient({ node, username, password }: SearchSettings): Promise<Client> {
  const { Client } = await import('@opensearch-project/opensearch')
  return new Client({ node, maxRetries: 0, ...(username !== '' && { auth: { username, password } }) })
}

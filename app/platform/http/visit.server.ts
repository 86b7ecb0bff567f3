import type { IncomingMessage } from 'node:http'

/** Parts of a request that decide whether and how a cached page answers it. */
export interface Visit {
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** By lower-case name; null if not sent. */
  readonly header: (name: string) => string | null
}

export function visitOf({ method = '', url = '', headers }: IncomingMessage): Visit {
  return { method, target: url, header: (name) => headers[name]?.toString() ?? null }
}

export function visitBy({ method, url, headers }: Request): Visit {
  return { method, target: url.slice(url.indexOf('/', 'https://'.length)), header: (name) => headers.get(name) }
}

import type { IncomingMessage } from 'node:http'

/** As much of a request as decides whether a finished page answers it, and how. */
export interface Visit {
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** The value of a header, by its name in small letters; null: it was not sent. */
  readonly header: (name: string) => string | null
}

/** The visit that a request of Node's server is. */
export function visitOf({ method = '', url = '', headers }: IncomingMessage): Visit {
  return { method, target: url, header: (name) => headers[name]?.toString() ?? null }
}

/** The visit that a request is. */
export function visitBy({ method, url, headers }: Request): Visit {
  return { method, target: url.slice(url.indexOf('/', 'https://'.length)), header: (name) => headers.get(name) }
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { mayCarryFiles } from '../app/files/transfers/file-forms'
import { StartFailure } from '../app/platform/base/errors'
import { bareHeaders } from '../app/platform/http/security-headers.server'
import { openRefusals, type Refusals } from './refuse-request'

const SECOND = 1_000

/** Milliseconds that a client has. */
const LIMITS = {
  headers: 10 * SECOND,
  /** For a whole request. */
  request: 30 * SECOND,
  /** The same for files and long lists on a slow line; the browser's upload gives up a request at this age (product constant). */
  upload: 600 * SECOND,
  /** Between two looks at the limits of headers and uploads. */
  check: SECOND,
} as const

/** Milliseconds that running requests have to finish once the program is told to stop. */
const STOP_LIMIT = 9 * SECOND

/** A server that takes connections. */
export interface Listening {
  /** Takes no new connections, lets running requests finish for some seconds, and cuts what is left. */
  close(): Promise<void>
}

/**
 * Listens for HTTP.
 * @throws {StartFailure} when the port or the address cannot be had.
 */
export async function listen(
  handle: RequestListener,
  config: { host: string; port: number; publicUrl: string },
  limits: Readonly<Record<keyof typeof LIMITS, number>> = LIMITS,
): Promise<Listening> {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.upload,
    connectionsCheckingInterval: limits.check,
    requireHostHeader: false,
  })
  const refusals = openRefusals(server, bareHeaders(config))
  server.on('request', (request, answer) => {
    // HTTP/1.1 wants one (RFC 9112, section 3.2).
    if (request.httpVersion === '1.1' && request.headers.host === undefined) return refusals.refuse(answer, 400)
    refusals.expect(request, answer)
    limitBody(request, refusals, limits.request)
    handle(request, answer)
  })
  server.listen(config.port, config.host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw portFailure(cause, config)
  }
  return { close: () => close(server) }
}

/** Node knows one limit for all requests, which has to be the one of uploads. This holds the others to theirs. */
function limitBody(request: IncomingMessage, refusals: Refusals, milliseconds: number): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
  if (!hasBody || mayTakeLong(request)) return
  const { socket } = request
  const limit = setTimeout(() => {
    if (!request.complete) refusals.cut(socket, 408)
  }, milliseconds)
  request.once('close', () => clearTimeout(limit))
}

function mayTakeLong({ url = '', headers }: IncomingMessage): boolean {
  if (url.startsWith('/api/files') || url.startsWith('/api/team/lots')) return true
  return headers['content-type']?.startsWith('multipart/form-data') === true && mayCarryFiles(url)
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection that finishes its request would stay open for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT)
  await closed
  clearInterval(idle)
  clearTimeout(limit)
}

function portFailure(cause: unknown, { host, port }: { host: string; port: number }): unknown {
  if (!(cause instanceof Error && 'code' in cause)) return cause
  if (cause.code === 'EADDRINUSE') {
    return new StartFailure(
      `Port ${port} of ${host} is taken: stop the program that uses it, or set another PORT.`,
      cause,
    )
  }
  if (cause.code === 'EACCES') {
    return new StartFailure(`Port ${port} is not for this user: set a PORT of 1024 or more.`, cause)
  }
  return new StartFailure(
    `HOST ${host} is no address of this machine (${cause.code}): set it like HOST=127.0.0.1.`,
    cause,
  )
}

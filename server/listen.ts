import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { StartFailure } from '../app/platform/errors'

const SECOND = 1_000

/** Milliseconds that a client has for its headers. */
const HEADERS_LIMIT = 10 * SECOND
/** Milliseconds that a client has for a whole request. */
const REQUEST_LIMIT = 30 * SECOND
/** The same for files and long lists on a slow line; the browser's upload gives up a request at this age (product constant). */
const UPLOAD_LIMIT = 600 * SECOND
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
export async function listen(handle: RequestListener, config: { host: string; port: number }): Promise<Listening> {
  const server = createServer(
    { headersTimeout: HEADERS_LIMIT, requestTimeout: UPLOAD_LIMIT, connectionsCheckingInterval: SECOND },
    (request, answer) => {
      limitBody(request)
      handle(request, answer)
    },
  )
  server.listen(config.port, config.host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw portFailure(cause, config)
  }
  return { close: () => close(server) }
}

/** Node knows one limit for all requests, which has to be the one of uploads. This holds the others to theirs. */
function limitBody(request: IncomingMessage): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
  if (!hasBody || mayTakeLong(request)) return
  const { socket } = request
  const limit = setTimeout(() => {
    if (request.complete) return
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    socket.destroySoon()
  }, REQUEST_LIMIT)
  request.once('close', () => clearTimeout(limit))
}

function mayTakeLong(request: IncomingMessage): boolean {
  return (
    request.url?.startsWith('/api/files') === true ||
    request.url?.startsWith('/api/team/lots') === true ||
    request.headers['content-type']?.startsWith('multipart/form-data') === true
  )
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

import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { mayCarryFiles } from '../app/files/transfers/request-body.server'
import { StartFailure } from '../app/platform/base/errors'
import { bareHeaders } from '../app/platform/http/security-headers.server'
import { openRefusals, type Refusals } from './refuse-request'

const SECOND = 1_000

/** Client timeouts in milliseconds. */
const LIMITS = {
  headers: 10 * SECOND,
  request: 30 * SECOND,
  /** Uploads and imports on slow connections; the browser's upload gives up at the same age (product constant). */
  upload: 600 * SECOND,
  check: SECOND,
} as const

/** Grace period of running requests on shutdown, in milliseconds. */
const STOP_LIMIT = 9 * SECOND
/** How long a connection may take to bring its next request, which is answered with `Connection: close`, before it is closed. */
const LAST_REQUEST = SECOND

export interface Listening {
  /** From now on each answer ends its connection; new ones are still accepted. */
  drain(): void
  /** Stops accepting connections, lets requests finish for a grace period, then closes the rest. */
  close(): Promise<void>
}

/** Listens for HTTP. @throws {StartFailure} port or address unavailable */
export async function listen(
  handle: RequestListener,
  config: { host: string; port: number; publicUrl: string; keepAliveSeconds?: number },
  limits: Readonly<Record<keyof typeof LIMITS, number>> = LIMITS,
): Promise<Listening> {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.upload,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: (config.keepAliveSeconds ?? 5) * SECOND,
    requireHostHeader: false,
  })
  const refusals = openRefusals(server, bareHeaders(config))
  let draining = false
  const drain = () => {
    draining = true
  }
  server.on('request', (request, answer) => {
    if (draining) answer.setHeader('connection', 'close')
    // HTTP/1.1 requires it (RFC 9112, section 3.2).
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
  return {
    drain,
    close: () => {
      drain()
      return close(server)
    },
  }
}

/** Node has a single request timeout, which must be that of uploads. This enforces the shorter one for other requests. */
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
  // Without closing idle connections, as the HTTP server would: a request may be on its way on each of them.
  NetServer.prototype.close.call(server)
  let idle: NodeJS.Timeout | undefined
  const last = setTimeout(() => {
    idle = setInterval(() => server.closeIdleConnections(), 50)
  }, LAST_REQUEST)
  const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT)
  await closed
  clearTimeout(last)
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

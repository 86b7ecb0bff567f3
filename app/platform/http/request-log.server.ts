import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../base/log.server'
import type { ApiEnv } from './api.server'
import type { Visit } from './cached-page.server'

/** Unguessable part of a path, such as an upload's id or a mailed token. */
const SECRET = /(?<=\/[\w-]{6})[\w-]{18,}/g

export function withoutSecrets(path: string): string {
  return path.replace(SECRET, '…')
}

/** Nginx's status for a client that left before the answer. */
const GONE_AWAY = 499

export function loggedStatus({ req, res }: Context<ApiEnv>): number {
  return res.status >= 500 && req.raw.signal.aborted ? GONE_AWAY : res.status
}

interface AnsweredRequest {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  /** Milliseconds until the answer began. */
  readonly ms: number
}

function logRequest(log: Log, request: AnsweredRequest): void {
  const line = { ...request, path: withoutSecrets(request.path), ms: Math.round(request.ms) }
  if (request.status >= 500) log.error(line, 'request')
  else log.info(line, 'request')
}

/** Logs a cached page at `debug` only: for each it would cost half as much as the answer. */
export function logCachedPage(log: Log, { method, target }: Visit, status: number): void {
  if (log.isLevelEnabled('debug')) log.debug({ method, path: withoutSecrets(target), status }, 'cached page')
}

export function requestLog(log: Log): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { requestId } = context.var.facts
    const { method, path } = context.req
    logRequest(log, { requestId, method, path, status: loggedStatus(context), ms: performance.now() - start })
  }
}

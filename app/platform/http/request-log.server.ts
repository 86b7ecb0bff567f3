import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../base/log.server'
import type { ApiEnv } from './api.server'
import type { Visit } from './visit.server'

/** A part of a path that nobody can guess, and that is a secret therefore: an upload's id, a link in a mail. */
const SECRET = /(?<=\/[\w-]{6})[\w-]{18,}/g

/** A path, or an address, of which no secret can be read. */
export function withoutSecrets(path: string): string {
  return path.replace(SECRET, '…')
}

/** What nginx calls an answer that nobody was there for any more: no fault of ours, whatever became of it. */
const GONE_AWAY = 499

/** The status of an answer as logs and figures tell it. */
export function toldStatus({ req, res }: Context<ApiEnv>): number {
  return res.status >= 500 && req.raw.signal.aborted ? GONE_AWAY : res.status
}

/** A request that was answered. */
export interface AnsweredRequest {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  /** Milliseconds until the answer began. */
  readonly ms: number
}

/** One line per request. The query stays out, and of secrets in the path only the beginning is told. */
function logRequest(log: Log, request: AnsweredRequest): void {
  const line = { ...request, path: withoutSecrets(request.path), ms: Math.round(request.ms) }
  if (request.status >= 500) log.error(line, 'request')
  else log.info(line, 'request')
}

/** A line for a page that was kept, at `debug` only: written for each, it would cost half as much as the answer. */
export function logKeptPage(log: Log, { method, target }: Visit, status: number): void {
  if (log.isLevelEnabled('debug')) log.debug({ method, path: withoutSecrets(target), status }, 'kept page')
}

/** Logs every request. */
export function requestLog(log: Log): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { requestId } = context.var.facts
    const { method, path } = context.req
    logRequest(log, { requestId, method, path, status: toldStatus(context), ms: performance.now() - start })
  }
}

import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api.server'
import type { Log } from './log.server'

/** A part of a path that nobody can guess, and that is a secret therefore: an upload's id, a link in a mail. */
const SECRET = /(?<=\/[\w-]{6})[\w-]{18,}/g

/** One line per request. The query stays out, and of secrets in the path only the beginning is told. */
export function requestLog(log: Log): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { status } = context.res
    const line = {
      requestId: context.var.facts.requestId,
      method: context.req.method,
      path: context.req.path.replace(SECRET, '…'),
      status,
      ms: Math.round(performance.now() - start),
    }
    if (status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  }
}

import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api.server'
import type { Log } from './log.server'

/** One line per request. The query stays out: it may hold the secret part of a download address. */
export function requestLog(log: Log): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { status } = context.res
    const line = {
      requestId: context.var.facts.requestId,
      method: context.req.method,
      path: context.req.path,
      status,
      ms: Math.round(performance.now() - start),
    }
    if (status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  }
}

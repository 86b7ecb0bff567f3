import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../base/errors'
import type { ApiEnv } from './api.server'

/**
 * Refuses cross-site requests by `Sec-Fetch-Site` (W3C Fetch Metadata) or, from older browsers, `Origin`. Programs send neither and
 * carry no cookies.
 * @throws {Refusal} 403 `errors.cross_site`
 */
export function sameSiteOnly(publicUrl: string): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    if (isFromElsewhere(context.req.raw, publicUrl)) throw new Refusal('errors.cross_site', 403)
    await next()
  }
}

/** Whether another site makes the browser send a changing request. */
export function isFromElsewhere(request: Request, publicUrl: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && origin !== publicUrl && origin !== new URL(request.url).origin
}

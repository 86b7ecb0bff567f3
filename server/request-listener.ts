import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { WholeAnswer } from '../app/platform/http/cached-page.server'
import { visitOf } from '../app/platform/http/cached-page.server'
import { bareHeaders } from '../app/platform/http/security-headers.server'
import type { App } from './app'

/** Connects the application to Node's server. Cached pages skip `Request` and `Response`, which cost as much as sending the page. */
export function requestListener(app: App, config: { publicUrl: string }): RequestListener {
  const headers = bareHeaders(config)
  const answer = getRequestListener(app.fetch, {
    // Unparsable URLs never reach the application, which handles all other errors.
    errorHandler: (fault) => new Response(null, { status: fault instanceof RequestError ? 400 : 500, headers }),
  })
  const { host } = new URL(config.publicUrl)
  return (incoming, outgoing) => {
    // HTTP/1.0 knows no Host, and balancers ask for `/healthz` by it.
    incoming.headers.host ??= host
    const send = (cached: WholeAnswer | null) => {
      if (!cached) return answer(incoming, outgoing)
      outgoing.writeHead(cached.status, cached.headers).end(cached.body)
    }
    const cached = app.answerCached(visitOf(incoming))
    if (cached instanceof Promise) cached.then(send)
    else send(cached)
  }
}

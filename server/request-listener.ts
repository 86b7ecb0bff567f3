import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { WholeAnswer } from '../app/platform/http/finished-page.server'
import { bareHeaders } from '../app/platform/http/security-headers.server'
import { visitOf } from '../app/platform/http/visit.server'
import type { App } from './app'

/** Puts the program behind Node's server. A kept page leaves without a `Request` and a `Response` being made for it: that costs as much as sending it. */
export function requestListener(app: App, config: { publicUrl: string }): RequestListener {
  const headers = bareHeaders(config)
  const answer = getRequestListener(app.fetch, {
    // What names no address that can be read never reaches the program, which answers all faults of its own.
    errorHandler: (fault) => new Response(null, { status: fault instanceof RequestError ? 400 : 500, headers }),
  })
  return (incoming, outgoing) => {
    const send = (kept: WholeAnswer | null) => {
      if (!kept) return answer(incoming, outgoing)
      outgoing.writeHead(kept.status, kept.headers).end(kept.body)
    }
    const kept = app.answerKept(visitOf(incoming))
    if (kept instanceof Promise) kept.then(send)
    else send(kept)
  }
}

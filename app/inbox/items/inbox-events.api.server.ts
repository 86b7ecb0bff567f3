import type { OpenAPIHono } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import { findSession } from '../../accounts/identity/session.server'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter } from '../../platform/http/api.server'
import type { Services } from '../../platform/services/services.server'

/** Open streams per node and per member. A hidden window closes its stream. */
const MAX_STREAMS = { ofNode: 200, ofMember: 12 }
/** Milliseconds between heartbeats; each one rechecks the session. */
const BEAT = 20_000
/** Milliseconds before the browser reconnects. */
const RETRY = 1_000
/** Items named in one event; beyond that the event names none. */
const MAX_NAMED = 50

/**
 * `GET /team/inbox/events`: server-sent events for inbox changes on any node.
 * An event names the changed items, or none if any may have changed. Each stream begins with the latter,
 * because changes may have been missed before it opened.
 */
export function inboxEventsApi(services: Services, most = MAX_STREAMS): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  const listeners: string[] = []
  router.get('/team/inbox/events', async (context) => {
    const session = context.var.facts.colleague ? await findSession(services, context.req.raw) : null
    if (!session) throw new Refusal('errors.unauthenticated', 401)
    const { id } = session.member
    if (listeners.length >= most.ofNode || listeners.filter((each) => each === id).length >= most.ofMember)
      throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 30 })
    // Prevents Nginx from buffering events.
    context.header('x-accel-buffering', 'no')
    listeners.push(id)
    return streamSSE(context, async (stream) => {
      // Continue numbering after the browser's Last-Event-ID.
      let number = Number(/^\d{1,15}$/.exec(context.req.header('last-event-id') ?? '')?.[0] ?? 0)
      let news: Set<string> | 'anything' | null = 'anything'
      let wake = () => {}
      const hearing = services.notices.hear((told) => {
        if (told === null || news === 'anything' || (news && news.size >= MAX_NAMED)) news = 'anything'
        else news = (news ?? new Set()).add(told)
        wake()
      })
      stream.onAbort(() => wake())
      try {
        while (!stream.aborted && !services.notices.closed.aborted && (await isStillTeam(services, context.req.raw))) {
          if (news === null) await stream.write(': still here\n\n')
          else {
            const items = news === 'anything' ? [] : [...news]
            news = null
            number += 1
            await stream.writeSSE({
              event: 'changed',
              id: String(number),
              retry: RETRY,
              data: JSON.stringify({ items }),
            })
          }
          await new Promise<void>((resolve) => {
            const beat = setTimeout(resolve, BEAT)
            wake = () => {
              clearTimeout(beat)
              resolve()
            }
            services.notices.closed.addEventListener('abort', wake, { once: true })
            if (news !== null || stream.aborted) wake()
          })
          services.notices.closed.removeEventListener('abort', wake)
        }
      } finally {
        hearing.stop()
        listeners.splice(listeners.indexOf(id), 1)
      }
    })
  })
  return router
}

/** Ends the stream after sign-out or removal from the team. */
async function isStillTeam(services: Services, request: Request): Promise<boolean> {
  return (await findSession(services, request))?.opensOffice === true
}

import type { OpenAPIHono } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import { findSession } from '../../accounts/identity/session.server'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter } from '../../platform/http/api.server'
import type { Services } from '../../platform/services/services.server'

/** Streams that are kept open: by a node, and for one member. A window that nobody looks at closes its own. */
const MOST_STREAMS = { ofNode: 200, ofMember: 12 }
/** Milliseconds between two signs of life, at which the reader is asked anew who they are. */
const BEAT = 20_000
/** Milliseconds after which a browser that has lost the stream asks for it again. */
const RETRY = 1_000
/** Items that are named in one event; of more, it is said that there are some. */
const MOST_NAMED = 50

/**
 * `GET /team/inbox/events`: says at once when something in the inbox changes, whichever node it happens on, as server-sent events.
 * An event names the items that changed, or none: then anything may have. Each stream begins with one of those: what happened
 * between the page and its stream, or while a stream was lost, nobody can know to be nothing.
 */
export function inboxEventsApi(services: Services, most = MOST_STREAMS): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  /** Who listens, once for each stream. */
  const listeners: string[] = []
  router.get('/team/inbox/events', async (context) => {
    const session = context.var.facts.worker ? await findSession(services, context.req.raw) : null
    if (!session) throw new Refusal('errors.unauthenticated', 401)
    const { id } = session.member
    if (listeners.length >= most.ofNode || listeners.filter((each) => each === id).length >= most.ofMember)
      throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 30 })
    // Nginx, for one, would keep events until there are many.
    context.header('x-accel-buffering', 'no')
    listeners.push(id)
    return streamSSE(context, async (stream) => {
      // The browser says which event was its last (Last-Event-ID); numbers go on from there.
      let number = Number(/^\d{1,15}$/.exec(context.req.header('last-event-id') ?? '')?.[0] ?? 0)
      let news: Set<string> | 'anything' | null = 'anything'
      let wake = () => {}
      const hearing = services.notices.hear('inbox', (told) => {
        if (told === null || news === 'anything' || (news && news.size >= MOST_NAMED)) news = 'anything'
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

/** Whoever has left the team, or signed out, hears nothing more. */
async function isStillTeam(services: Services, request: Request): Promise<boolean> {
  return (await findSession(services, request))?.opensOffice === true
}

import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { type ApiEnv, createApiRouter, jsonAnswer, pageOf, problemAnswer } from '../platform/api.server'
import { findMailPage, presentMail } from '../platform/outbox.server'
import { cutPage, pageQuery, parseCursor } from '../platform/page-cursor.server'
import type { Services } from '../platform/services.server'
import { requireTeam } from '../team/team-token.server'

const mailSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(['queued', 'sent', 'kept', 'parked']),
    attempts: z.int(),
    lastError: z.string().nullable(),
    text: z.string(),
    html: z.string(),
    createdAt: z.iso.datetime(),
    nextAttemptAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .openapi('Mail')

const listRoute = createRoute({
  method: 'get',
  path: '/team/outbox',
  summary: 'E-mails, newest first, with their state',
  security: [{ team: [] }],
  request: { query: pageQuery },
  responses: {
    200: jsonAnswer('A page of e-mails.', pageOf(mailSchema)),
    401: problemAnswer('The token is missing or wrong.'),
    422: problemAnswer('Cursor or limit is not valid.'),
  },
})

/** `GET /team/outbox`: what was sent, what waits and what could not be delivered. */
export function outboxApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.openapi(listRoute, async (context) => {
    requireTeam(services, context.req.raw)
    const { cursor, limit } = context.req.valid('query')
    const page = cutPage(await findMailPage(services.db, { after: parseCursor(cursor), limit: limit + 1 }), limit)
    return context.json({ items: page.items.map(presentMail), nextCursor: page.nextCursor }, 200)
  })
  return router
}

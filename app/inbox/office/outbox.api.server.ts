import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { addTeamList } from '../../company/contacts/team-list.server'
import { type ApiEnv, createApiRouter } from '../../platform/http/api.server'
import { mailForMachines } from '../../platform/mail-queue/mail-for-team.server'
import { findMailPage, presentMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'

const mailSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(['queued', 'sent', 'kept', 'parked', 'cancelled', 'withheld']),
    attempts: z.int(),
    lastError: z.string().nullable(),
    text: z.string(),
    html: z.string(),
    createdAt: z.iso.datetime(),
    nextAttemptAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .openapi('Mail')

/** `GET /team/outbox`: mails that were sent, are queued or could not be delivered. */
export function outboxApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  addTeamList(router, services, {
    path: '/team/outbox',
    summary: 'E-mails, newest first, with their state',
    items: 'e-mails',
    item: mailSchema,
    find: (page) => findMailPage(services.db, page),
    present: (rows) => rows.map((mail) => presentMail(mailForMachines(services.config, mail))),
  })
  return router
}

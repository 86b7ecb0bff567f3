import { randomUUID } from 'node:crypto'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { addTeamList } from '../../company/contacts/team-list.server'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter, jsonAnswer, problemAnswer } from '../../platform/http/api.server'
import { defaultLanguage } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { intentHeaders } from '../buyers/buyer-api.server'
import { quarantineReasons } from '../buyers/enquiry'
import { contactThanks, messageStates } from './contact-fields'
import { contactSchema } from './contact-schema'
import { findMessages, presentMessage } from './messages.server'
import { sendMessage } from './send-message.server'

// Re-created here because the shared fields may be built before zod-openapi extends zod.
const describedMessage = z.object(contactSchema.shape).openapi('ContactMessage')

const contactRoute = createRoute({
  method: 'post',
  path: '/contact',
  summary: 'Write to the team',
  description:
    'The message is stored before the answer is sent. A filled `honeypot`, or a form sent within three seconds of `issuedAt`, quarantines it: stored, not mailed, with the same answer. A repeated `Idempotency-Key` with the same content is stored once.',
  request: {
    headers: intentHeaders,
    body: {
      content: {
        'application/json': { schema: describedMessage },
        'application/x-www-form-urlencoded': { schema: describedMessage },
        'multipart/form-data': { schema: describedMessage },
      },
    },
  },
  responses: {
    202: jsonAnswer('The message is stored (answer to JSON).', z.object({ accepted: z.literal(true) })),
    303: { description: "The message is stored (answer to a form): redirect to the contact page's thank-you." },
    400: problemAnswer('The body cannot be read.'),
    413: problemAnswer('The body is too large.'),
    415: problemAnswer('The body is neither JSON nor a form.'),
    422: problemAnswer('A field is not valid.'),
    429: problemAnswer('Too many messages from one address; see Retry-After.'),
    503: problemAnswer('Temporarily unavailable; see Retry-After.'),
  },
})

const messageOfTeam = z
  .object({
    id: z.uuid(),
    state: z.enum(messageStates),
    quarantineReason: z.enum(quarantineReasons).nullable(),
    language: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
  })
  .openapi('TeamMessage')

/** `POST /contact` for forms and programs; `GET /team/messages` for the company's own systems. */
export function contactApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.use('/contact', async (context, next) => {
    if (context.req.method === 'POST' && !isJson(context.req.raw) && !isForm(context.req.raw))
      throw new Refusal('errors.unsupported_content', 415)
    await next()
  })
  router.openapi(contactRoute, async (context) => {
    const fromForm = isForm(context.req.raw)
    const details = fromForm ? context.req.valid('form') : context.req.valid('json')
    const language = details.language ?? defaultLanguage(services.config.site)
    await sendMessage(services, details, {
      // Without a key, every call counts as a new message.
      submissionKey: context.req.valid('header')['idempotency-key'] || details.submissionKey || randomUUID(),
      language,
      limitBucket: context.var.facts.limitBucket,
    })
    // Always the contact page: redirecting to a page named by the form would be an open redirect.
    return fromForm
      ? context.redirect(contactThanks.addressOf(`/${language}/contact`, 'sent'), 303)
      : context.json({ accepted: true as const }, 202)
  })
  addTeamList(router, services, {
    path: '/team/messages',
    summary: 'Messages, newest first; quarantined ones are marked',
    items: 'messages',
    item: messageOfTeam,
    find: (page) => findMessages(services, page),
    present: (rows) => rows.map(presentMessage),
  })
  return router
}

function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
}

function isForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
}

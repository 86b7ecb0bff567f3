import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { addTeamList } from '../../company/contacts/team-list.server'
import { type ApiEnv, createApiRouter, jsonAnswer, onlyJson, problemAnswer } from '../../platform/http/api.server'
import { defaultLanguage } from '../../platform/i18n/languages'
import { addOneClick } from '../../platform/mail-queue/one-click.server'
import type { Services } from '../../platform/services/services.server'
import { askForNewsletter } from './ask-for-newsletter.server'
import { findSubscribers, presentSubscribers } from './find-subscribers.server'
import { unsubscribe } from './manage-subscription.server'
import { eventKinds, forwardStates, subscriberStates } from './newsletter.table.server'
import { linkAddress } from './newsletter-address'
import { newsletterSchema } from './newsletter-schema'

const askRoute = createRoute({
  method: 'post',
  path: '/newsletter',
  summary: 'Subscribe to the newsletter',
  description:
    'The request is stored before the answer is sent. The address gets a mail with a link that confirms, unless an outside newsletter service takes the requests. The answer is the same for every address, known or not. A filled `honeypot` puts the request into quarantine.',
  request: {
    // Wrapped, because the shared schema may have been created before the OpenAPI library extends zod.
    body: {
      required: true,
      content: { 'application/json': { schema: z.object(newsletterSchema.shape).openapi('NewsletterRequest') } },
    },
  },
  responses: {
    202: jsonAnswer(
      'The request is stored.',
      z.object({
        accepted: z.literal(true),
        confirmBy: z
          .enum(['mail'])
          .nullable()
          .openapi({ description: 'What remains to be done: confirm by mail, or nothing.' }),
      }),
    ),
    400: problemAnswer('The body cannot be read.'),
    413: problemAnswer('The body is too large.'),
    415: problemAnswer('The body is not JSON.'),
    422: problemAnswer('A field is not valid.'),
    429: problemAnswer('Too many requests from one network address; see Retry-After.'),
    503: problemAnswer('Temporarily unavailable; see Retry-After.'),
  },
})

const subscriber = z
  .object({
    id: z.uuid(),
    email: z.string(),
    state: z.enum([...subscriberStates, ...forwardStates.map((state) => `forward_${state}` as const)]).openapi({
      description: 'Only `subscribed` gets newsletters. `forward_*`: being forwarded to the external service.',
    }),
    language: z.string(),
    categories: z.array(z.string()).openapi({ description: 'Categories of interest; an empty list means all.' }),
    kinds: z.array(z.string()),
    attempts: z.int().openapi({ description: 'Attempts to reach the external service.' }),
    lastError: z.string().nullable(),
    history: z
      .array(
        z.object({
          kind: z.enum(eventKinds),
          network: z.string().nullable(),
          language: z.string(),
          consent: z.string().nullable().openapi({ description: 'The text consented to, verbatim.' }),
          data: z.record(z.string(), z.unknown()),
          createdAt: z.iso.datetime(),
        }),
      )
      .openapi({ description: 'History, oldest first.' }),
    createdAt: z.iso.datetime(),
  })
  .openapi('TeamSubscriber')

/** `POST /newsletter` for pages and programs, its `unsubscribe/{token}` for mail clients, `GET /team/subscribers` for the company. */
export function newsletterApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.use('/newsletter', onlyJson)
  router.openapi(askRoute, async (context) => {
    const request = context.req.valid('json')
    const language = request.language ?? defaultLanguage(services.config.site)
    await askForNewsletter(services, request, { language, network: context.var.facts.limitBucket })
    const confirmBy = services.config.newsletterSubscribeUrl ? null : ('mail' as const)
    return context.json({ accepted: true as const, confirmBy }, 202)
  })
  addOneClick(router, services, {
    path: '/newsletter/unsubscribe',
    summary: 'Unsubscribe with one click',
    done: { 200: jsonAnswer('The subscription has ended.', z.object({ unsubscribed: z.literal(true) })) },
    body: { unsubscribed: true },
    unsubscribe: (token, network) =>
      unsubscribe(services, token, { language: defaultLanguage(services.config.site), network }),
    pageOf: (language, token) => linkAddress('unsubscribe', language, token),
  })
  addTeamList(router, services, {
    path: '/team/subscribers',
    summary: 'Newsletter subscribers, newest first, each with the proof of consent',
    items: 'subscribers',
    item: subscriber,
    find: (page) => findSubscribers(services, page),
    present: (rows) => presentSubscribers(services, rows),
  })
  return router
}

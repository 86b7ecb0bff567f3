import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { addTeamList } from '../../company/contacts/team-list.server'
import { InvalidInput } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter, jsonAnswer, onlyJson, problemAnswer } from '../../platform/http/api.server'
import { readForm } from '../../platform/http/form-body.server'
import { defaultLanguage, languages } from '../../platform/i18n/languages'
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

const oneClickPath = z.object({ token: z.string().max(200, 'validation.too_long') })

const oneClickRoute = createRoute({
  method: 'post',
  path: '/newsletter/unsubscribe/{token}',
  summary: 'Unsubscribe with one click',
  description:
    "RFC 8058: mail programs send this to the address in a mail's `List-Unsubscribe`. Sending it again changes nothing.",
  request: {
    params: oneClickPath,
    body: {
      content: {
        'application/x-www-form-urlencoded': { schema: z.object({ 'List-Unsubscribe': z.literal('One-Click') }) },
      },
    },
  },
  responses: {
    200: jsonAnswer('The subscription has ended.', z.object({ unsubscribed: z.literal(true) })),
    404: problemAnswer('Unknown link.'),
    415: problemAnswer('The body is not a form.'),
    422: problemAnswer('The body is not that of RFC 8058.'),
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
  // Registered by hand: mail clients post either form encoding, from any origin, without cookies.
  router.openAPIRegistry.registerPath({ ...oneClickRoute, path: oneClickRoute.path })
  router.post('/newsletter/unsubscribe/:token', async (context) => {
    const form = await readForm(context.req.raw)
    if (form.get('List-Unsubscribe') !== 'One-Click')
      throw new InvalidInput({ 'List-Unsubscribe': ['validation.invalid'] })
    await unsubscribe(services, context.req.param('token'), {
      language: defaultLanguage(services.config.site),
      network: context.var.facts.limitBucket,
    })
    return context.json({ unsubscribed: true as const }, 200)
  })
  // Mail clients without one-click support open the same URL in a browser.
  router.get('/newsletter/unsubscribe/:token', (context) => {
    const asked = context.req.header('accept-language')?.slice(0, 2).toLowerCase()
    const language = languages.find((language) => language === asked) ?? defaultLanguage(services.config.site)
    return context.redirect(linkAddress('unsubscribe', language, encodeURIComponent(context.req.param('token'))), 303)
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

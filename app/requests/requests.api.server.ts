import { randomUUID } from 'node:crypto'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { isLanguage } from '../i18n/languages'
import { categories } from '../lots/categories'
import { conditions, incoterms, priceBases, resaleChannels, units } from '../lots/trade-terms'
import { type ApiEnv, createApiRouter, jsonAnswer, onlyJson, problemAnswer } from '../platform/api.server'
import type { Services } from '../platform/services.server'
import { addTeamList } from '../team/team-list.server'
import { findRequests, presentRequest } from './find-requests.server'
import { requestShape, vatIdRule } from './request-schema'
import { lossReasons, requestStatuses } from './request-states'
import { quarantineReasons, requestChannels } from './requests.table.server'
import { presentReceipt } from './sent-request'
import { submitRequest } from './submit-request.server'

// The page shares the fields, so they may be made before the library that describes schemas has extended them.
const describedRequest = z.object(requestShape).check(vatIdRule).openapi('BuyingRequest')

const receiptSchema = z
  .object({
    reference: z.string().openapi({ example: 'B-2611-0007' }),
    createdAt: z.iso.datetime(),
    answerBy: z.iso.date(),
  })
  .openapi('BuyingRequestReceipt')

const sendRoute = createRoute({
  method: 'post',
  path: '/requests',
  summary: 'Say what you look for',
  description:
    'The request is stored before the answer is sent. A filled `honeypot`, or a form sent within three seconds of `issuedAt`, puts it into quarantine: stored, not mailed, and answered alike. The same request with the same `Idempotency-Key` is stored once and answered alike.',
  request: {
    headers: z.object({
      'idempotency-key': z
        .string()
        .optional()
        .openapi({ description: 'Made by the sender, one per intent: 1 to 255 visible ASCII characters.' }),
    }),
    body: { required: true, content: { 'application/json': { schema: describedRequest } } },
  },
  responses: {
    201: jsonAnswer('The request is stored.', receiptSchema),
    400: problemAnswer('The body is no JSON.'),
    413: problemAnswer('The body is too large.'),
    415: problemAnswer('The body is not sent as application/json.'),
    422: problemAnswer('A field is not valid.'),
    429: problemAnswer('Too many requests from one address; see Retry-After.'),
    503: problemAnswer('Not available at the moment; see Retry-After.'),
  },
})

const requestOfTeam = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    status: z.enum(requestStatuses),
    lostBecause: z.enum(lossReasons).nullable(),
    quarantineReason: z.enum(quarantineReasons).nullable(),
    channel: z.enum(requestChannels),
    language: z.string(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    country: z.string().openapi({ description: 'ISO 3166-1 alpha-2, like every country here.' }),
    phoneNumber: z.string().nullable(),
    phoneE164: z.string().nullable(),
    vatId: z.string().nullable(),
    text: z.string(),
    categories: z.array(z.enum(categories)),
    brands: z.array(z.string()),
    keywords: z.array(z.string()),
    gtins: z.array(z.string()),
    conditions: z.array(z.enum(conditions)),
    quantity: z.object({ min: z.string().nullable(), max: z.string().nullable(), unit: z.enum(units) }).nullable(),
    maximumPrice: z.object({ amount: z.int(), currency: z.string(), basis: z.enum(priceBases) }).nullable(),
    goodsFrom: z.array(z.string()),
    resale: z.object({ countries: z.array(z.string()), channels: z.array(z.enum(resaleChannels)) }),
    delivery: z.object({
      country: z.string().nullable(),
      postcode: z.string().nullable(),
      incoterm: z.enum(incoterms).nullable(),
    }),
    until: z.iso.date().nullable(),
    answerBy: z.iso.date(),
    createdAt: z.iso.datetime(),
    history: z.array(
      z.object({ kind: z.string(), who: z.string(), data: z.record(z.string(), z.unknown()), at: z.iso.datetime() }),
    ),
  })
  .openapi('TeamBuyingRequest')

/** `POST /requests` for the page and for other programs, `GET /team/requests` for the company's own systems. */
export function requestsApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.use('/requests', onlyJson)
  router.openapi(sendRoute, async (context) => {
    const details = context.req.valid('json')
    const [defaultLanguage] = services.config.site.languages
    const receipt = await submitRequest(services, details, {
      // Without a key every call is an intent of its own.
      submissionKey: context.req.valid('header')['idempotency-key'] ?? randomUUID(),
      language: details.language ?? (isLanguage(defaultLanguage) ? defaultLanguage : 'en'),
      // Only browsers send this header; scripts in pages cannot set it.
      channel: context.req.header('sec-fetch-site') === undefined ? 'api' : 'web',
      limitBucket: context.var.facts.limitBucket,
    })
    return context.json(presentReceipt(receipt), 201)
  })
  addTeamList(router, services, {
    path: '/team/requests',
    summary: 'Buying requests, newest first; quarantined ones are marked',
    items: 'buying requests',
    item: requestOfTeam,
    find: (page) => findRequests(services, page),
    present: (rows) => rows.map(presentRequest),
  })
  return router
}

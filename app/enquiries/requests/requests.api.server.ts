import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { addTeamList } from '../../company/contacts/team-list.server'
import { category } from '../../lots/facts/category-schema'
import { conditions, priceBases, units } from '../../lots/facts/trade-terms'
import { type ApiEnv, createApiRouter, jsonAnswer, onlyJson, problemAnswer } from '../../platform/http/api.server'
import type { Services } from '../../platform/services/services.server'
import { buyerOfTeam, callerOf, intentHeaders, jsonProblems, receiptSchema } from '../buyers/buyer-api.server'
import { vatIdRule } from '../buyers/buyer-schema'
import { presentReceipt } from '../buyers/receipt'
import { findRequests, presentRequest } from './find-requests.server'
import { requestShape } from './request-schema'
import { submitRequest } from './submit-request.server'

// Re-created here because the shared fields may be built before zod-openapi extends zod.
const describedRequest = z.object(requestShape).check(vatIdRule).openapi('BuyingRequest')

const sendRoute = createRoute({
  method: 'post',
  path: '/requests',
  summary: 'Send a buying request',
  description:
    'The request is stored before the answer is sent. A filled `honeypot`, or a form sent within three seconds of `issuedAt`, quarantines it: stored, not mailed, with the same answer. A repeated `Idempotency-Key` with the same content is stored once and gets the same answer.',
  request: {
    headers: intentHeaders,
    body: { required: true, content: { 'application/json': { schema: describedRequest } } },
  },
  responses: {
    201: jsonAnswer('The request is stored.', receiptSchema('BuyingRequestReceipt', 'B-2611-0007')),
    ...jsonProblems,
    422: problemAnswer('A field is not valid.'),
    429: problemAnswer('Too many requests from one address; see Retry-After.'),
  },
})

const requestOfTeam = z
  .object({
    ...buyerOfTeam,
    text: z.string(),
    categories: z.array(category),
    brands: z.array(z.string()),
    keywords: z.array(z.string()),
    gtins: z.array(z.string()),
    conditions: z.array(z.enum(conditions)),
    quantity: z.object({ min: z.string().nullable(), max: z.string().nullable(), unit: z.enum(units) }).nullable(),
    maximumPrice: z.object({ amount: z.int(), currency: z.string(), basis: z.enum(priceBases) }).nullable(),
    goodsFrom: z.array(z.string()),
    until: z.iso.date().nullable(),
  })
  .openapi('TeamBuyingRequest')

/** `POST /requests` for the page and for programs, `GET /team/requests` for the company's own systems. */
export function requestsApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.use('/requests', onlyJson)
  router.openapi(sendRoute, async (context) => {
    const details = context.req.valid('json')
    const receipt = await submitRequest(services, details, {
      ...callerOf(context, services, details.language),
      memberEmail: context.var.facts.memberEmail,
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

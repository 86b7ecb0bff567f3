import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { findSession } from '../../accounts/identity/session.server'
import { addTeamList } from '../../company/contacts/team-list.server'
import { priceBases, units } from '../../lots/facts/trade-terms'
import { type ApiEnv, createApiRouter, jsonAnswer, onlyJson, problemAnswer } from '../../platform/http/api.server'
import type { Services } from '../../platform/services/services.server'
import { buyerOfTeam, callerOf, intentHeaders, jsonProblems, receiptSchema } from '../buyers/buyer-api.server'
import { vatIdRule } from '../buyers/buyer-schema'
import { presentReceipt } from '../buyers/receipt'
import { findInquiries, presentInquiry } from './find-inquiries.server'
import { inquiryShape } from './inquiry-schema'
import { submitInquiry } from './submit-inquiry.server'

// Re-created here because the shared fields may be built before zod-openapi extends zod.
const describedInquiry = z.object(inquiryShape).check(vatIdRule).openapi('Inquiry')

const sendRoute = createRoute({
  method: 'post',
  path: '/inquiries',
  summary: 'Ask about one or more lots',
  description:
    'The inquiry is stored before the answer is sent. Quantities must fit the quantity left, the MOQ and the order multiple, and resale the restrictions of the lot (see `GET /lots/{id}`). A lot that was sold or withdrawn is refused under `items.{n}.lot`. A filled `honeypot`, or a form sent within three seconds of `issuedAt`, quarantines it: stored, not mailed, with the same answer. A repeated `Idempotency-Key` with the same content is stored once and gets the same answer.',
  request: {
    headers: intentHeaders,
    body: { required: true, content: { 'application/json': { schema: describedInquiry } } },
  },
  responses: {
    201: jsonAnswer('The inquiry is stored.', receiptSchema('InquiryReceipt', 'I-2611-0007')),
    ...jsonProblems,
    422: problemAnswer('A field is not valid, or a lot does not allow the requested quantity, country or channel.'),
    429: problemAnswer('Too many inquiries from one address; see Retry-After.'),
  },
})

const inquiryOfTeam = z
  .object({
    ...buyerOfTeam,
    items: z.array(
      z.object({
        lot: z.string().openapi({ example: 'L-2611-0042' }),
        lotId: z.uuid().nullable().openapi({ description: 'Null once the lot has been removed.' }),
        title: z.string(),
        quantity: z.string().nullable(),
        unit: z.enum(units).nullable(),
        targetPrice: z.object({ amount: z.int(), currency: z.string(), basis: z.enum(priceBases) }).nullable(),
        comment: z.string().nullable(),
      }),
    ),
    message: z.string().nullable(),
  })
  .openapi('TeamInquiry')

/** `POST /inquiries` for the page and for programs, `GET /team/inquiries` for the company's own systems. */
export function inquiriesApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.use('/inquiries', onlyJson)
  router.openapi(sendRoute, async (context) => {
    const details = context.req.valid('json')
    const session = context.var.facts.fromMember ? await findSession(services, context.req.raw) : null
    const receipt = await submitInquiry(services, details, {
      ...callerOf(context, services, details.language),
      member: session?.member ?? null,
    })
    return context.json(presentReceipt(receipt), 201)
  })
  addTeamList(router, services, {
    path: '/team/inquiries',
    summary: 'Inquiries about lots, newest first; quarantined ones are marked',
    items: 'inquiries',
    item: inquiryOfTeam,
    find: (page) => findInquiries(services, page),
    present: (rows) => rows.map(presentInquiry),
  })
  return router
}

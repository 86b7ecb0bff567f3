import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { addTeamList } from '../../company/contacts/team-list.server'
import { callerOf, historyOfTeam, intentHeaders, jsonProblems } from '../../enquiries/buyers/buyer-api.server'
import { category } from '../../lots/facts/category-schema'
import { conditions, incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import { type ApiEnv, createApiRouter, jsonAnswer, onlyJson, problemAnswer } from '../../platform/http/api.server'
import type { Services } from '../../platform/services/services.server'
import { findOffers, presentOffer } from './find-offers.server'
import { checkOfferDetails } from './offer-details'
import { offerShape } from './offer-schema'
import { declineReasons, offerStatuses } from './offer-states'
import { offerChannels } from './offers.table.server'
import { presentSentOffer } from './sent-offer'
import { submitOffer } from './submit-offer.server'

const receiptSchema = z
  .object({
    reference: z.string().openapi({ example: 'O-2611-0007' }),
    createdAt: z.iso.datetime(),
    answerBy: z.iso.date(),
    name: z.string(),
    company: z.string().nullable(),
    email: z.string(),
    files: z.object({ count: z.int(), bytes: z.int() }),
  })
  .openapi('OfferReceipt')

// The page shares the schema, which may have been created before the OpenAPI library extended Zod.
const describedOffer = z.strictObject(offerShape).superRefine(checkOfferDetails).openapi('Offer')

const sellRoute = createRoute({
  method: 'post',
  path: '/sell',
  summary: 'Send an offer',
  description:
    'The offer and its attachments are stored before the answer is sent. A repeated `Idempotency-Key` with the same content is stored once and gets the same answer; with other content it is refused.',
  request: {
    headers: intentHeaders,
    body: { required: true, content: { 'application/json': { schema: describedOffer } } },
  },
  responses: {
    201: jsonAnswer('The offer is stored.', receiptSchema),
    ...jsonProblems,
    413: problemAnswer('The body, or the attachments in total, are too large.'),
    422: problemAnswer('A field is not valid, an attachment is unknown, or the key belongs to another offer.'),
    429: problemAnswer('Too many offers from one address; see Retry-After.'),
  },
})

const offerOfTeam = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    status: z.enum(offerStatuses),
    declinedBecause: z.enum(declineReasons).nullable(),
    channel: z.enum(offerChannels),
    takenBy: z.string().nullable(),
    consentNote: z.string().nullable(),
    language: z.string(),
    name: z.string(),
    company: z.string().nullable(),
    email: z.string(),
    phoneNumber: z.string(),
    phoneE164: z.string().nullable(),
    description: z.string(),
    categories: z.array(category),
    quantity: z.string().nullable().openapi({ example: '2112' }),
    unit: z.enum(units).nullable(),
    condition: z.enum(conditions).nullable(),
    askingPrice: z.int().nullable().openapi({ description: 'In minor units of `currency`, such as cents.' }),
    currency: z.string().nullable(),
    askingPriceBasis: z.enum(priceBases).nullable(),
    incoterm: z.enum(incoterms).nullable(),
    country: z.string().nullable(),
    place: z.string().nullable(),
    bestBefore: z.iso.date().nullable(),
    restrictions: z.array(
      z.object({
        rule: z.enum(['allow', 'deny']),
        countries: z.array(z.string()),
        channels: z.array(z.enum(resaleChannels)),
      }),
    ),
    attachments: z.array(
      z.object({ name: z.string(), url: z.string().nullable(), size: z.int(), contentType: z.string().nullable() }),
    ),
    answerBy: z.iso.date(),
    createdAt: z.iso.datetime(),
    history: historyOfTeam,
  })
  .openapi('TeamOffer')

/** `POST /sell` for the form and API clients, `GET /team/offers` for the company's own systems. */
export function offersApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.use('/sell', onlyJson)
  router.openapi(sellRoute, async (context) => {
    const offer = context.req.valid('json')
    const { submissionKey, ...caller } = callerOf(context, services, offer.language)
    const receipt = await submitOffer(services, offer, {
      ...caller,
      idempotencyKey: submissionKey,
      taken: null,
      memberEmail: context.var.facts.memberEmail,
    })
    return context.json(presentSentOffer(receipt), 201)
  })
  addTeamList(router, services, {
    path: '/team/offers',
    summary: 'Offers, newest first',
    items: 'offers',
    item: offerOfTeam,
    find: (page) => findOffers(services, page),
    present: (rows) => rows.map(presentOffer),
  })
  return router
}

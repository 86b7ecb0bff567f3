import { randomUUID } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { incoterms, resaleChannels } from '../../lots/facts/trade-terms'
import { type ApiEnv, problemAnswer } from '../../platform/http/api.server'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { enquiryChannels, enquiryStatuses, lossReasons, quarantineReasons } from './enquiry'

export const intentHeaders = z.object({
  'idempotency-key': z.string().optional().openapi({
    description:
      'A key of your own for each submission: 1 to 255 visible ASCII characters. A repeated key is stored once.',
  }),
})

/** Refusals of every route that stores JSON. */
export const jsonProblems = {
  400: problemAnswer('The body is not valid JSON.'),
  413: problemAnswer('The body is too large.'),
  415: problemAnswer('The content type is not application/json.'),
  503: problemAnswer('Temporarily unavailable; see Retry-After.'),
}

/** @param name in the OpenAPI document */
export function receiptSchema(name: string, reference: string) {
  return z
    .object({
      reference: z.string().openapi({ example: reference }),
      createdAt: z.iso.datetime(),
      answerBy: z.iso.date(),
    })
    .openapi(name)
}

export const historyOfTeam = z.array(
  z.object({ kind: z.string(), who: z.string(), data: z.record(z.string(), z.unknown()), at: z.iso.datetime() }),
)

export const buyerOfTeam = {
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(enquiryStatuses),
  channel: z.enum(enquiryChannels),
  lostBecause: z.enum(lossReasons).nullable(),
  quarantineReason: z.enum(quarantineReasons).nullable(),
  language: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  country: z.string().openapi({ description: 'ISO 3166-1 alpha-2, like every country here.' }),
  phoneNumber: z.string().nullable(),
  phoneE164: z.string().nullable(),
  vatId: z.string().nullable(),
  delivery: z.object({
    country: z.string().nullable(),
    postcode: z.string().nullable(),
    incoterm: z.enum(incoterms).nullable(),
  }),
  resale: z.object({ countries: z.array(z.string()), channels: z.array(z.enum(resaleChannels)) }),
  answerBy: z.iso.date(),
  createdAt: z.iso.datetime(),
  history: historyOfTeam,
}

/** @param language answer language; defaults to the site's first */
export function callerOf(
  context: Context<ApiEnv>,
  { config }: Pick<Services, 'config'>,
  language: Language | undefined,
) {
  return {
    // Without a key, every call counts as a new submission.
    submissionKey: context.req.header('idempotency-key') ?? randomUUID(),
    language: language ?? defaultLanguage(config.site),
    // Only browsers send this header, and page scripts cannot set it.
    channel: context.req.header('sec-fetch-site') === undefined ? ('api' as const) : ('web' as const),
    limitBucket: context.var.facts.limitBucket,
  }
}

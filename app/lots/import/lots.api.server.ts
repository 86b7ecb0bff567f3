import { Readable } from 'node:stream'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { isTeam, isTrusted, requireTeam, teamAuditor, teamRefusals } from '../../company/contacts/team-token.server'
import { readBody } from '../../files/transfers/request-body.server'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter, jsonAnswer, problemAnswer } from '../../platform/http/api.server'
import { asExpected } from '../../platform/http/problem.server'
import { defaultLanguage, languages } from '../../platform/i18n/languages'
import { readJsonRecords } from '../../platform/services/json-records.server'
import { readCatalogue, type Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { audienceOfMember } from '../facts/disclosure'
import { findLot, findPrivates } from '../lots/find-lots.server'
import { lotShape } from '../lots/lot-schema'
import { importResult, lotAnswer } from '../presentation/lot-answer.server'
import { presentLot, presentTeamLot } from '../presentation/present-lot.server'
import { importLotsWithAudit } from './audited-import.server'
import type { ImportResult } from './import-lots.server'

/** Bytes of a whole import and of one lot: 10,000 manifest lines are about 2 MB. */
const MAX_BYTES = { all: 1_073_741_824, lot: 4_194_304 } as const

const described = z.object(lotShape).openapi('LotToWrite')

const importRoute = createRoute({
  method: 'post',
  path: '/team/lots',
  summary: 'Write lots',
  description:
    'One lot per line (NDJSON) or one JSON array. Each lot is created, or updates the one with its `externalId`, in full or not at all; sending it again changes nothing. In an update, an omitted field keeps its value and null clears it. Fields edited by the team stay as they are and are listed under `kept`. A photo may be given by the address in our own answers. An unknown field rejects its lot. The response has one result per lot, in the order and format of the request, and is streamed while the rest is read. An unreadable or invalid record is rejected alone. Records that share an `externalId` are all rejected, except one that was stored before the others arrived. If reading stops early, the last result is `stopped`: earlier lots are stored, and sending everything again completes the import.',
  security: [{ team: [] }],
  request: {
    body: {
      required: true,
      content: { 'application/x-ndjson': { schema: described }, 'application/json': { schema: z.array(described) } },
    },
  },
  responses: {
    200: {
      description: 'One result per lot.',
      content: {
        'application/x-ndjson': { schema: importResult },
        'application/json': { schema: z.array(importResult) },
      },
    },
    ...teamRefusals,
    415: problemAnswer('The content type is neither JSON nor NDJSON.'),
    503: problemAnswer('Temporarily unavailable; see Retry-After.'),
  },
})

const lotRoute = createRoute({
  method: 'get',
  path: '/lots/{id}',
  summary: 'A lot',
  description:
    'Prices and brands that the caller may not see are left out. The team also gets drafts and its own fields.',
  request: {
    params: z.object({ id: z.string().openapi({ description: 'Id or reference.', example: 'L-2611-0042' }) }),
    query: z.object({
      lang: z.enum(languages, 'validation.language').optional().openapi({ description: 'Language of the texts.' }),
    }),
  },
  responses: {
    200: jsonAnswer('The lot.', lotAnswer),
    404: problemAnswer('No such lot.'),
    422: problemAnswer('This language is not supported.'),
  },
})

/** `POST /team/lots` for the company's own systems, `GET /lots/{id}` for everyone. */
export function lotsApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.openAPIRegistry.registerPath(importRoute)
  router.post(importRoute.path, async (context) => {
    requireTeam(services, context)
    const type = context.req.header('content-type') ?? ''
    if (!/^application\/(?:json|x-ndjson|ndjson|jsonl|json-seq)\b/i.test(type))
      throw new Refusal('errors.unsupported_content', 415)
    const { format, records } = await readJsonRecords(readBody(bodyOf(context), { most: MAX_BYTES.all }), MAX_BYTES.lot)
    const results = importLotsWithAudit(services, records, 'POST /api/team/lots', teamAuditor(context))
    // Errors before the first batch become the response status.
    const first = await results.next()
    context.header('content-type', format === 'array' ? 'application/json' : 'application/x-ndjson')
    context.header('cache-control', 'no-store')
    return stream(context, async (answer) => {
      for await (const text of written(first, results, format, services.log)) await answer.write(text)
    })
  })
  router.openapi(lotRoute, async (context) => {
    const { facts } = context.var
    const { config } = services
    const language = context.req.valid('query').lang ?? defaultLanguage(config.site)
    const team = isTeam(services, context)
    const find = (reading: Pick<Services, 'db' | 'config'>) => findLot(reading, context.req.valid('param').id)
    const lot = await (team ? find(services) : readCatalogue(services, find))
    if (!lot || (lot.status === 'draft' && !team)) throw new Refusal('errors.not_found', 404)
    const reader = { language, today: todayOf(services) }
    // Prices and availability must not be served stale.
    context.header('cache-control', 'private, no-cache')
    context.header('vary', 'cookie, authorization')
    if (isTrusted(services, context))
      return context.json(presentTeamLot(lot, await findPrivates(services, lot.id), reader), 200)
    const audience = team ? 'team' : audienceOfMember({ approved: facts.fromApproved })
    return context.json(presentLot(lot, { ...reader, audience }), 200)
  })
  return router
}

function bodyOf({ env, req }: Context<ApiEnv>) {
  return env.incoming instanceof Readable ? env.incoming : req.raw.body
}

/** Streams results per batch, then the error if reading stopped early. */
async function* written(
  first: IteratorResult<ImportResult[]>,
  rest: AsyncGenerator<ImportResult[]>,
  format: 'lines' | 'array',
  log: Services['log'],
): AsyncGenerator<string> {
  const [begin, between, end] = format === 'array' ? ['[\n', ',\n', '\n]\n'] : ['', '\n', '\n']
  let before = begin
  const say = (results: readonly object[]) => {
    const text = results.map((result) => JSON.stringify(result)).join(between)
    const said = text && before + text
    if (text) before = between
    return said
  }
  try {
    for (let next = first; !next.done; next = await rest.next()) yield say(next.value)
  } catch (fault) {
    const expected = asExpected(fault)
    yield say([{ result: 'stopped', code: expected instanceof Refusal ? expected.code : 'internal' }])
    if (!(expected instanceof Refusal)) log.error({ err: fault }, 'an import of lots failed')
  }
  if (before === between) yield end
  else if (format === 'array') yield '[]\n'
}

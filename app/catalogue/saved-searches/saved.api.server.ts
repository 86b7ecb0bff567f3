import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { findSession } from '../../accounts/identity/session.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { findLotIds } from '../../lots/lots/find-lots.server'
import { Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { type ApiEnv, createApiRouter, jsonAnswer, onlyJson, problemAnswer } from '../../platform/http/api.server'
import { defaultLanguage, languages } from '../../platform/i18n/languages'
import { addOneClick } from '../../platform/mail-queue/one-click.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { presentSavedLots } from '../saved-lots/present-saved-lots.server'
import { SAVED_LOTS_PAGE_SIZE } from '../saved-lots/shown-lots'
import { saveLot, unsaveLot } from '../watchlist/saved-lots.server'
import { alertsAddress } from './alert-tokens.server'
import { deviceListSchema, mergeDeviceList } from './merge-device-list.server'
import { setAlertsEnabled } from './switch-alerts.server'

const lotPath = z.object({ reference: z.string().max(40, 'validation.too_long').openapi({ example: 'L-2611-0042' }) })
const unauthenticated = problemAnswer('Not signed in.')
const done = { 204: { description: 'Done.' } }

const saveRoute = createRoute({
  method: 'put',
  path: '/saved/lots/{reference}',
  summary: 'Save a lot',
  request: { params: lotPath },
  responses: {
    ...done,
    401: unauthenticated,
    404: problemAnswer('No such lot.'),
    409: problemAnswer('The list is full.'),
  },
})

const dropRoute = createRoute({
  method: 'delete',
  path: '/saved/lots/{reference}',
  summary: 'Remove a saved lot',
  request: { params: lotPath },
  responses: { ...done, 401: unauthenticated },
})

const mergeRoute = createRoute({
  method: 'post',
  path: '/saved/lists',
  summary: 'Move what was saved on a device into the account',
  description: 'All or nothing, once per key.',
  request: { body: { required: true, content: { 'application/json': { schema: deviceListSchema } } } },
  responses: {
    ...done,
    401: unauthenticated,
    409: problemAnswer('The account would exceed its limits.'),
    422: problemAnswer('A field is not valid.'),
  },
})

const shownQuery = z.object({
  lot: z
    .array(z.string().max(40, 'validation.too_long'))
    .max(SAVED_LOTS_PAGE_SIZE, 'validation.too_many')
    .describe('References.'),
  lang: z.enum(languages, 'validation.language').optional().describe('Language of the texts.'),
})

const shownCard = z.looseObject({ reference: z.string(), title: z.string() })

const shownRoute = createRoute({
  method: 'get',
  path: '/saved/lots',
  summary: 'Lots by reference, as shown in a list of saved lots',
  request: { query: shownQuery },
  responses: {
    200: jsonAnswer(
      'Those that can be bought, those that are gone, and lots like them.',
      z
        .object({
          lots: z.array(shownCard).readonly(),
          gone: z.array(shownCard.extend({ why: z.string() })).readonly(),
          similar: z.array(shownCard).readonly(),
        })
        .openapi('SavedLots'),
    ),
    422: problemAnswer('A parameter is not valid.'),
  },
})

/** Saved data of members; `GET /saved/lots` also serves device lists, `POST /saved/alerts/{token}` mail clients. */
export function savedApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  const requireMember = async (context: { req: { raw: Request }; var: ApiEnv['Variables'] }): Promise<string> => {
    const session = context.var.facts.fromMember ? await findSession(services, context.req.raw) : null
    if (!session) throw new Refusal('errors.unauthenticated', 401)
    return session.member.id
  }
  router.openapi(saveRoute, async (context) => {
    await saveLot(services, context.req.valid('param').reference, await requireMember(context))
    return context.body(null, 204)
  })
  router.openapi(dropRoute, async (context) => {
    await unsaveLot(services, context.req.valid('param').reference, await requireMember(context))
    return context.body(null, 204)
  })
  router.use(mergeRoute.path, onlyJson)
  router.openapi(mergeRoute, async (context) => {
    await mergeDeviceList(services, context.req.valid('json'), await requireMember(context))
    return context.body(null, 204)
  })
  // Registered by hand: the library's validation does not turn a single value into an array.
  router.openAPIRegistry.registerPath(shownRoute)
  router.get(shownRoute.path, async (context) => {
    const given = { lot: context.req.queries('lot') ?? [], lang: context.req.query('lang') }
    const { lot, lang: language = defaultLanguage(services.config.site) } = parseInput(shownQuery, given)
    const today = todayOf(services)
    const audience = audienceOfMember({ approved: context.var.facts.fromApproved })
    const ids = await findLotIds(services.db, lot)
    const shown = lot.flatMap((reference) => ids.get(reference) ?? [])
    context.header('cache-control', 'private, no-cache')
    context.header('vary', 'cookie')
    return context.json(await presentSavedLots(services, shown, { audience, language, today }, null))
  })
  addOneClick(router, services, {
    path: '/saved/alerts',
    summary: 'Turn off all alerts with one click',
    done: { 204: { description: 'Alerts are off.' } },
    unsubscribe: (token) => setAlertsEnabled(services, token, null, false),
    pageOf: alertsAddress,
  })
  return router
}

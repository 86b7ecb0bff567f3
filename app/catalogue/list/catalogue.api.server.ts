import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { isTeam } from '../../company/contacts/team-token.server'
import { category as categoryKey } from '../../lots/facts/category-schema'
import { audienceOfMember } from '../../lots/facts/disclosure'
import {
  certificates,
  conditions,
  foodCategories,
  incoterms,
  lotKinds,
  openStatuses,
} from '../../lots/facts/trade-terms'
import { lotCardShape } from '../../lots/presentation/lot-answer.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { fieldErrors } from '../../platform/base/parse-input'
import { type ApiEnv, createApiRouter, jsonAnswer, problemAnswer } from '../../platform/http/api.server'
import { defaultLanguage, isLanguage, languages } from '../../platform/i18n/languages'
import { readCatalogue, type Services } from '../../platform/services/services.server'
import { isOwnCursor } from '../search/catalogue-cursor.server'
import { type CatalogueQuery, parseQuery, queryShape, sortOrders } from '../search/catalogue-query'
import { searchLots } from '../search/search-lots.server'
import { isFilter, partKinds } from '../understanding/understand'

const count = z
  .object({ number: z.int(), more: z.boolean() })
  .openapi('LotCount', { description: 'Exact up to 1,000; with `more` there are more than `number`.' })
const valuesOf = (values: readonly [string, ...string[]]) =>
  z.array(z.object({ value: z.enum(values), count })).readonly()
const range = z.array(z.object({ min: z.int().nullable(), max: z.int().nullable(), count })).readonly()

const answer = z
  .object({
    items: z.array(z.object(lotCardShape).openapi('LotCard')).readonly(),
    total: count,
    leftOut: z
      .array(z.string())
      .readonly()
      .describe('Parts of the query that were dropped, because no lot meets all of them.'),
    corrected: z
      .array(z.string())
      .readonly()
      .describe('Words found in no lot; words of similar spelling were searched instead.'),
    understood: z
      .array(z.object({ kind: z.enum(partKinds), text: z.string() }))
      .readonly()
      .describe('Parts of the query that were applied as filters. In quotation marks they are searched as words.'),
    facets: z
      .object({
        category: z.array(z.object({ value: categoryKey, count })).readonly(),
        food: valuesOf(foodCategories),
        kind: valuesOf(lotKinds),
        condition: valuesOf(conditions),
        country: z.array(z.object({ value: z.string(), count })).readonly(),
        brand: z
          .array(z.object({ value: z.string(), count }))
          .readonly()
          .describe('The forty most frequent brands that the caller may see.'),
        certificate: valuesOf(certificates),
        size: z
          .array(z.object({ value: z.string(), count }))
          .readonly()
          .describe('Of the articles, as in the manifest.'),
        colour: z.array(z.object({ value: z.string(), count })).readonly(),
        incoterm: valuesOf(incoterms),
        availability: valuesOf(openStatuses),
        price: range.describe('Euro cents, both ends included.'),
        quantity: range,
        shelfLife: range.describe('Minimum days left.'),
        listed: valuesOf(['week']),
      })
      .describe('What the query can be narrowed by. Each value is counted with all other filters applied.'),
    sort: z.enum(sortOrders),
    nextCursor: z.string().nullable(),
  })
  .openapi('LotPage')

const listRoute = createRoute({
  method: 'get',
  path: '/lots',
  summary: 'Lots, searched and filtered as on the page',
  description:
    'Takes the parameters of the page. Prices and brands that the caller may not see are left out, and neither match, filter nor sort. A repeated parameter matches any of its values.',
  request: {
    query: z.object({
      ...queryShape,
      lang: z.enum(languages, 'validation.language').optional().describe('Language of the texts and of the words.'),
    }),
  },
  responses: {
    200: jsonAnswer('A page of lots.', answer),
    404: problemAnswer('The site has no catalogue.'),
    422: problemAnswer('A parameter is unknown or not valid.'),
    503: problemAnswer('Temporarily unavailable; see Retry-After.'),
  },
})

/** `GET /lots`: the list for API clients and for "load more" on the page. */
export function catalogueApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.openAPIRegistry.registerPath(listRoute)
  router.get(listRoute.path, async (context) => {
    const parameters = new URL(context.req.url).searchParams
    const language = languageOf(services, parameters)
    parameters.delete('lang')
    const query = requireQuery(parameters)
    const { fromApproved } = context.var.facts
    const audience = isTeam(services, context) ? 'team' : audienceOfMember({ approved: fromApproved })
    if (!services.config.site.sections.catalogue && audience !== 'team') throw new Refusal('errors.not_found', 404)
    const found = await readCatalogue(services, (reading) =>
      searchLots(reading, query, { audience, language }, context.req.raw.signal),
    )
    context.header('cache-control', 'private, no-cache')
    context.header('vary', 'cookie, authorization')
    const { lots, total, leftOut, facets, sort, nextCursor } = found
    const understood = found.parts.filter(isFilter).map(({ kind, text }) => ({ kind, text }))
    const corrected = [...new Set(found.corrected.map(({ typed }) => typed))]
    return context.json({ items: lots, total, leftOut, corrected, understood, facets, sort, nextCursor })
  })
  return router
}

/** @throws {InvalidInput} names every unknown or invalid parameter, including a cursor of another query */
function requireQuery(parameters: URLSearchParams): CatalogueQuery {
  const query = understood(() => parseQuery(parameters))
  if (query.cursor !== undefined && !isOwnCursor(query)) throw new InvalidInput({ cursor: ['validation.cursor'] })
  return query
}

function understood(read: () => CatalogueQuery): CatalogueQuery {
  try {
    return read()
  } catch (fault) {
    if (fault instanceof z.ZodError) throw new InvalidInput(fieldErrors(fault))
    throw fault
  }
}

/** Requested language, or the site's first. @throws {InvalidInput} */
function languageOf({ config }: Pick<Services, 'config'>, parameters: URLSearchParams) {
  const asked = parameters.get('lang') ?? defaultLanguage(config.site)
  if (!isLanguage(asked)) throw new InvalidInput({ lang: ['validation.language'] })
  return asked
}

import { randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import type { ServerBuild } from 'react-router'
import { findSession, type Session } from '../app/accounts/identity/session.server'
import { accountsApi } from '../app/accounts/sign-in/accounts.api.server'
import { bouncesApi, MAX_REPORT_BYTES } from '../app/admin/outbox/bounces.api.server'
import { catalogueApi } from '../app/catalogue/list/catalogue.api.server'
import { feedRoutes } from '../app/catalogue/list/feeds.api.server'
import { lotFileRoutes } from '../app/catalogue/lot-view/lot-files.api.server'
import { lotPictureRoutes } from '../app/catalogue/lot-view/lot-picture.api.server'
import { savedApi } from '../app/catalogue/saved-searches/saved.api.server'
import { brandRoutes } from '../app/company/brand/brand.api.server'
import { limitTokens } from '../app/company/contacts/team-token.server'
import { hasRight } from '../app/company/team/team-rights'
import { contactApi } from '../app/enquiries/contact/contact.api.server'
import { hasMap, MAP_ORIGIN } from '../app/enquiries/contact/map-address'
import { inquiriesApi } from '../app/enquiries/inquiries/inquiries.api.server'
import { requestsApi } from '../app/enquiries/requests/requests.api.server'
import { pictureRoutes } from '../app/files/pictures/pictures.api.server'
import { filesApi } from '../app/files/transfers/files.api.server'
import { inboundMailApi, MAX_MAIL_BYTES } from '../app/inbox/inbound-mail/inbound-mail.api.server'
import { inboxEventsApi } from '../app/inbox/items/inbox-events.api.server'
import { outboxApi } from '../app/inbox/office/outbox.api.server'
import { lotsApi } from '../app/lots/import/lots.api.server'
import { applyCategories } from '../app/lots/presentation/apply-categories.server'
import { newsletterApi } from '../app/newsletter/subscriptions/newsletter.api.server'
import { offersApi } from '../app/offers/offers/offers.api.server'
import { clientAddress, limitBucket } from '../app/platform/base/client-address.server'
import { InvalidInput, Refusal } from '../app/platform/base/errors'
import { type ApiEnv, createApiRouter, nobody } from '../app/platform/http/api.server'
import { responseOf, type Visit, visitBy, type WholeAnswer } from '../app/platform/http/cached-page.server'
import { asExpected, problemResponse } from '../app/platform/http/problem.server'
import { logCachedPage, requestLog } from '../app/platform/http/request-log.server'
import { isFromElsewhere, sameSiteOnly } from '../app/platform/http/same-site.server'
import { contentPolicy, secureAnswers, securityHeaders } from '../app/platform/http/security-headers.server'
import { isLanguage } from '../app/platform/i18n/languages'
import { teamTexts, visitorTexts } from '../app/platform/i18n/messages.server'
import type { Services } from '../app/platform/services/services.server'
import { discoveryRoutes } from '../app/site/discovery/discovery.api.server'
import { pagePictureRoutes } from '../app/site/discovery/page-pictures.api.server'
import { offerSheetRoutes } from '../app/stock/offer-sheets/offer-sheets.api.server'
import { openCachedDrawings } from './cached-drawings'
import { healthRoutes } from './health'
import { openMetrics } from './metrics'
import { openPages } from './pages'
import { openProxyWatch } from './undeclared-proxies'

/** JSON bodies; uploads and forms with files have their own limits. */
const MAX_JSON_BYTES = 1_048_576

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

const FOREVER = 'public, max-age=31536000, immutable'

export interface App {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>
  /** Serves a cached page without building a `Request`; null if there is none. */
  readonly answerCached: (visit: Visit) => WholeAnswer | null | Promise<WholeAnswer | null>
}

export function createApp(services: Services, build: ServerBuild): App {
  const app = createApiRouter()
  const watchProxies = openProxyWatch(services)
  const drawings = openCachedDrawings()
  applyCategories(services.config.site)
  app.use(async (context, next) => {
    applyCategories(services.config.site)
    // Tests have no socket and count as local.
    const peer = context.env.incoming?.socket.remoteAddress ?? '127.0.0.1'
    const forwarded = context.req.header('x-forwarded-for') ?? null
    const address = clientAddress(peer, forwarded, services.config.trustedProxies)
    watchProxies(peer, context.req.raw.headers)
    context.set('facts', { ...nobody, requestId: randomUUID(), limitBucket: limitBucket(address) })
    await next()
    // After a write, check for new content before serving cached pages.
    if (!READING.has(context.req.method)) services.content.doubt()
    // `context.header` would turn the response body into a stream.
    context.res.headers.set('x-request-id', context.var.facts.requestId)
  })
  const metrics = openMetrics(services)
  app.use(requestLog(services.log), metrics.observe)
  const { publicUrl, contactFormUrl } = services.config
  const policy = contentPolicy({
    formTargets: contactFormUrl === null ? [] : [new URL(contactFormUrl).origin],
    frames: { origin: MAP_ORIGIN, on: hasMap },
  })
  const secured = securityHeaders({ https: publicUrl.startsWith('https:') })
  const pages = openPages(services, build, policy, secured)
  app.use(secureAnswers(secured, policy))
  app.route('/', healthRoutes(services))
  app.use('/metrics', limitTokens(services))
  app.route('/', metrics.routes)
  mountApi(app, services)
  app.route('/', brandRoutes(services))
  app.route('/', discoveryRoutes(services))
  app.route('/', feedRoutes(services))
  app.route('/', pagePictureRoutes(services))
  app.route('/', lotFileRoutes(services))
  app.route('/', lotPictureRoutes(services))
  app.route('/', offerSheetRoutes(services))
  app.route('/', pictureRoutes(services))
  mountAssets(app)
  app.use(compress())
  app.use(sameSiteOnly(publicUrl))
  app.all('*', pages.answer)
  app.onError((fault, context) => {
    const { requestId } = context.var.facts
    const expected = asExpected(httpRefusal(fault))
    if (!(expected instanceof Refusal || expected instanceof InvalidInput)) logBug(services, fault, requestId)
    return problemResponse(expected, requestId)
  })
  return {
    answerCached,
    fetch: (request, env) => {
      const visit = visitBy(request)
      const answer = async (cached: WholeAnswer | null) =>
        cached ? responseOf(cached) : drawings.add(visit, await app.fetch(request, env))
      const cached = answerCached(visit)
      return cached instanceof Promise ? cached.then(answer) : answer(cached)
    },
  }

  /** Serves a cached page or drawing past the middleware, at a hundredth of the cost. Same headers except the request id; counted separately. */
  function answerCached(visit: Visit): WholeAnswer | null | Promise<WholeAnswer | null> {
    const drawing = drawings.find(visit)
    if (drawing) return asAnswered(visit, drawing)
    const page = pages.find(visit)
    return page instanceof Promise
      ? page.then((found) => found && asAnswered(visit, found))
      : page && asAnswered(visit, page)
  }

  function asAnswered(visit: Visit, page: WholeAnswer): WholeAnswer {
    logCachedPage(services.log, visit, page.status)
    metrics.countCached()
    return page
  }
}

function mountApi(app: OpenAPIHono<ApiEnv>, services: Services): void {
  const limitSize = (maxSize: number) =>
    bodyLimit({ maxSize, onError: () => problemResponse(new Refusal('errors.too_large', 413)) })
  const limitJson = limitSize(MAX_JSON_BYTES)
  for (const form of ['sell', 'contact', 'requests', 'inquiries', 'newsletter']) app.use(`/api/${form}`, limitJson)
  app.use('/api/auth/*', limitJson, sameSiteOnly(services.config.publicUrl))
  app.route('/api/auth', accountsApi(services))
  app.use('/api/*', limitTokens(services), identifyTeam(services))
  app.route('/api', offersApi(services))
  app.route('/api', contactApi(services))
  app.route('/api', requestsApi(services))
  app.route('/api', inquiriesApi(services))
  app.route('/api', newsletterApi(services))
  app.route('/api', outboxApi(services))
  app.use('/api/team/bounces', limitSize(MAX_REPORT_BYTES))
  app.route('/api', bouncesApi(services))
  app.use('/api/team/mails', limitSize(MAX_MAIL_BYTES))
  app.route('/api', inboundMailApi(services))
  app.route('/api', inboxEventsApi(services))
  app.route('/api', catalogueApi(services))
  app.route('/api', lotsApi(services))
  app.use('/api/saved/lists', limitJson)
  app.route('/api', savedApi(services))
  app.route('/api/files', filesApi(services))
  app.openAPIRegistry.registerComponent('securitySchemes', 'team', { type: 'http', scheme: 'bearer' })
  app.get('/api/openapi.json', (context) => {
    const description = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: services.config.site.company.name, version: '1' },
      servers: [{ url: services.config.publicUrl }],
    })
    return context.body(JSON.stringify(description, withPlainPatterns), 200, { 'content-type': 'application/json' })
  })
  refuseOtherMethods(app)
  app.all('/api/*', () => problemResponse(new Refusal('errors.not_found', 404)))
}

/** JSON Schema patterns have no flags (section 6.3.3), but the library appends them: `^\P{Cc}*$/u`. */
function withPlainPatterns(key: string, value: unknown): unknown {
  return key === 'pattern' && typeof value === 'string' ? value.replace(/\/[a-z]+$/, '') : value
}

/** Known paths respond 405 with `Allow` to other methods (RFC 9110, section 15.5.6). */
function refuseOtherMethods(app: OpenAPIHono<ApiEnv>): void {
  const methodsOf = new Map<string, Set<string>>()
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { path, method } = definition.route
    methodsOf.set(path, (methodsOf.get(path) ?? new Set()).add(method.toUpperCase()))
  }
  for (const [path, methods] of methodsOf) {
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), () => {
      const answer = problemResponse(new Refusal('errors.method_not_allowed', 405))
      answer.headers.set('allow', [...methods].join(', '))
      return answer
    })
  }
}

function mountAssets(app: OpenAPIHono<ApiEnv>): void {
  app.get('/assets/locales/:file{[a-z]+(?:\\.office)?\\.json}', compress(), (context) => {
    const [language, part] = context.req.param('file').split('.')
    if (!isLanguage(language)) return problemResponse(new Refusal('errors.not_found', 404))
    const { file } = part === 'office' ? teamTexts(language) : visitorTexts(language)
    const cacheControl = context.req.query('v') === undefined ? 'no-cache' : FOREVER
    return context.body(file, 200, { 'content-type': 'application/json', 'cache-control': cacheControl })
  })
  const file = serveStatic({
    root: 'build/client',
    precompressed: true,
    onFound: (path, context) =>
      context.header('cache-control', path.includes('/assets/') ? FOREVER : 'public, max-age=3600'),
  })
  app.get('/assets/*', file)
  app.all('/assets/*', () => problemResponse(new Refusal('errors.not_found', 404)))
  // Paths with an extension are files; React Router's data requests end in `.data`.
  app.on(['GET', 'HEAD'], '/*', (context, next) =>
    /\.\w+$/.test(context.req.path) && !context.req.path.endsWith('.data') ? file(context, next) : next(),
  )
  app.all('/*', async (context, next) => {
    if (/\.\w+$/.test(context.req.path) && !context.req.path.endsWith('.data'))
      return problemResponse(new Refusal('errors.not_found', 404))
    await next()
  })
}

function httpRefusal(fault: unknown): unknown {
  if (!(fault instanceof HTTPException) || fault.status >= 500) return fault
  return new Refusal(fault.status === 400 ? 'errors.unreadable' : 'errors.refused', fault.status, { cause: fault })
}

function logBug(services: Services, fault: unknown, requestId: string): void {
  services.log.error({ err: fault, requestId }, 'request failed')
}

function colleagueOf({ id, name, teamRole }: Session['member']) {
  return { id, name, mayExport: teamRole !== null && hasRight(teamRole, 'export') }
}

/** Sets member and team facts of API requests; the team only with a verified second factor. */
function identifyTeam(services: Services): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const session = await findSession(services, context.req.raw)
    const fromMember = session !== null && !isFromElsewhere(context.req.raw, services.config.publicUrl)
    const fromApproved = fromMember && session.member.approved
    const colleague = fromMember && session.opensOffice ? colleagueOf(session.member) : null
    const memberEmail = fromMember ? session.member.email : null
    context.set('facts', { ...context.var.facts, fromMember, memberEmail, fromApproved, colleague })
    await next()
    if (fromMember) context.header('cache-control', 'no-store')
  }
}

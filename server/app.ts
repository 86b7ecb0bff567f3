import { randomBytes, randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { contactApi } from '../app/contact/contact.api.server'
import { hasMap, MAP_ORIGIN } from '../app/contact/map-address'
import { filesApi } from '../app/files/files.api.server'
import { isLanguage } from '../app/i18n/languages'
import { localeFile } from '../app/i18n/messages.server'
import { offersApi } from '../app/offers/offers.api.server'
import { outboxApi } from '../app/office/outbox.api.server'
import { type ApiEnv, createApiRouter, requestFactsContext } from '../app/platform/api.server'
import { clientAddress, limitBucket } from '../app/platform/client-address.server'
import { InvalidInput, Refusal } from '../app/platform/errors'
import { asExpected, problemResponse } from '../app/platform/problem.server'
import { requestLog } from '../app/platform/request-log.server'
import { securityHeaders } from '../app/platform/security-headers.server'
import { type Services, servicesContext } from '../app/platform/services.server'
import { healthRoutes } from './health'

/** Bodies in JSON: an offer with the longest text is far below. Files and forms with files have limits of their own. */
const MOST_JSON_BYTES = 1_048_576

const FOREVER = 'public, max-age=31536000, immutable'

/** The whole program behind one `fetch`: pages, API, files, assets. */
export function createApp(services: Services, build: ServerBuild): OpenAPIHono<ApiEnv> {
  const app = createApiRouter()
  app.use(async (context, next) => {
    // Without a socket the request comes from a test, that is from this machine.
    const peer = context.env.incoming?.socket.remoteAddress
    const forwarded = context.req.header('x-forwarded-for') ?? null
    const address = clientAddress(peer ?? '127.0.0.1', forwarded, services.config.trustedProxies)
    const nonce = randomBytes(16).toString('base64')
    context.set('secureHeadersNonce', nonce)
    context.set('facts', { requestId: randomUUID(), limitBucket: limitBucket(address), nonce })
    await next()
    context.header('X-Request-Id', context.var.facts.requestId)
  })
  app.use(requestLog(services.log))
  const { publicUrl, contactFormUrl } = services.config
  app.use(
    securityHeaders({
      https: publicUrl.startsWith('https:'),
      formTargets: contactFormUrl === null ? [] : [new URL(contactFormUrl).origin],
      frames: { origin: MAP_ORIGIN, on: hasMap },
    }),
  )
  app.route('/', healthRoutes(services))
  mountApi(app, services)
  mountAssets(app)
  mountPages(app, services, build)
  app.onError((fault, context) => {
    const { requestId } = context.var.facts
    const expected = asExpected(httpRefusal(fault))
    if (!(expected instanceof Refusal || expected instanceof InvalidInput)) logBug(services, fault, requestId)
    return problemResponse(expected, requestId)
  })
  return app
}

function mountApi(app: OpenAPIHono<ApiEnv>, services: Services): void {
  const limitJson = bodyLimit({
    maxSize: MOST_JSON_BYTES,
    onError: () => problemResponse(new Refusal('errors.too_large', 413)),
  })
  app.use('/api/sell', limitJson)
  app.use('/api/contact', limitJson)
  app.route('/api', offersApi(services))
  app.route('/api', contactApi(services))
  app.route('/api', outboxApi(services))
  app.route('/api/files', filesApi(services))
  app.openAPIRegistry.registerComponent('securitySchemes', 'team', { type: 'http', scheme: 'bearer' })
  app.get('/api/openapi.json', (context) =>
    context.json(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: services.config.site.company.name, version: '1' },
        servers: [{ url: services.config.publicUrl }],
      }),
    ),
  )
  app.all('/api/*', () => problemResponse(new Refusal('errors.not_found', 404)))
}

function mountAssets(app: OpenAPIHono<ApiEnv>): void {
  app.get('/assets/locales/:file{[a-z]+\\.json}', (context) => {
    const language = context.req.param('file').slice(0, -'.json'.length)
    if (!isLanguage(language)) return problemResponse(new Refusal('errors.not_found', 404))
    const cacheControl = context.req.query('v') === undefined ? 'no-cache' : FOREVER
    return context.body(localeFile(language), 200, {
      'content-type': 'application/json',
      'cache-control': cacheControl,
    })
  })
  const file = serveStatic({
    root: 'build/client',
    precompressed: true,
    onFound: (path, context) =>
      context.header('cache-control', path.includes('/assets/') ? FOREVER : 'public, max-age=3600'),
  })
  app.get('/assets/*', file)
  app.all('/assets/*', () => problemResponse(new Refusal('errors.not_found', 404)))
  // What has a file's name is a file, or nothing; React Router's own data requests end in `.data`.
  app.on(['GET', 'HEAD'], '/*', (context, next) =>
    /\.\w+$/.test(context.req.path) && !context.req.path.endsWith('.data') ? file(context, next) : next(),
  )
  app.all('/*', async (context, next) => {
    if (/\.\w+$/.test(context.req.path) && !context.req.path.endsWith('.data'))
      return problemResponse(new Refusal('errors.not_found', 404))
    await next()
  })
}

function mountPages(app: OpenAPIHono<ApiEnv>, services: Services, build: ServerBuild): void {
  const render = createRequestHandler(build)
  app.use(compress())
  app.all('*', (context) => {
    const provider = new RouterContextProvider()
    provider.set(servicesContext, services)
    provider.set(requestFactsContext, context.var.facts)
    return render(asVisited(context.req.raw, services.config.publicUrl), provider)
  })
}

/**
 * The request under the address that the visitor's browser has. Behind a proxy ours may have another scheme or host, and React
 * Router, which compares the address with `Origin`, would take every form for one of another site.
 */
function asVisited(request: Request, publicUrl: string): Request {
  const url = new URL(request.url)
  if (request.method === 'GET' || url.origin === publicUrl || request.headers.get('origin') !== publicUrl)
    return request
  const { method, headers, body, signal } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(new URL(`${url.pathname}${url.search}`, publicUrl), init)
}

/** Hono's own exceptions, such as for a body that is no JSON, said in our terms. */
function httpRefusal(fault: unknown): unknown {
  if (!(fault instanceof HTTPException) || fault.status >= 500) return fault
  return new Refusal(fault.status === 400 ? 'errors.unreadable' : 'errors.refused', fault.status, { cause: fault })
}

function logBug(services: Services, fault: unknown, requestId: string): void {
  services.log.error({ err: fault, requestId }, 'request failed')
}

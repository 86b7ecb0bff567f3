import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { nextAddress } from '../app/accounts/account-form/sign-in-address'
import { findSession, type Session, sessionContext } from '../app/accounts/identity/session.server'
import { Refusal } from '../app/platform/base/errors'
import { type ApiEnv, nobody, type RequestFacts, requestFactsContext } from '../app/platform/http/api.server'
import { answerWith, responseOf, type Visit, visitBy, type WholeAnswer } from '../app/platform/http/cached-page.server'
import { compressPage } from '../app/platform/http/compress-page.server'
import {
  isAnonymous,
  isCachedPage,
  isPlain,
  openPageCache,
  openPageVersion,
} from '../app/platform/http/page-cache.server'
import { PRIVATE_HEADERS } from '../app/platform/http/private-headers'
import { asExpected, refusalContext } from '../app/platform/http/problem.server'
import { type RenderedAnswer, renderedPageContext } from '../app/platform/http/rendered-page.server'
import { pagePolicyContext, type WritePolicy } from '../app/platform/http/security-headers.server'
import type { Language } from '../app/platform/i18n/languages'
import { type Services, servicesContext } from '../app/platform/services/services.server'

export interface Pages {
  readonly answer: (context: Context<ApiEnv>) => Promise<Response>
  readonly find: (visit: Visit) => WholeAnswer | null | Promise<WholeAnswer | null>
}

/** Pause that a page names if what failed names none. */
const PAUSE_SECONDS = 2

/** Renders pages. Requests without cookies and query are rendered from the path alone and cached for all, unless private. */
export function openPages(
  services: Services,
  build: ServerBuild,
  policy: WritePolicy,
  secured: Readonly<Record<string, string>>,
): Pages {
  const answerVisitor = createRequestHandler(withoutOffice(build))
  const answerTeam = createRequestHandler(build)
  const cache = openPageCache(openPageVersion(services), services.log)
  const { publicUrl } = services.config
  const render = async (
    request: Request,
    path: string,
    facts: RequestFacts,
    session: Session | Refusal | null,
  ): Promise<RenderedAnswer> => {
    const provider = new RouterContextProvider()
    provider.set(servicesContext, services)
    if (session instanceof Refusal) provider.set(refusalContext, session)
    else provider.set(sessionContext, session)
    provider.set(requestFactsContext, facts)
    provider.set(pagePolicyContext, (scriptHashes) => policy(path, scriptHashes))
    if (session === null) {
      const signIn = signInToOffice(services.config.site.languages, request)
      if (signIn) {
        const headers = { location: signIn, ...PRIVATE_HEADERS }
        return { answer: new Response(null, { status: 302, headers }), html: null }
      }
    }
    const isTeam = !(session instanceof Refusal) && session?.member.role === 'team'
    const answer = await (isTeam ? answerTeam : answerVisitor)(request, provider)
    return { answer: asRefused(answer, provider.get(refusalContext)), html: provider.get(renderedPageContext) }
  }
  return {
    find: (visit) => {
      const page = isAnonymous(visit) ? cache.find(visit.target) : null
      return page instanceof Promise
        ? page.then((found) => found && answerWith(found, visit))
        : page && answerWith(page, visit)
    },
    answer: async ({ req: { raw }, var: { facts } }) => {
      const { pathname, search } = new URL(raw.url)
      const visit = visitBy(raw)
      if (!isAnonymous(visit) || !isPlain(pathname + search)) {
        const session = await findSession(services, raw).catch(asRefusal)
        // If the session look-up fails, render an error instead of processing the request as anonymous.
        const request = session instanceof Refusal ? new Request(raw.url) : asVisited(raw, publicUrl)
        const memberEmail = session && !(session instanceof Refusal) ? session.member.email : null
        const { answer, html } = await render(request, pathname, { ...facts, memberEmail }, session)
        const own = session && !(session instanceof Refusal) ? forOneMember(answer) : asPrivate(answer)
        return compressPage({ answer: own, html }, visit)
      }
      const page = await cache.obtain(pathname, async () => {
        const rendered = await render(
          new Request(publicUrl + pathname),
          pathname,
          { ...nobody, requestId: facts.requestId },
          null,
        )
        for (const [name, value] of Object.entries(secured)) rendered.answer.headers.set(name, value)
        return rendered
      })
      if (isCachedPage(page)) return responseOf(answerWith(page, visit))
      return compressPage({ answer: asPrivate(page.answer), html: page.html }, visit)
    },
  }
}

/** Sign-in address for a signed-out visitor of an office address, existing or not. Null for other requests. */
function signInToOffice(languages: readonly Language[], { method, url }: Request): string | null {
  const { pathname, search } = new URL(url)
  const language = languages.find(
    (offered) => pathname === `/${offered}/team` || pathname.startsWith(`/${offered}/team/`),
  )
  const isPage = (method === 'GET' || method === 'HEAD') && !pathname.endsWith('.data')
  return language && isPage ? nextAddress('/:lang/sign-in', language, pathname + search) : null
}

function asRefusal(fault: unknown): Refusal {
  const expected = asExpected(fault)
  if (expected instanceof Refusal) return expected
  throw fault
}

/** Errors of the environment, such as the database, become 503 with Retry-After, also where a form answers with its own page. */
function asRefused(answer: Response, refusal: Refusal | null): Response {
  const failed = refusal !== null && answer.status === 500
  const status = failed ? refusal.status : answer.status
  if (!failed && (status !== 503 || answer.headers.has('retry-after'))) return answer
  const headers = new Headers(answer.headers)
  if (failed) headers.set('cache-control', 'no-store')
  const pause = refusal?.retryAfterSeconds ?? (status === 503 ? PAUSE_SECONDS : null)
  if (pause !== null) headers.set('retry-after', String(pause))
  return new Response(answer.body, { status, headers })
}

/** Pages of a member are never in shared caches, and in none if they are `no-store`. */
function forOneMember(answer: Response): Response {
  const headers = new Headers(answer.headers)
  if (!headers.get('cache-control')?.includes('no-store')) headers.set('cache-control', 'private, no-cache')
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/** Pages not known to be public may only be in the visitor's own cache. */
function asPrivate(answer: Response): Response {
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-cache')
  return answer
}

/** Restores the public URL: behind a proxy it may differ, and React Router would reject every form by its `Origin`. */
function asVisited(request: Request, publicUrl: string): Request {
  const url = new URL(request.url)
  if (request.method === 'GET' || url.origin === publicUrl || request.headers.get('origin') !== publicUrl)
    return request
  const { method, headers, body, signal } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(new URL(`${url.pathname}${url.search}`, publicUrl), init)
}

/** The build for everyone but the team. Without routes and manifest entries, office URLs are like unknown ones by construction. */
export function withoutOffice(build: ServerBuild): ServerBuild {
  const assets = { ...build.assets, routes: withoutOfficeRoutes(build.assets.routes) }
  return { ...build, routes: withoutOfficeRoutes(build.routes), assets }
}

/** Layout route of the office, with its access check. Route ids are file paths. */
const FRAME = 'inbox/office/office-frame-route'

function withoutOfficeRoutes<Route extends { parentId?: string | undefined } | undefined>(
  routes: Readonly<Record<string, Route>>,
): Record<string, Route> {
  const isInside = (id: string | undefined): boolean =>
    id !== undefined && (id === FRAME || isInside(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isInside(id)))
}

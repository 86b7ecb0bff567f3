import { type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { nextAddress } from '../../accounts/account-form/sign-in-address'
import { stepUpSession } from '../../accounts/identity/second-step.server'
import { sessionContext } from '../../accounts/identity/session.server'
import { grant, hasRight } from '../../company/team/team-rights'
import { requestFactsContext } from '../../platform/http/api.server'
import { PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { servicesContext } from '../../platform/services/services.server'
import { rightFor } from './office-rights'

/**
 * Guards every office page, for loaders and actions, and is the one place that enforces rights and keeps answers out of caches.
 * A team member without a second factor is redirected to enter or set one up.
 * All other visitors are stopped earlier (`server/pages.ts`); as a fallback they get the answer of an unknown page.
 * @throws {Response} redirect
 */
export const requireOffice: MiddlewareFunction<Response> = async ({ request, params, context, pattern }, next) => {
  const services = context.get(servicesContext)
  const language = services.config.site.languages.find((offered) => offered === params.lang)
  const session = context.get(sessionContext)
  if (!isLanguage(language)) throw redirect(`/${services.config.site.languages[0]}`)
  if (session?.member.role !== 'team') throw redirect(pageAddress('/:lang', language))
  if (session.opensOffice) {
    const right = rightFor(pattern, request.method)
    const answer =
      right === null || hasRight(session.member.teamRole ?? 'helper', right) ? await next() : noRight(language)
    answer.headers.set('cache-control', PRIVATE_HEADERS['cache-control'])
    return answer
  }
  const { pathname, search } = new URL(request.url)
  const cookies = await stepUpSession(services, session)
  const page = cookies ? '/:lang/sign-in/code' : '/:lang/account/second-factor'
  const headers = new Headers(cookies ?? {})
  headers.set('cache-control', PRIVATE_HEADERS['cache-control'])
  throw redirect(nextAddress(page, language, pathname + search), { status: 303, headers })
}

function noRight(language: Language): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(translatorOf(language)('people.no_right'), { status: 403, headers })
}

/** What loaders and actions of the office start from; only behind `requireOffice`. */
export function officeContext({
  request,
  context,
  params,
}: Pick<LoaderFunctionArgs, 'request' | 'context'> & { readonly params: { readonly lang: string } }) {
  const session = context.get(sessionContext)
  const language = params.lang
  if (!session || !isLanguage(language)) throw new Error('A page of the back office was opened without its middleware.')
  const { id, name, email, teamRole } = session.member
  const { limitBucket: network } = context.get(requestFactsContext)
  return {
    services: context.get(servicesContext),
    session,
    /** Who acts, also for the audit trail. */
    colleague: { id, name, email, network, teamRole: teamRole ?? 'helper' } as const,
    language,
    costs: grant(teamRole ?? 'helper', 'costs'),
    search: new URL(request.url).searchParams,
  }
}

export type OfficeColleague = ReturnType<typeof officeContext>['colleague']

import { type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { nextAddress } from '../../accounts/account-form/sign-in-address'
import { type Session, sessionContext } from '../../accounts/identity/session.server'
import { PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { type Language, routeLanguage } from '../../platform/i18n/languages'
import { type Services, servicesContext } from '../../platform/services/services.server'

export interface SignedIn {
  readonly services: Services
  readonly session: Session
  readonly language: Language
}

/** Guards a member's page, for its loader and action, and keeps its answers out of caches. @throws {Response} redirect to sign-in and back */
export const requireSignedIn: MiddlewareFunction<Response> = async ({ request, context, params }, next) => {
  if (context.get(sessionContext)) {
    const answer = await next()
    answer.headers.set('cache-control', PRIVATE_HEADERS['cache-control'])
    return answer
  }
  const { pathname, search } = new URL(request.url)
  const signIn = nextAddress('/:lang/sign-in', routeLanguage(params), pathname + search)
  throw redirect(signIn, { status: 303, headers: PRIVATE_HEADERS })
}

/** What loaders and actions of a member's pages start from; only behind `requireSignedIn`. */
export function memberContext({ context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>): SignedIn {
  const session = context.get(sessionContext)
  if (!session) throw new Error('A page of a member was opened without its middleware.')
  return { services: context.get(servicesContext), session, language: routeLanguage(params) }
}

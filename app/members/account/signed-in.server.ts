import { type MiddlewareFunction, redirect } from 'react-router'
import { nextAddress } from '../../accounts/account-form/sign-in-address'
import { type Session, sessionContext } from '../../accounts/identity/session.server'
import { PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { type Language, routeLanguage } from '../../platform/i18n/languages'

export interface SignedIn {
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

/** Session of the member; only behind `requireSignedIn`. */
export function memberContext(args: {
  readonly context: { get: (key: typeof sessionContext) => Session | null }
  readonly params: { lang?: string }
}): SignedIn {
  const session = args.context.get(sessionContext)
  if (!session) throw new Error('A page of a member was opened without its middleware.')
  return { session, language: routeLanguage(args.params) }
}

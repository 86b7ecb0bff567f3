import { type LoaderFunctionArgs, redirect } from 'react-router'
import { nextAddress } from '../../accounts/account-form/sign-in-address'
import { type Session, sessionContext } from '../../accounts/identity/session.server'
import { PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { type Language, routeLanguage } from '../../platform/i18n/languages'

export interface SignedIn {
  readonly session: Session
  readonly language: Language
}

/** @throws {Response} redirect to sign-in and back */
export function requireSignedIn({
  request,
  context,
  params,
}: Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>): SignedIn {
  const language = routeLanguage(params)
  const session = context.get(sessionContext)
  if (session) return { session, language }
  const { pathname, search } = new URL(request.url)
  throw redirect(nextAddress('/:lang/sign-in', language, pathname + search), { status: 303, headers: PRIVATE_HEADERS })
}

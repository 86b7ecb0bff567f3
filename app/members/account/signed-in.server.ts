import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type Session, sessionContext } from '../../accounts/identity/session.server'
import { nextAddress } from '../../accounts/sign-in/where-next'
import { PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { isLanguage, type Language } from '../../platform/i18n/languages'

/** Who visits a page of the member area, and in which language. */
export interface SignedIn {
  readonly session: Session
  readonly language: Language
}

/**
 * The member who visits. Nobody else sees the member area: they are led to sign in, and back.
 * @throws {Response} the way there
 */
export function signedIn({
  request,
  context,
  params,
}: Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>): SignedIn {
  const language = isLanguage(params.lang) ? params.lang : 'en'
  const session = context.get(sessionContext)
  if (session) return { session, language }
  const { pathname, search } = new URL(request.url)
  throw redirect(nextAddress('/:lang/sign-in', language, pathname + search), { status: 303, headers: PRIVATE_HEADERS })
}

import type { Language } from '../../platform/i18n/languages'
import { type PostResult, postNote } from './post-note'
import { faultsOfErrors } from './request-fields'
import { type TypedRequest, understood } from './typed-request'

/** Sends a request from the page. */
export function postRequest(
  typed: TypedRequest,
  sender: { readonly honeypot: string; readonly issuedAt: string; readonly language: Language; readonly key: string },
): Promise<PostResult> {
  const { key, ...rest } = sender
  const wish = understood(typed)
  return postNote('/api/requests', key, { ...wish, ...rest }, (errors) => faultsOfErrors(errors, wish.gtins))
}

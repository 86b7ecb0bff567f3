/** `headers` of a page with a form. Not `no-store`: browsers would lose the typed text on going back. */
export function formPageHeaders({ actionHeaders }: { readonly actionHeaders: Headers }): Headers {
  const headers = new Headers(actionHeaders)
  headers.set('cache-control', 'private, no-cache')
  return headers
}

/** For pages of one person: no copies are kept. */
export const PRIVATE_HEADERS = { 'cache-control': 'private, no-store' } as const

/**
 * For pages opened by a secret in their address. The referrer is the bare origin, so the address does not leak; with `no-referrer`
 * browsers would send no origin with the page's forms, which would be refused.
 */
export const SECRET_LINK_HEADERS = {
  ...PRIVATE_HEADERS,
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
} as const

/** `headers` of a page opened by a secret in its address. */
export function secretLinkHeaders() {
  return SECRET_LINK_HEADERS
}

/** `headers` of a page whose loader sets them. */
export function headersOfLoader({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers {
  return loaderHeaders
}

/** `headers` of a page with a form. Not `no-store`: browsers would lose the typed text on going back. */
export function formPageHeaders({ actionHeaders }: { readonly actionHeaders: Headers }): Headers {
  const headers = new Headers(actionHeaders)
  headers.set('cache-control', 'private, no-cache')
  return headers
}

/** For pages of one person: no copies are kept. */
export const PRIVATE_HEADERS = { 'cache-control': 'private, no-store' } as const

/** The referrer is the bare origin, so the secret does not leak. With `no-referrer`, forms would send no origin and be refused. */
export const SECRET_LINK_HEADERS = {
  ...PRIVATE_HEADERS,
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
} as const

export function secretLinkHeaders() {
  return SECRET_LINK_HEADERS
}

export function headersOfLoader({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers {
  return loaderHeaders
}

/** Of a page for one person: no copy of it is kept anywhere. */
export const PRIVATE_HEADERS = { 'cache-control': 'private, no-store' } as const

/**
 * Of a page that a secret in its address opens. The referrer is the bare origin, so that the address goes nowhere; with `no-referrer`,
 * browsers would name no origin for the page's forms, which are refused then.
 */
export const SECRET_LINK_HEADERS = {
  ...PRIVATE_HEADERS,
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
} as const

/**
 * The headers of a page that a secret in its address opens: no copy of it is kept anywhere, and the address goes nowhere. With
 * `no-referrer`, browsers would name no origin for its forms, which are refused then.
 */
export const OFFER_PAGE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
} as const

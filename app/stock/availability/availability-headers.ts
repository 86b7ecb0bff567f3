/**
 * The headers of a page that a secret in its address opens: no copy of it is kept anywhere, and the address goes nowhere. With
 * `no-referrer`, browsers would name no origin for its form, which is refused then.
 */
export const AVAILABILITY_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
} as const

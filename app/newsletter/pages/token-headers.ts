/**
 * The headers of a page that a secret in its address opens: no copy of it is kept anywhere. The referrer is the bare origin, so
 * that the address goes nowhere; with `no-referrer`, browsers would name no origin for its forms, which are refused then.
 */
export const tokenHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'strict-origin',
} as const

import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { ApiEnv } from './api.server'

const none: never[] = []

/**
 * The security headers of every answer. A handler may set a stricter policy of its own, as downloads do.
 * @param https whether visitors come over TLS: only then may browsers be told to insist on it.
 */
export function securityHeaders(https: boolean): MiddlewareHandler<ApiEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: https ? 'max-age=63072000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      camera: none,
      displayCapture: none,
      geolocation: none,
      microphone: none,
      payment: none,
      usb: none,
      browsingTopics: none,
    },
    overwrite: false,
  })
}

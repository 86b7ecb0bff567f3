import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { ApiEnv } from './api.server'

const none: never[] = []

/** What the policy allows besides the site itself. */
export interface SecurityRules {
  /** Whether visitors come over TLS: only then may browsers be told to insist on it. */
  readonly https: boolean
  /** Origins that forms may be posted to. */
  readonly formTargets: readonly string[]
  /** The one origin whose pages may be shown inside ours, and the pages that may do so. */
  readonly frames: { readonly origin: string; readonly on: (path: string) => boolean }
}

/** The security headers of every answer. A handler may set a stricter policy of its own, as downloads do. */
export function securityHeaders({ https, formTargets, frames }: SecurityRules): MiddlewareHandler<ApiEnv> {
  const without = headersWith(https, { formAction: ["'self'", ...formTargets] })
  const framing = headersWith(https, { formAction: ["'self'", ...formTargets], frameSrc: [frames.origin] })
  return (context, next) => (frames.on(context.req.path) ? framing : without)(context, next)
}

function headersWith(https: boolean, rules: { formAction: string[]; frameSrc?: string[] }): MiddlewareHandler<ApiEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      ...rules,
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

import type { MiddlewareHandler } from 'hono'
import { createContext } from 'react-router'
import type { ApiEnv } from './api.server'

interface SecurityRules {
  /** Only with TLS may browsers be told to insist on it. */
  readonly https: boolean
  readonly formTargets: readonly string[]
  /** The only origin allowed in frames, and the pages that may show them. */
  readonly frames: { readonly origin: string; readonly on: (path: string) => boolean }
}

/** Content security policy of a path that allows these inline scripts (`'sha256-…'`). */
export type WritePolicy = (path: string, scriptHashes: readonly string[]) => string

/** For pages with inline scripts: `context.get(pagePolicyContext)`. */
export const pagePolicyContext = createContext<(scriptHashes: readonly string[]) => string>()

export function securityHeaders(rules: Pick<SecurityRules, 'https'>): Readonly<Record<string, string>> {
  return {
    ...(rules.https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  }
}

/** Headers of bodiless answers sent before the program sees a request. */
export function bareHeaders({ publicUrl }: { publicUrl: string }): Readonly<Record<string, string>> {
  return {
    ...securityHeaders({ https: publicUrl.startsWith('https:') }),
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  }
}

export function contentPolicy({ formTargets, frames }: Omit<SecurityRules, 'https'>): WritePolicy {
  const loads = [
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
  ].join('; ')
  const rest = [['form-action', "'self'", ...formTargets].join(' '), "base-uri 'none'", "frame-ancestors 'none'"].join(
    '; ',
  )
  return (path, scriptHashes) => {
    const scripts = ["script-src 'self'", ...scriptHashes].join(' ')
    const framed = frames.on(path) ? `frame-src ${frames.origin}; ` : ''
    return `default-src 'none'; ${scripts}; ${loads}; ${framed}${rest}`
  }
}

/** Sets the security headers of every answer, keeping a policy that a handler has set. */
export function secureAnswers(
  headers: Readonly<Record<string, string>>,
  policy: WritePolicy,
): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    await next()
    const answer = context.res.headers
    for (const [name, value] of Object.entries(headers)) if (!answer.has(name)) answer.set(name, value)
    if (!answer.has('content-security-policy')) answer.set('content-security-policy', policy(context.req.path, []))
  }
}

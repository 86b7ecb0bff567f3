import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { programSecret } from '../../platform/database/program-secret.server'
import type { Services } from '../../platform/services/services.server'

const HOUR = 3_600

/** Session lifetimes in seconds. */
export const sessionSpan = {
  longest: 30 * 24 * HOUR,
  /** Idle limit for the team and for sessions without "remember me". */
  unused: 12 * HOUR,
  /** Back-office access after the second factor was verified. */
  proven: 12 * HOUR,
} as const

export type AuthServices = Pick<Services, 'db' | 'config' | 'now' | 'log'>

type CookieName = 'session_token' | 'second_step' | 'trusted' | 'device' | 'code_device'

/** `Set-Cookie` for one of our cookies. @param maxAge seconds; without, the cookie ends with the browser session */
export function setCookie({ config }: Pick<Services, 'config'>, name: CookieName, value: string, maxAge?: number) {
  const secure = isSecure(config)
  return serialize(cookieName(config, name), value, { secure, httpOnly: true, sameSite: 'lax', path: '/', maxAge })
}

/** The cookie's value; '' if the request has none. */
export function readCookie({ config }: Pick<Services, 'config'>, name: CookieName, request: Request): string {
  const full = cookieName(config, name)
  return parse(request.headers.get('cookie') ?? '', full)[full] ?? ''
}

/** Over TLS, `__Host-` binds cookies to this host (RFC 6265bis). */
function cookieName(config: Services['config'], name: CookieName): string {
  return `${isSecure(config) ? '__Host-stocklot' : 'stocklot'}.${name}`
}

function isSecure({ publicUrl }: Services['config']): boolean {
  return publicUrl.startsWith('https:')
}

const secrets = new WeakMap<Services['db'], Promise<string>>()

/** HMAC-SHA256 of what a cookie carries. */
export async function signatureOf(
  { db }: Pick<Services, 'db'>,
  text: string,
  encoding: 'base64' | 'base64url' = 'base64url',
): Promise<string> {
  return createHmac('sha256', await cookieSecret(db))
    .update(text)
    .digest(encoding)
}

function cookieSecret(db: Services['db']): Promise<string> {
  const known = secrets.get(db)
  if (known) return known
  const secret = programSecret(db, 'accounts')
  secrets.set(db, secret)
  // Retry after a failure, such as an unreachable database.
  secret.catch(() => secrets.delete(db))
  return secret
}

/** Compares in constant time. */
export function isSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

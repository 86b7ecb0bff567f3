import { randomUUIDv7 } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { programSecret } from '../../platform/database/program-secret.server'
import type { Services } from '../../platform/services/services.server'
import { credentials, members, sessions } from './members.table.server'

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

export type Auth = ReturnType<typeof openAuth>

const opened = new WeakMap<AuthServices['db'], Promise<Auth>>()

export function authOf(services: AuthServices): Promise<Auth> {
  const known = opened.get(services.db)
  if (known) return known
  const auth = programSecret(services.db, 'accounts').then((secret) => openAuth(services, secret))
  opened.set(services.db, auth)
  // Retry after a failure, such as an unreachable database.
  auth.catch(() => opened.delete(services.db))
  return auth
}

/** Prefix of our cookie names. Over TLS, `__Host-` binds cookies to this host (RFC 6265bis). */
export function cookiePrefix({ publicUrl }: Pick<Services['config'], 'publicUrl'>): string {
  return isSecure(publicUrl) ? '__Host-stocklot' : 'stocklot'
}

export function cookieAttributes({ publicUrl }: Pick<Services['config'], 'publicUrl'>) {
  return { secure: isSecure(publicUrl), httpOnly: true, sameSite: 'lax', path: '/' } as const
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}

// The library only reads and ends sessions. Sign-up, verification, reset and sign-in steps are ours: the library splits them over
// several transactions, uses GET, and reveals which addresses have accounts.
function openAuth({ db, config, log }: AuthServices, secret: string) {
  return betterAuth({
    baseURL: config.publicUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: members, session: sessions, account: credentials },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        teamRole: { type: 'string', required: false, input: false },
        language: { type: 'string', required: true, input: false },
        standing: { type: 'string', required: true, input: false },
      },
    },
    session: {
      expiresIn: sessionSpan.longest,
      // Lifetime depends on the member: see `sessionEnd`.
      disableSessionRefresh: true,
      additionalFields: {
        remembered: { type: 'boolean', required: true, input: false, defaultValue: true },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      // Our `__Host-` prefix is stricter than the library's `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: cookieAttributes(config),
      // Addresses are used for rate limits only and not stored.
      ipAddress: { disableIpTracking: true },
      // Explicit, because the library turns these checks off when it detects a test environment.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Validation would require columns for external identity providers.
      database: { generateId: () => randomUUIDv7(), validateSchema: false },
    },
    telemetry: { enabled: false },
    // We limit per account and per visitor: see `password-guesses`.
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error({ reason: message }, 'identity library') },
  })
}

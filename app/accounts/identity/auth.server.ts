import { randomUUIDv7 } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { programSecret } from '../../platform/database/program-secret.server'
import type { Services } from '../../platform/services/services.server'
import { credentials, members, sessions } from './members.table.server'

const HOUR = 3_600

/** Seconds that a session lasts. */
export const sessionSpan = {
  /** At most, whatever happens. */
  longest: 30 * 24 * HOUR,
  /** Without use: of the team, and of members whose browsers forget them. */
  unused: 12 * HOUR,
  /** Since the second factor was shown: the back office is open so long. */
  proven: 12 * HOUR,
} as const

/** What the identity library needs from the program. */
export type AuthServices = Pick<Services, 'db' | 'config' | 'now' | 'log'>

/** The identity library on our database. */
export type Auth = ReturnType<typeof openAuth>

const opened = new WeakMap<AuthServices['db'], Promise<Auth>>()

/** The identity library of a program, opened once. */
export function authOf(services: AuthServices): Promise<Auth> {
  const known = opened.get(services.db)
  if (known) return known
  const auth = programSecret(services.db, 'accounts').then((secret) => openAuth(services, secret))
  opened.set(services.db, auth)
  // What failed because the database was away is tried anew.
  auth.catch(() => opened.delete(services.db))
  return auth
}

/** What the names of our cookies begin with. Over TLS browsers then hold them to this very host (RFC 6265bis, `__Host-`). */
export function cookiePrefix({ publicUrl }: Pick<Services['config'], 'publicUrl'>): string {
  return isSecure(publicUrl) ? '__Host-stocklot' : 'stocklot'
}

/** Attributes of every cookie of ours. */
export function cookieAttributes({ publicUrl }: Pick<Services['config'], 'publicUrl'>) {
  return { secure: isSecure(publicUrl), httpOnly: true, sameSite: 'lax', path: '/' } as const
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}

// Sign-up, verification, reset and the steps of a sign-in are not the library's: it does them in several transactions, by GET, and
// tells known addresses from unknown ones. Reading and ending sessions is.
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
        language: { type: 'string', required: true, input: false },
        standing: { type: 'string', required: true, input: false },
      },
    },
    session: {
      expiresIn: sessionSpan.longest,
      // How long a session lasts depends on whose it is: see `sessionEnd`.
      disableSessionRefresh: true,
      additionalFields: {
        remembered: { type: 'boolean', required: true, input: false, defaultValue: true },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      // Ours say more than the library's own `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: cookieAttributes(config),
      // Where a visitor comes from is for limits to know, and not to be kept.
      ipAddress: { disableIpTracking: true },
      // Told, because the library switches them off where it believes to be tested.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // It would ask for columns of outside identity providers, which we have not.
      database: { generateId: () => randomUUIDv7(), validateSchema: false },
    },
    telemetry: { enabled: false },
    // Limits are ours: per account and per visitor, see `password-guesses`.
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error({ reason: message }, 'identity library') },
  })
}

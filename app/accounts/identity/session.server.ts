import { randomBytes } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { createContext } from 'react-router'
import { type TeamRole, teamRoles } from '../../company/rights/team-rights'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import { type AuthServices, authOf, cookieAttributes, cookiePrefix, sessionSpan } from './auth.server'
import { sessions } from './members.table.server'
import { deviceCookie } from './password-guesses.server'

/** An account with a verified address. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly emailVerified: true
  readonly name: string
  readonly role: 'member' | 'team'
  /** Null outside the team. */
  readonly teamRole: TeamRole | null
  readonly approved: boolean
  readonly language: Language
}

export interface Session {
  readonly id: string
  readonly member: Member
  readonly remembered: boolean
  readonly signedInAt: Date
  /** Whether the member is in the team and verified a second factor within the last 12 hours. */
  readonly opensOffice: boolean
}

/** Session of the current request: `context.get(sessionContext)`; null if not signed in. */
export const sessionContext = createContext<Session | null>(null)

/** Milliseconds between updates of a session's last use, to avoid a write per request. */
const NOTED_AFTER = 30 * 60_000

/** Extends the session, up to 30 days after sign-in. @throws {Refusal} 503 `errors.unavailable`: no database */
export async function findSession(services: AuthServices, request: Request): Promise<Session | null> {
  if (!request.headers.get('cookie')?.includes(`${cookiePrefix(services.config)}.session_token=`)) return null
  const auth = await authOf(services)
  const found = await auth.api.getSession({ headers: request.headers }).catch((fault: unknown) => {
    if (isAPIError(fault) && fault.statusCode === 500)
      throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 2, cause: fault })
    throw fault
  })
  if (!found) return null
  const { session, user } = found
  const now = services.now().getTime()
  if (session.expiresAt.getTime() <= now) return null
  const { id, remembered, createdAt: signedInAt, secondFactorAt } = session
  const member = presentMember(user)
  if (session.updatedAt.getTime() + NOTED_AFTER <= now) {
    const updatedAt = new Date(now)
    const expiresAt = sessionEnd({ member, remembered, signedInAt }, updatedAt)
    await services.db.update(sessions).set({ expiresAt, updatedAt }).where(eq(sessions.id, id))
  }
  const provenUntil = secondFactorAt instanceof Date ? secondFactorAt.getTime() + sessionSpan.proven * 1_000 : 0
  return { id, member, remembered, signedInAt, opensOffice: member.role === 'team' && now < provenUntil }
}

/** When a session used now expires: at most 30 days after sign-in; 12 hours idle for the team and without "remember me". */
export function sessionEnd(
  { member, remembered, signedInAt }: Pick<Session, 'member' | 'remembered' | 'signedInAt'>,
  usedAt: Date,
): Date {
  const end = signedInAt.getTime() + sessionSpan.longest * 1_000
  if (remembered && member.role !== 'team') return new Date(end)
  return new Date(Math.min(end, usedAt.getTime() + sessionSpan.unused * 1_000))
}

/** Marks a session as verified by a second factor and rotates its token, since its privileges change. */
export async function markSecondFactorVerified(
  services: AuthServices,
  tx: Transaction,
  { id, member, remembered }: Session,
): Promise<Headers> {
  const token = newSessionToken()
  const now = services.now()
  await tx.update(sessions).set({ token, secondFactorAt: now, updatedAt: now }).where(eq(sessions.id, id))
  const cookies = new Headers({ 'set-cookie': await sessionCookie(services, token, remembered) })
  cookies.append('set-cookie', await deviceCookie(services, tx, 'code', member.email))
  return cookies
}

/** Session token of 192 random bits. */
export function newSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

export function presentMember(user: {
  id: string
  email: string
  name: string
  role?: string | null
  teamRole?: string | null
  language?: string | null
  standing?: string | null
}): Member {
  const { id, email, name, role, teamRole, language, standing } = user
  return {
    id,
    email,
    emailVerified: true,
    name,
    role: role === 'team' ? 'team' : 'member',
    // An unknown role has no rights.
    teamRole: role === 'team' ? (teamRoles.find((each) => each === teamRole) ?? 'helper') : null,
    approved: standing === 'approved',
    language: isLanguage(language) ? language : 'en',
  }
}

/** `Set-Cookie` in the library's format; without "remember me" a browser-session cookie. */
export async function sessionCookie(services: AuthServices, token: string, remembered: boolean): Promise<string> {
  const { authCookies, secret } = await (await authOf(services)).$context
  return serializeSigned(authCookies.sessionToken.name, token, secret, {
    ...cookieAttributes(services.config),
    ...(remembered && { maxAge: sessionSpan.longest }),
  })
}

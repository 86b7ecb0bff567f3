import { randomBytes } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { createContext } from 'react-router'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import { type AuthServices, authOf, cookieAttributes, cookiePrefix, sessionSpan } from './auth.server'
import { sessions } from './members.table.server'
import { deviceCookie } from './password-guesses.server'

/** Somebody who can sign in. The address has been proven: before that there is no member. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly emailVerified: true
  readonly name: string
  readonly role: 'member' | 'team'
  /** The team has approved them: they see what is for members. */
  readonly approved: boolean
  /** Of mails to the member. */
  readonly language: Language
}

/** A visit of a member who has signed in. */
export interface Session {
  readonly id: string
  readonly member: Member
  readonly remembered: boolean
  /** When the password was given, or a passkey. */
  readonly signedInAt: Date
  /** The member belongs to the team, and has shown a second factor in the last 12 hours: what the team sees is open. */
  readonly opensOffice: boolean
}

/** How pages learn who their visitor is: `context.get(sessionContext)`. Null: nobody who has signed in. */
export const sessionContext = createContext<Session | null>(null)

/** Milliseconds after which it is noted that a session is used: not at every request. */
const NOTED_AFTER = 30 * 60_000

/**
 * The session that a request belongs to, or null. A session that is used goes on until it is 30 days old.
 * @throws {Refusal} 503 `errors.unavailable`: nobody can say now whether there is one
 */
export async function findSession(services: AuthServices, request: Request): Promise<Session | null> {
  if (!request.headers.get('cookie')?.includes(`${cookiePrefix(services.config)}.session_token=`)) return null
  const auth = await authOf(services)
  const found = await auth.api.getSession({ headers: request.headers }).catch((fault: unknown) => {
    // All that can break there is the database, and the library does not hand its fault on.
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

/**
 * When a session ends that is used now. None lasts longer than 30 days. The team's, and those of browsers that forget them, end
 * after 12 hours without use.
 */
export function sessionEnd(
  { member, remembered, signedInAt }: Pick<Session, 'member' | 'remembered' | 'signedInAt'>,
  usedAt: Date,
): Date {
  const end = signedInAt.getTime() + sessionSpan.longest * 1_000
  if (remembered && member.role !== 'team') return new Date(end)
  return new Date(Math.min(end, usedAt.getTime() + sessionSpan.unused * 1_000))
}

/**
 * Marks a session as one that has proven more than a password. What it may do changes, so it gets another name.
 * @returns the cookie with the new name, and the one of a device whose user has a second factor
 */
export async function showSecondFactor(
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

/** The name of a session: 192 random bits. */
export function newSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

/** A member as the identity library hands it over. */
export function presentMember(user: {
  id: string
  email: string
  name: string
  role?: string | null
  language?: string | null
  standing?: string | null
}): Member {
  const { id, email, name, role, language, standing } = user
  return {
    id,
    email,
    emailVerified: true,
    name,
    role: role === 'team' ? 'team' : 'member',
    approved: standing === 'approved',
    language: isLanguage(language) ? language : 'en',
  }
}

/** `Set-Cookie` of a session, as the library reads it. Not remembered, the browser forgets it when it is closed. */
export async function sessionCookie(services: AuthServices, token: string, remembered: boolean): Promise<string> {
  const { authCookies, secret } = await (await authOf(services)).$context
  return serializeSigned(authCookies.sessionToken.name, token, secret, {
    ...cookieAttributes(services.config),
    ...(remembered && { maxAge: sessionSpan.longest }),
  })
}

import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { createContext } from 'react-router'
import { type TeamRole, teamRoles } from '../../company/team/team-rights'
import { type Audience, audienceOfMember } from '../../lots/facts/disclosure'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { hasFactor } from '../factors/factors.server'
import { endSteps } from '../factors/steps.server'
import { type AuthServices, isSignature, readCookie, sessionSpan, setCookie, signatureOf } from './auth.server'
import { members, sessions } from './members.table.server'
import { deviceCookie } from './password-guesses.server'

/** An account with a verified address. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly emailVerified: true
  readonly name: string
  readonly role: 'member' | 'team'
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

/** Extends the session, up to 30 days after sign-in. */
export async function findSession(services: AuthServices, request: Request): Promise<Session | null> {
  const token = await sessionToken(services, request)
  if (token === null) return null
  const [found] = await services.db
    .select({ session: sessions, user: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.userId))
    .where(eq(sessions.token, token))
  if (!found) return null
  const { session, user } = found
  const now = services.now().getTime()
  if (session.expiresAt.getTime() <= now) {
    await services.db.delete(sessions).where(eq(sessions.id, session.id))
    return null
  }
  const { id, remembered, createdAt: signedInAt, secondFactorAt } = session
  const member = presentMember(user)
  if (session.updatedAt.getTime() + NOTED_AFTER <= now) {
    const updatedAt = new Date(now)
    const expiresAt = sessionEnd({ member, remembered, signedInAt }, updatedAt)
    await services.db.update(sessions).set({ expiresAt, updatedAt }).where(eq(sessions.id, id))
  }
  const provenUntil = secondFactorAt ? secondFactorAt.getTime() + sessionSpan.proven * 1_000 : 0
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

export function newSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

type MemberFact = 'id' | 'email' | 'name' | 'role' | 'teamRole' | 'language' | 'standing'

export function presentMember(user: Record<MemberFact, string>): Member {
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

/** `Set-Cookie`; without "remember me" a browser-session cookie. */
export async function sessionCookie(services: AuthServices, token: string, remembered: boolean): Promise<string> {
  const signature = await signatureOf(services, token, 'base64')
  return setCookie(services, 'session_token', `${token}.${signature}`, remembered ? sessionSpan.longest : undefined)
}

/** The token that our cookie carries, if its signature is right. */
async function sessionToken(services: AuthServices, request: Request): Promise<string | null> {
  const signed = readCookie(services, 'session_token', request)
  const end = signed.lastIndexOf('.')
  if (end === -1) return null
  const token = signed.slice(0, end)
  return isSignature(signed.slice(end + 1), await signatureOf(services, token, 'base64')) ? token : null
}

export async function endSession(services: AuthServices, request: Request): Promise<void> {
  const token = await sessionToken(services, request)
  if (token !== null) await services.db.delete(sessions).where(eq(sessions.token, token))
}

export async function findSessionsOf({ db, now }: Pick<Services, 'db' | 'now'>, memberId: string) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      remembered: sessions.remembered,
      createdAt: sessions.createdAt,
      /** Updated when the session is extended, not on every request. */
      usedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
}

/** Locks the member, to serialize with sign-ins and sign-outs. @throws {Refusal} 401 the session ended meanwhile */
export async function lockSession(tx: Transaction, { id, member }: Pick<Session, 'id' | 'member'>): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('update')
  const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))
  if (open.length === 0) throw new Refusal('errors.unauthenticated', 401)
}

export async function endSessionOf({ db }: Pick<Services, 'db'>, memberId: string, sessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, memberId), eq(sessions.id, sessionId)))
}

/** Ends all sessions of a member except `but`, and all pending sign-in steps. */
export async function endSessionsOf(db: Database | Transaction, memberId: string, but?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, memberId), but === undefined ? undefined : ne(sessions.id, but)))
  await endSteps(db, memberId)
}

/** Resets the second-factor mark of the sessions of a member who has no second factor left. */
export async function revokeOfficeAccess(tx: Transaction, memberId: string): Promise<void> {
  if (await hasFactor(tx, memberId)) return
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, memberId))
}

export function audienceOf(session: Session | null): Audience {
  if (session?.opensOffice) return 'team'
  return audienceOfMember(session?.member)
}

import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { hasFactor } from '../factors/factors.server'
import { endSteps } from '../factors/steps.server'
import { members, sessions } from './members.table.server'
import type { Session } from './session.server'

/** Where a member is signed in, the latest use first. What opens a session is not told. */
export async function findSessionsOf({ db, now }: Pick<Services, 'db' | 'now'>, memberId: string) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      remembered: sessions.remembered,
      createdAt: sessions.createdAt,
      /** Noted when the session is extended, not at every request. */
      usedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
}

/**
 * Keeps a member to the caller as long as one of the member's sessions is open: whoever signs in, or ends the session, at this moment does so
 * before or after.
 * @throws {Refusal} 401 `errors.unauthenticated`: the session has ended since the request was let in
 */
export async function holdSession(tx: Transaction, { id, member }: Pick<Session, 'id' | 'member'>): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('update')
  const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))
  if (open.length === 0) throw new Refusal('errors.unauthenticated', 401)
}

/** Ends one session of a member; of anybody else's it ends none. */
export async function endSessionOf({ db }: Pick<Services, 'db'>, memberId: string, sessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, memberId), eq(sessions.id, sessionId)))
}

/** Ends every session of a member, but for one if it is named, and what has come as far as the second step of a sign-in. */
export async function endSessionsOf(db: Database | Transaction, memberId: string, but?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, memberId), but === undefined ? undefined : ne(sessions.id, but)))
  await endSteps(db, memberId)
}

/** Whoever has nothing left to prove with but the password has proven no more. */
export async function closeOffice(tx: Transaction, memberId: string): Promise<void> {
  if (await hasFactor(tx, memberId)) return
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, memberId))
}

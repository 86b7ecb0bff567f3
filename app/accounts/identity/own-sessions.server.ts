import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { hasFactor } from '../factors/factors.server'
import { endSteps } from '../factors/steps.server'
import { members, sessions } from './members.table.server'
import type { Session } from './session.server'

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

/** Ends a session if it belongs to the member. */
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

import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database.server'
import type { Services } from '../platform/services.server'
import { sessions } from './members.table.server'

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

/** Ends one session of a member; of anybody else's it ends none. */
export async function endSessionOf({ db }: Pick<Services, 'db'>, memberId: string, sessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, memberId), eq(sessions.id, sessionId)))
}

/** Ends every session of a member, but for one if it is named. */
export async function endSessionsOf(db: Database | Transaction, memberId: string, but?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, memberId), but === undefined ? undefined : ne(sessions.id, but)))
}

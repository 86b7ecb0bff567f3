import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { type Cursor, findsWords, following } from '../../platform/database/page-cursor.server'
import { members, type Standing } from './members.table.server'
import { endSessionsOf } from './session.server'

type ListedMember = Pick<typeof members.$inferSelect, 'id' | 'email' | 'name' | 'standing' | 'createdAt'>

/** Members outside the team, newest first, after a cursor. @param filter.q words of the name, the address or the company */
export async function findListedMembers(
  db: Database,
  filter: { readonly q: string; readonly standing: Standing | undefined },
  page: { after: Cursor | null; limit: number },
): Promise<ListedMember[]> {
  const { id, email, name, standing, createdAt } = members
  return db
    .select({ id, email, name, standing, createdAt })
    .from(members)
    .where(
      and(
        eq(members.role, 'member'),
        ...findsWords(sql`members.words`, filter.q),
        filter.standing ? eq(standing, filter.standing) : undefined,
        following(members, page.after),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit)
}

export function countNewMembers(db: Database, most: number): Promise<number> {
  const fresh = db.select({ id: members.id }).from(members).where(eq(members.standing, 'new')).limit(most)
  // Older PostgreSQL versions require an alias.
  return db.$count(fresh.as('fresh'))
}

/** Blocking ends all sessions. @throws {Refusal} 404 `office_members.gone`: unknown member, or a team member */
export async function setStanding(tx: Transaction, id: string, standing: Standing, now: Date): Promise<string> {
  const [member] = await tx
    .update(members)
    .set({ standing, updatedAt: now })
    .where(and(eq(members.id, id), ne(members.role, 'team')))
    .returning({ email: members.email })
  if (!member) throw new Refusal('office_members.gone', 404)
  if (standing === 'blocked') await endSessionsOf(tx, id)
  return member.email
}

export async function isBlocked(tx: Transaction, id: string): Promise<boolean> {
  const [member] = await tx.select({ standing: members.standing }).from(members).where(eq(members.id, id))
  return member?.standing === 'blocked'
}

import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { TeamRole } from '../../company/team/team-rights'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import {
  accountRequests,
  credentials,
  members,
  passwordResets,
  registrations,
  type Standing,
} from './members.table.server'
import { endSessionsOf, type Member, presentMember } from './session.server'

interface NewMember {
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly role: Member['role']
  readonly teamRole?: TeamRole
  readonly standing: Standing
  readonly password: string
}

export async function makeMember(tx: Transaction, member: NewMember, now: Date): Promise<boolean> {
  const { password, ...facts } = member
  const id = randomUUIDv7()
  const times = { createdAt: now, updatedAt: now }
  const made = await tx
    .insert(members)
    .values({ ...facts, id, emailVerified: true, ...times })
    .onConflictDoNothing({ target: members.email })
    .returning({ id: members.id })
  if (made.length === 0) return false
  await tx
    .insert(credentials)
    .values({ id: randomUUIDv7(), userId: id, providerId: 'credential', accountId: id, password, ...times })
  return true
}

export async function findMember(db: Database | Transaction, email: string): Promise<Member | null> {
  const [row] = await db.select().from(members).where(eq(members.email, email))
  return row ? presentMember(row) : null
}

export async function findMemberById(db: Database | Transaction, id: string): Promise<Member | null> {
  const [row] = await db.select().from(members).where(eq(members.id, id))
  return row ? presentMember(row) : null
}

/** Locks a member until the transaction ends; with `ifFree` returns null instead of waiting. */
export async function lockMember(tx: Transaction, id: string, ifFree = false): Promise<Member | null> {
  const [row] = await tx
    .select()
    .from(members)
    .where(eq(members.id, id))
    .for('no key update', ifFree ? { skipLocked: true } : {})
  return row ? presentMember(row) : null
}

export async function findRecord(db: Database, id: string): Promise<{ standing: Standing; createdAt: Date } | null> {
  const { standing, createdAt } = members
  const [row] = await db.select({ standing, createdAt }).from(members).where(eq(members.id, id))
  return row ?? null
}

export function findCredentials(db: Database | Transaction, memberId: string) {
  return db.select().from(credentials).where(eq(credentials.userId, memberId))
}

/** Ends every session, since permissions are read at sign-in. Joining the team also approves the member. */
export async function changeRole(
  tx: Transaction,
  email: string,
  role: Member['role'],
  now: Date,
  teamRole: TeamRole = 'owner',
): Promise<boolean> {
  const [changed] = await tx
    .update(members)
    .set({ role, teamRole, updatedAt: now, ...(role === 'team' && { standing: 'approved' }) })
    .where(and(eq(members.email, email), ne(members.role, role)))
    .returning({ id: members.id })
  if (!changed) return false
  await endSessionsOf(tx, changed.id)
  return true
}

/** Sets a colleague's role. @returns the former role; null if not in the team, or unchanged */
export async function changeTeamRole(
  tx: Transaction,
  email: string,
  teamRole: TeamRole,
  now: Date,
): Promise<TeamRole | null> {
  const member = await findMember(tx, email)
  if (member?.role !== 'team' || member.teamRole === teamRole) return null
  await tx.update(members).set({ teamRole, updatedAt: now }).where(eq(members.id, member.id))
  return member.teamRole
}

export async function findTeamMembers(db: Database | Transaction): Promise<Member[]> {
  const rows = await db.select().from(members).where(eq(members.role, 'team')).orderBy(asc(members.email))
  return rows.map(presentMember)
}

export async function changeMember(
  tx: Transaction,
  id: string,
  facts: { readonly name: string; readonly company: string | null; readonly language: Language },
  now: Date,
): Promise<void> {
  const { name, company, language } = facts
  await tx.update(members).set({ name, company, language, updatedAt: now }).where(eq(members.id, id))
}

/** Invalidates reset links mailed to the old address. @returns the member before; null if unknown or the address is taken */
export async function changeMemberEmail(
  tx: Transaction,
  id: string,
  newEmail: string,
  now: Date,
): Promise<Member | null> {
  await lockAddress(tx, newEmail)
  const [before] = await tx.select().from(members).where(eq(members.id, id)).for('update')
  const [taken] = await tx.select({ id: members.id }).from(members).where(eq(members.email, newEmail))
  if (!before || taken) return null
  await tx.update(members).set({ email: newEmail, updatedAt: now }).where(eq(members.id, id))
  await tx.delete(passwordResets).where(eq(passwordResets.memberId, id))
  return presentMember(before)
}

/** Advisory lock that serializes account creation for an address until the transaction ends. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${email}`}, 0))`)
}

export async function deleteMember(tx: Transaction, id: string): Promise<Member | null> {
  const [gone] = await tx.delete(members).where(eq(members.id, id)).returning()
  if (!gone) return null
  await tx.delete(accountRequests).where(eq(accountRequests.email, gone.email))
  await tx.delete(registrations).where(eq(registrations.email, gone.email))
  return presentMember(gone)
}

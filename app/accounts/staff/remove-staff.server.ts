import { eq, sql } from 'drizzle-orm'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import type { TeamRole } from '../../company/team/team-rights'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { removeFactors } from '../factors/factors.server'
import { changeRole, changeTeamRole, findMember, findTeamMembers } from '../identity/members.server'
import { invitations } from './staff.table.server'

/** The team must keep a member who manages it. */
async function hasOwner(tx: Transaction): Promise<boolean> {
  return (await findTeamMembers(tx)).some(({ teamRole }) => teamRole === 'owner')
}

/** @throws {Refusal} 409 `people.is_not_in`; 409 `people.last_one` */
export async function setTeamRoleWithAudit(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
  role: TeamRole,
  by: AuditActor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('team', 0))`)
    if ((await findMember(tx, email))?.role !== 'team') throw new Refusal('people.is_not_in', 409)
    const was = await changeTeamRole(tx, email, role, now())
    if (was === null) return
    if (!(await hasOwner(tx))) throw new Refusal('people.last_one', 409)
    await recordAudit(tx, { action: 'team.role_changed', about: email, details: { was, became: role } }, by, now())
  })
}

/** Adds an audit entry. @param details for it @throws {Refusal} 409 `people.is_not_in`; 409 `people.last_one` */
export async function removeFromTeamWithAudit(
  { db, now }: Pick<Services, 'now'> & { readonly db: Database | Transaction },
  email: string,
  by: AuditActor,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const wasOwner = (await findTeamMembers(tx)).some((member) => member.email === email && member.teamRole === 'owner')
    if (!(await removeFromTeam({ db: tx, now }, email))) throw new Refusal('people.is_not_in', 409)
    // Checked after the removal: a concurrent one may have removed the caller. An invitation may be withdrawn even if the team is empty.
    if (wasOwner && !(await hasOwner(tx))) throw new Refusal('people.last_one', 409)
    await recordAudit(tx, { action: 'team.removed', about: email, details }, by, now())
  })
}

/** Also withdraws an invitation. The account becomes a member's, without second factors and sessions. */
export async function removeFromTeam(
  { db, now }: Pick<Services, 'now'> & { readonly db: Database | Transaction },
  email: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Serialize removals: if two members remove each other, the second sees the first's result.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('team', 0))`)
    const withdrawn = await tx.delete(invitations).where(eq(invitations.email, email)).returning()
    const member = await findMember(tx, email)
    // Also lets a member who lost their second factor be invited again.
    if (member?.role === 'team') await removeFactors(tx, member.id)
    const removed = await changeRole(tx, email, 'member', now())
    return removed || withdrawn.length > 0
  })
}

import { eq, sql } from 'drizzle-orm'
import { type Auditor, recordAudit } from '../../company/audit/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { removeFactors } from '../factors/factors.server'
import { changeRole, findMember, findTeamMembers } from '../identity/members.server'
import { invitations } from './staff.table.server'

/** Adds an audit entry. @throws {Refusal} 409 `people.is_not_in`; 409 `people.last_one` */
export async function removeFromTeamWithAudit(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
  by: Auditor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const wasIn = (await findTeamMembers(tx)).some((member) => member.email === email)
    if (!(await removeFromTeam({ db: tx, now }, email))) throw new Refusal('people.is_not_in', 409)
    // Checked after the removal: a concurrent one may have removed the caller. An invitation may be withdrawn even if the team is empty.
    if (wasIn && (await findTeamMembers(tx)).length === 0) throw new Refusal('people.last_one', 409)
    await recordAudit(tx, { action: 'team.removed', about: email }, by, now())
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

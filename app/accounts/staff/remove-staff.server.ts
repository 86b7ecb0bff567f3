import { eq, sql } from 'drizzle-orm'
import { type Auditor, recordAudit } from '../../company/audit/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { endFactors } from '../factors/factors.server'
import { changeRole, findMember, findTeamMembers } from '../identity/members.server'
import { invitations } from './staff.table.server'

/**
 * `removeFromTeam` by somebody: with its line in the audit trail, and never the last one.
 * @throws {Refusal} 409 `people.is_not_in`; 409 `people.last_one`: nobody would be left in the team
 */
export async function dismissFromTeam(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
  by: Auditor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const wasIn = (await findTeamMembers(tx)).some((member) => member.email === email)
    if (!(await removeFromTeam({ db: tx, now }, email))) throw new Refusal('people.is_not_in', 409)
    // Who asks may have been removed a moment ago, by whom they remove. An invitation is taken back also where nobody is in yet.
    if (wasIn && (await findTeamMembers(tx)).length === 0) throw new Refusal('people.last_one', 409)
    await recordAudit(tx, { action: 'team.removed', about: email }, by, now())
  })
}

/**
 * Takes somebody out of the team, or takes an invitation back. The account stays, as a member's, without its
 * codes and passkeys, and every session of it ends.
 * @param email in lower case
 * @returns false when the address was neither in the team nor invited
 */
export async function removeFromTeam(
  { db, now }: Pick<Services, 'now'> & { readonly db: Database | Transaction },
  email: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Whoever is removed takes turns with who removes: of two who remove each other, the second finds what the first has done.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('team', 0))`)
    const withdrawn = await tx.delete(invitations).where(eq(invitations.email, email)).returning()
    const member = await findMember(tx, email)
    // Who comes back sets a new one up: this is also the way out for who has lost theirs.
    if (member?.role === 'team') await endFactors(tx, member.id)
    const removed = await changeRole(tx, email, 'member', now())
    return removed || withdrawn.length > 0
  })
}

import { eq, sql } from 'drizzle-orm'
import { endFactors } from '../factors/factors.server'
import { changeRole, findMember } from '../identity/members.server'
import type { Database, Transaction } from '../platform/database.server'
import type { Services } from '../platform/services.server'
import { invitations } from './staff.table.server'

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
    if (member) await endFactors(tx, member.id)
    const removed = await changeRole(tx, email, 'member', now())
    return removed || withdrawn.length > 0
  })
}

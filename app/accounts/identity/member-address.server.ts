import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { accountRequests, members, passwordResets, registrations } from './members.table.server'
import { type Member, presentMember } from './session.server'

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

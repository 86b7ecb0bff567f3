import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { queuePasswordChangedMail } from './account-mail.server'
import type { AuthServices } from './auth.server'
import { credentials, passwordResets } from './members.table.server'
import { endSessionsOf } from './own-sessions.server'
import type { Member } from './session.server'

/** Ends all other sessions and all reset links, and notifies the member. @param stored output of `hashPassword` */
export async function replacePassword(
  tx: Transaction,
  services: Pick<AuthServices, 'config' | 'now'>,
  member: Pick<Member, 'id' | 'email' | 'language'>,
  stored: string,
  butSession?: string,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ password: stored, updatedAt: services.now() })
    .where(eq(credentials.userId, member.id))
  await endSessionsOf(tx, member.id, butSession)
  await tx.delete(passwordResets).where(eq(passwordResets.memberId, member.id))
  await queuePasswordChangedMail(tx, services, member)
}

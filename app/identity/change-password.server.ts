import { eq } from 'drizzle-orm'
import { queuePasswordChangedMail } from './account-mail.server'
import type { AuthServices } from './auth.server'
import { credentials, passwordResets } from './members.table.server'
import { endSessionsOf, holdSession } from './own-sessions.server'
import { hashPassword, refuseCommonPassword } from './password.server'
import { provePassword } from './prove-password.server'
import type { Session } from './session.server'

/**
 * Gives a member who knows the current password a new one. Ends every other session and every link that would set a password,
 * and tells the member by mail.
 * @throws {InvalidInput} `password`: `validation.password_common`
 * @throws {Refusal} 422 the current password is wrong; 429; 503
 */
export async function changePassword(
  services: AuthServices,
  session: Pick<Session, 'id' | 'member'>,
  { currentPassword, password }: { currentPassword: string; password: string },
  request: Request,
): Promise<void> {
  const { id, member } = session
  await provePassword(services, member, currentPassword, request)
  await refuseCommonPassword(password)
  const stored = await hashPassword(password)
  await services.db.transaction(async (tx) => {
    await holdSession(tx, session)
    await tx
      .update(credentials)
      .set({ password: stored, updatedAt: services.now() })
      .where(eq(credentials.userId, member.id))
    await endSessionsOf(tx, member.id, id)
    await tx.delete(passwordResets).where(eq(passwordResets.memberId, member.id))
    await queuePasswordChangedMail(tx, services, member)
  })
}

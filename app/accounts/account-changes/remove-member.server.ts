import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { forgetLimit } from '../../platform/http/rate-limit.server'
import { forgetMails } from '../../platform/mail-queue/outbox.server'
import { queueAccountNotice } from '../identity/account-mail.server'
import type { AuthServices } from '../identity/auth.server'
import { deleteMember } from '../identity/members.server'
import { emailChanges } from './email-changes.table.server'

/** Deletes a member; foreign keys delete the rest. @throws {Refusal} 409 `member.team_stays`: still in the team */
export async function removeMember(
  tx: Transaction,
  services: Pick<AuthServices, 'config' | 'now'>,
  memberId: string,
): Promise<void> {
  const [change] = await tx
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(eq(emailChanges.memberId, memberId))
  const gone = await deleteMember(tx, memberId)
  if (!gone) return
  if (gone.role === 'team') throw new Refusal('member.team_stays', 409)
  const { email } = gone
  await forgetLimit(tx, `account-mail:${email}`)
  await forgetMails(tx, 'account.', [email])
  if (change) await forgetMails(tx, 'account.email_new', [change.newEmail])
  await queueAccountNotice(tx, services, 'closed', gone)
}

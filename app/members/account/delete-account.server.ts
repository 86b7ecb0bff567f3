import { provePassword } from '../../accounts/account-changes/prove-password.server'
import { removeMember } from '../../accounts/account-changes/remove-member.server'
import type { AuthServices } from '../../accounts/identity/auth.server'
import type { Member } from '../../accounts/identity/session.server'
import { requestErasureOfAccount } from '../../accounts/personal-data/run-erasures.server'
import { ALERT_MAIL_PREFIX } from '../../catalogue/saved-searches/alert-mail.server'
import { forgetSubscriber } from '../../newsletter/subscriptions/erase-subscribers.server'
import { forgetMails } from '../../platform/mail-queue/outbox.server'

/** A job erases mentions; business letters stay (§ 257 HGB). @throws {Refusal} 422 the password is wrong; 409 a team member; 429; 503 */
export async function deleteAccount(
  services: AuthServices,
  member: Member,
  currentPassword: string,
  request: Request,
): Promise<void> {
  await provePassword(services, member, currentPassword, request)
  await services.db.transaction(async (tx) => {
    await removeMember(tx, services, member.id)
    await forgetSubscriber(tx, member.email)
    await forgetMails(tx, ALERT_MAIL_PREFIX, [member.email])
    await requestErasureOfAccount(tx, services, member)
  })
}

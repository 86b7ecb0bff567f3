import { provePassword } from '../../accounts/account-changes/prove-password.server'
import { removeMember } from '../../accounts/account-changes/remove-member.server'
import type { AuthServices } from '../../accounts/identity/auth.server'
import type { Member } from '../../accounts/identity/session.server'
import { askToForget } from '../../accounts/personal-data/run-erasures.server'
import { ALERT_MAILS } from '../../catalogue/saved-searches/alert-mail.server'
import { forgetSubscriber } from '../../newsletter/subscriptions/forget-subscriber.server'
import { forgetMails } from '../../platform/mail-queue/outbox.server'

/**
 * Deletes an account with everything that is the member's alone: profile, password, sessions, links, the newsletter, what was saved,
 * and mails about these. Wherever else they are named they are erased within minutes. What was sent to the company stays, as its business letters (§ 257 HGB): offers, inquiries, buying
 * requests, messages.
 * @throws {Refusal} 422 the password is wrong; 409 the member works in the team; 429; 503
 */
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
    await forgetMails(tx, ALERT_MAILS, [member.email])
    await askToForget(tx, services, member)
  })
}

import type { AuthServices } from '../identity/auth.server'
import type { Member } from '../identity/session.server'
import { forgetMails } from '../mails/outbox.server'
import { forgetSubscriber } from '../newsletter/forget-subscriber.server'
import { provePassword } from '../own-account/prove-password.server'
import { removeMember } from '../own-account/remove-member.server'
import { askToForget } from '../privacy/run-erasures.server'
import { ALERT_MAILS } from '../saved/alert-mail.server'

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

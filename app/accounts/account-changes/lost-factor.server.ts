import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { endFactors, hasFactor } from '../factors/factors.server'
import { queueFactorMail } from '../identity/account-mail.server'
import type { AuthServices } from '../identity/auth.server'
import { holdMember } from '../identity/members.server'
import { endSessionsOf } from '../identity/own-sessions.server'

/**
 * Takes codes and passkeys away from a member who has lost them and has asked the team: the password alone signs in from then on.
 * Ends every session, and tells the member by mail. Somebody of the team is removed from it instead, and invited again.
 * @returns the member's address
 * @throws {Refusal} 404 `members_desk.gone`: there is no such member, there is nothing to take away, or they work here
 */
export async function endLostFactor(
  tx: Transaction,
  services: Pick<AuthServices, 'config' | 'now'>,
  memberId: string,
): Promise<string> {
  const member = await holdMember(tx, memberId)
  if (member?.role !== 'member' || !(await hasFactor(tx, memberId))) throw new Refusal('members_desk.gone', 404)
  await endFactors(tx, memberId)
  await endSessionsOf(tx, memberId)
  await queueFactorMail(tx, services, 'factors_ended', member)
  return member.email
}

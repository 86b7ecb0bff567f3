import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { hasFactor, removeFactors } from '../factors/factors.server'
import { queueAccountNotice } from '../identity/account-mail.server'
import type { AuthServices } from '../identity/auth.server'
import { lockMember } from '../identity/members.server'
import { endSessionsOf } from '../identity/session.server'

/**
 * Removes lost second factors and ends all sessions. Team members are removed from the team and invited again instead.
 * @throws {Refusal} 404 `office_members.gone`: unknown member, no second factor, or a team member
 */
export async function resetSecondFactors(
  tx: Transaction,
  services: Pick<AuthServices, 'config' | 'now'>,
  memberId: string,
): Promise<string> {
  const member = await lockMember(tx, memberId)
  if (member?.role !== 'member' || !(await hasFactor(tx, memberId))) throw new Refusal('office_members.gone', 404)
  await removeFactors(tx, memberId)
  await endSessionsOf(tx, memberId)
  await queueAccountNotice(tx, services, 'factors_ended', member)
  return member.email
}

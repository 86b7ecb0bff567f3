import { z } from 'zod'
import { type Auditor, recordAudit } from '../audit/record-audit.server'
import { memberEmail } from '../identity/member-input'
import { findTeamMembers } from '../identity/members.server'
import { Refusal } from '../platform/errors'
import { parseInput } from '../platform/parse-input'
import type { Services } from '../platform/services.server'
import { inviteToTeam } from '../staff/invite-staff.server'
import { removeFromTeam } from '../staff/remove-staff.server'

const changeSchema = z.object({ intent: z.enum(['invite', 'remove']), email: memberEmail })

/**
 * Invites somebody to the team, or takes them out of it, as a form says.
 * @returns what was done
 * @throws {Refusal} 409 who is invited is in the team; who is removed is not, is who asks, or is the last one
 */
export async function changePeople(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  fields: FormData,
  worker: Auditor & { readonly email: string },
): Promise<'invited' | 'removed'> {
  const { intent, email } = parseInput(changeSchema, Object.fromEntries(fields))
  if (intent === 'remove' && email === worker.email) throw new Refusal('people.not_yourself', 409)
  const done = await db.transaction(async (tx) => {
    if (intent === 'invite') {
      if ((await inviteToTeam({ db: tx, config, now }, email)) === null) throw new Refusal('people.is_in', 409)
      await recordAudit(tx, { action: 'team.invited', about: email }, worker, now())
      return 'invited'
    }
    if (!(await removeFromTeam({ db: tx, now }, email))) throw new Refusal('people.is_not_in', 409)
    // Who asks may have been removed a moment ago, by whom they remove.
    if ((await findTeamMembers(tx)).length === 0) throw new Refusal('people.last_one', 409)
    await recordAudit(tx, { action: 'team.removed', about: email }, worker, now())
    return 'removed'
  })
  return done
}

import { z } from 'zod'
import { memberEmail } from '../../accounts/identity/member-input'
import { inviteToTeam } from '../../accounts/staff/invite-staff.server'
import { removeFromTeamWithAudit } from '../../accounts/staff/remove-staff.server'
import { type Auditor, recordAudit } from '../../company/audit/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'

const changeSchema = z.object({ intent: z.enum(['invite', 'remove']), email: memberEmail })

/** @throws {Refusal} 409 invited: already in the team; removed: not in it, the caller, or the last member */
export async function changePeople(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  fields: FormData,
  worker: Auditor & { readonly email: string },
): Promise<'invited' | 'removed'> {
  const { intent, email } = parseInput(changeSchema, Object.fromEntries(fields))
  if (intent === 'remove' && email === worker.email) throw new Refusal('people.not_yourself', 409)
  if (intent === 'remove') {
    await removeFromTeamWithAudit({ db, now }, email, worker)
    return 'removed'
  }
  await db.transaction(async (tx) => {
    if ((await inviteToTeam({ db: tx, config, now }, email)) === null) throw new Refusal('people.is_in', 409)
    await recordAudit(tx, { action: 'team.invited', about: email }, worker, now())
  })
  return 'invited'
}

import { z } from 'zod'
import { memberEmail } from '../../accounts/identity/member-input'
import { findTeamMembers } from '../../accounts/identity/members.server'
import { inviteToTeam } from '../../accounts/staff/invite-staff.server'
import { removeFromTeamWithAudit, setTeamRoleWithAudit } from '../../accounts/staff/remove-staff.server'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { teamRoles } from '../../company/team/team-rights'
import { handOverItems } from '../../inbox/triage/hand-over-items.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'

const role = z.enum(teamRoles, 'validation.choice')

const changeSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('invite'), email: memberEmail, role: role.default('trader') }),
    z.object({ intent: z.literal('role'), email: memberEmail, role }),
    // Empty: nobody takes over.
    z.object({
      intent: z.literal('remove'),
      email: memberEmail,
      successor: z.union([z.literal(''), z.uuid()], 'validation.choice').default(''),
    }),
  ],
  'validation.choice',
)

type ChangeServices = Pick<Services, 'db' | 'config' | 'now'>
type Changer = AuditActor & { readonly id: string; readonly email: string }

/** @throws {Refusal} 409 invited: already in the team; removed: not in it, the caller, or the last owner */
export async function changePeople(
  services: ChangeServices,
  fields: FormData,
  colleague: Changer,
): Promise<'invited' | 'removed' | 'role_set'> {
  const { db, config, now } = services
  const change = parseInput(changeSchema, Object.fromEntries(fields))
  const { email } = change
  if (change.intent === 'remove') {
    await removeColleague(services, email, change.successor, colleague)
    return 'removed'
  }
  if (change.intent === 'role') {
    await setTeamRoleWithAudit({ db, now }, email, change.role, colleague)
    return 'role_set'
  }
  await db.transaction(async (tx) => {
    if ((await inviteToTeam({ db: tx, config, now }, email, change.role)) === null)
      throw new Refusal('people.is_in', 409)
    const details = { role: change.role }
    await recordAudit(tx, { action: 'team.invited', about: email, details }, colleague, now())
  })
  return 'invited'
}

async function removeColleague(
  { db, now }: ChangeServices,
  email: string,
  successor: string,
  colleague: Changer,
): Promise<void> {
  if (email === colleague.email) throw new Refusal('people.not_yourself', 409)
  await db.transaction(async (tx) => {
    const team = await findTeamMembers(tx)
    const gone = team.find((member) => member.email === email)
    const heir = team.find(({ id }) => id === successor && id !== gone?.id) ?? null
    if (successor !== '' && !heir) throw new InvalidInput({ successor: ['validation.choice'] })
    const items = gone ? await handOverItems(tx, gone, heir, colleague, now()) : 0
    const details = items > 0 ? { items, assignee: heir?.name ?? '' } : {}
    await removeFromTeamWithAudit({ db: tx, now }, email, colleague, details)
  })
}

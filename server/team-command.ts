import { memberEmail } from '../app/accounts/identity/member-input'
import { findTeamMembers } from '../app/accounts/identity/members.server'
import { findInvitations, inviteToTeam } from '../app/accounts/staff/invite-staff.server'
import { removeFromTeamWithAudit } from '../app/accounts/staff/remove-staff.server'
import { type AuditActor, recordAudit } from '../app/company/team/record-audit.server'
import { Refusal } from '../app/platform/base/errors'
import { type CommandServices, complain, runCommand, say } from './run-command'

const operator: AuditActor = { id: null, name: 'npm run team', network: null }

const usage = 'usage: npm run team -- invite EMAIL | list | remove EMAIL'

/** `npm run team`: manages the team; may run while the server does. @returns exit code; the result has been printed */
export async function runTeamCommand(
  env: Record<string, string | undefined>,
  [command, address, ...rest]: readonly string[],
): Promise<number> {
  const work = rest.length > 0 ? null : workOf(command, address)
  return work ? runCommand(env, work) : complain(usage, 2)
}

function workOf(
  command: string | undefined,
  address: string | undefined,
): ((services: CommandServices) => Promise<number>) | null {
  if (command === 'list' && address === undefined) return list
  const { data: email } = memberEmail.safeParse(address)
  if (email === undefined) return null
  if (command === 'invite') return (services) => invite(services, email)
  if (command === 'remove') return (services) => remove(services, email)
  return null
}

async function invite({ db, config, now }: CommandServices, email: string): Promise<number> {
  const link = await db.transaction(async (tx) => {
    const made = await inviteToTeam({ db: tx, config, now }, email)
    if (made !== null) await recordAudit(tx, { action: 'team.invited', about: email }, operator, now())
    return made
  })
  if (link === null) return complain(`${email} is already in the team.`)
  return say(`${email} gets a mail with this link, which works once and for seven days:\n${link}`)
}

async function list(services: CommandServices): Promise<number> {
  const there = (await findTeamMembers(services.db)).map(({ email, name }) => `${email}\t${name}`)
  const invited = (await findInvitations(services)).map(
    ({ email, expiresAt }) => `${email}\tinvited until ${expiresAt.toISOString()}`,
  )
  const lines = [...there, ...invited]
  return say(
    lines.length > 0
      ? lines.join('\n')
      : 'Nobody is in the team yet: the program prints an invitation link each time it starts.',
  )
}

async function remove(services: CommandServices, email: string): Promise<number> {
  try {
    await removeFromTeamWithAudit(services, email, operator)
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    return complain(
      fault.code === 'people.last_one'
        ? `${email} is the only one in the team and cannot be removed. Invite somebody else first: npm run team -- invite EMAIL`
        : `${email} is not in the team.`,
    )
  }
  return say(`${email} has been removed from the team and logged out everywhere.`)
}

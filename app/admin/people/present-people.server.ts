import { findFactors } from '../../accounts/factors/factors.server'
import { findTeamMembers } from '../../accounts/identity/members.server'
import { findInvitations } from '../../accounts/staff/invite-staff.server'
import { findHeld } from '../../inbox/triage/hand-over-items.server'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'

export async function presentPeople(services: Pick<Services, 'db' | 'config'>, workerId: string, language: Language) {
  const { db, config } = services
  const [members, invitations] = await Promise.all([findTeamMembers(db), findInvitations(services)])
  const held = await findHeld(
    db,
    members.map(({ id }) => id),
  )
  const team = members.map(async ({ id, name, email, teamRole }) => {
    const { totpSince, passkeys } = await findFactors(db, id)
    return {
      ...{ id, name, email, teamRole: teamRole ?? 'helper', held: held.get(id) ?? { items: 0, drafts: 0 } },
      factors: { codes: totpSince !== null, passkeys },
      isMe: id === workerId,
    }
  })
  return {
    team: await Promise.all(team),
    invited: invitations.map(({ email, teamRole, expiresAt }) => ({
      email,
      teamRole,
      until: formatMoment(expiresAt, language, config.site.company.timeZone),
    })),
  }
}

export type PeopleView = Awaited<ReturnType<typeof presentPeople>>

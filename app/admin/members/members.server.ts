import { z } from 'zod'
import { resetSecondFactors } from '../../accounts/account-changes/lost-factor.server'
import { findMembersWithTotp } from '../../accounts/factors/totp.server'
import { findListedMembers, setStanding } from '../../accounts/identity/member-standing.server'
import { findProfiles } from '../../accounts/profiles/profile.server'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { findListPage } from '../../inbox/office-lists/list-page.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { parseInput } from '../../platform/base/parse-input'
import { countryName } from '../../platform/i18n/country-name'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { memberStandings } from './member-standings'

export async function presentMembers(
  services: Pick<Services, 'db' | 'config'>,
  search: URLSearchParams,
  language: Language,
) {
  const query = parseListQuery(search, { standing: memberStandings })
  const filter = { q: query.q, standing: query.chosen.standing }
  const { items, links } = await findListPage(query, (page) => findListedMembers(services.db, filter, page))
  const ids = items.map(({ id }) => id)
  const [profiles, codes] = await Promise.all([findProfiles(services, ids), findMembersWithTotp(services.db, ids)])
  return {
    links,
    rows: items.map(({ id, email, name, standing, createdAt }) => {
      const profile = profiles.get(id)
      return {
        ...{ id, email, name, standing },
        company: profile?.company ?? null,
        country: profile?.country ? countryName(profile.country, language) : null,
        vatId: profile?.vatId ?? null,
        hasCodes: codes.has(id),
        since: formatMoment(createdAt, language, services.config.site.company.timeZone),
      }
    }),
  }
}

export type MemberRow = Awaited<ReturnType<typeof presentMembers>>['rows'][number]

const id = z.uuid()
const changeSchema = z.union([
  z.object({ id, standing: z.enum(['approved', 'refused', 'blocked']) }),
  z.object({ id, factor: z.literal('lost') }),
])

export async function changeMember(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  fields: FormData,
  colleague: AuditActor,
): Promise<'standing'> {
  const change = parseInput(changeSchema, Object.fromEntries(fields))
  const aboutId = change.id
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const entry =
      'factor' in change
        ? ({ action: 'member.factor_ended', about: await resetSecondFactors(tx, services, aboutId) } as const)
        : ({
            action: `member.${change.standing}`,
            about: await setStanding(tx, aboutId, change.standing, now),
          } as const)
    await recordAudit(tx, { ...entry, aboutId }, colleague, now)
  })
  return 'standing'
}

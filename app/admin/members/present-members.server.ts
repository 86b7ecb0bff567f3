import { findMembersWithTotp } from '../../accounts/factors/totp.server'
import { findListedMembers } from '../../accounts/identity/member-standing.server'
import { findProfiles } from '../../accounts/profiles/profile.server'
import { findListPage } from '../../inbox/office-lists/list-page.server'
import type { ListQuery } from '../../inbox/office-lists/list-query'
import { countryName } from '../../platform/i18n/country-name'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { memberStandings } from './member-standings'

export async function presentMembers(
  services: Pick<Services, 'db' | 'config'>,
  query: ListQuery<'standing'>,
  language: Language,
) {
  const standing = memberStandings.find((known) => known === query.chosen.standing)
  const filter = { q: query.q, standing }
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

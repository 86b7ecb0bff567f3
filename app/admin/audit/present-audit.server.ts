import { findTeamMembers } from '../../accounts/identity/members.server'
import { auditActions } from '../../company/team/audit-actions'
import { findAudit } from '../../company/team/find-audit.server'
import { findListPage } from '../../inbox/office-lists/list-page.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { presentDetails } from './audit-details.server'

export async function presentAudit(
  services: Pick<Services, 'db' | 'config'>,
  search: URLSearchParams,
  language: Language,
) {
  const { timeZone } = services.config.site.company
  const team = await findTeamMembers(services.db)
  const query = parseListQuery(search, { action: auditActions, who: team.map(({ id }) => id) })
  const { q, chosen } = query
  const action = auditActions.find((known) => known === chosen.action)
  const { items, links } = await findListPage(query, (page) =>
    findAudit(services, { q, action, who: chosen.who }, page),
  )
  return {
    links,
    team: team.map(({ id, name }) => ({ id, name })),
    rows: items.map(({ id, action, about, details, who, network, createdAt }) => ({
      ...{ id, action, who, network },
      // The details name each preference in the reader's language.
      about: action === 'preferences.changed' ? '' : about,
      details: presentDetails(action, details, { language, timeZone, team }),
      at: formatMoment(createdAt, language, timeZone),
    })),
  }
}

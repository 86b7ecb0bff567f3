import { findTeamMembers } from '../../accounts/identity/members.server'
import { auditActions } from '../../company/audit/audit-actions'
import { findAudit } from '../../company/audit/find-audit.server'
import { findListPage } from '../../inbox/office/list-page.server'
import { parseListQuery } from '../../inbox/office/list-query'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'

export async function presentAudit(
  services: Pick<Services, 'db' | 'config'>,
  search: URLSearchParams,
  language: Language,
) {
  const team = await findTeamMembers(services.db)
  const query = parseListQuery(search, { action: auditActions, who: team.map(({ id }) => id) })
  const { q, chosen } = query
  const action = auditActions.find((known) => known === chosen.action)
  const { items, ways } = await findListPage(query, (page) => findAudit(services, { q, action, who: chosen.who }, page))
  return {
    ways,
    team: team.map(({ id, name }) => ({ id, name })),
    rows: items.map(({ id, action, about, details, who, network, createdAt }) => ({
      ...{ id, action, about, who, network },
      details: Object.entries(details)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', '),
      at: formatMoment(createdAt, language, services.config.site.company.timeZone),
    })),
  }
}

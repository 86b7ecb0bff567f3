import { findTeamMembers } from '../../accounts/identity/members.server'
import { auditActions } from '../../company/team/audit-actions'
import { findAudit } from '../../company/team/find-audit.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { findListPage } from '../../inbox/office-lists/list-page.server'
import { parseListQuery, serializeListQuery } from '../../inbox/office-lists/list-query'
import { OfficeList } from '../../inbox/office-lists/office-list'
import { formatMoment } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { Route } from './+types/audit-page'
import { presentDetails } from './audit-details.server'
import { auditWord } from './audit-word'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, search } = officeContext(args)
  const { timeZone } = services.config.site.company
  const team = await findTeamMembers(services.db)
  const query = parseListQuery(search, {
    action: auditActions,
    who: team.map(({ id }) => id),
  })
  const { action, who } = query.chosen
  const { items, links } = await findListPage(query, (page) => findAudit(services, { q: query.q, action, who }, page))
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

export default function AuditPage({ loaderData: { links, rows, team } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  return (
    <OfficeList
      title={t('audit.title')}
      lead={t('audit.lead')}
      page={pageAddress('/:lang/team/audit', language)}
      links={links}
      search={{ label: t('audit.search'), hint: t('audit.search_hint') }}
      filters={[
        {
          name: 'action',
          label: t('audit.what'),
          options: auditActions.map((action) => [action, t(auditWord(action))]),
        },
        { name: 'who', label: t('audit.who'), options: team.map(({ id, name }) => [id, name]) },
      ]}
      empty={t('audit.empty')}
      actions={
        rows.length > 0 && (
          <a
            className="btn btn--line btn--md"
            href={`${pageAddress('/:lang/team/audit/export', language)}${serializeListQuery({ ...links.query, after: null })}`}
            download
          >
            <Icon name="download" />
            {t('audit.export')}
          </a>
        )
      }
      head={[t('audit.what'), t('audit.about'), t('audit.who'), t('audit.when')]}
    >
      {rows.map(({ id, action, about, details, who, network, at }) => (
        <tr key={id}>
          <td>
            <b>{t(auditWord(action))}</b>
          </td>
          <td>
            <bdi>{about}</bdi>
            {details.map(({ label, was, text }) => (
              <small key={label}>
                {label}:{' '}
                {was !== null && (
                  <>
                    <del dir="auto">{was}</del> <span className="onward">→</span>{' '}
                  </>
                )}
                <bdi>{text}</bdi>
              </small>
            ))}
          </td>
          <td>
            <bdi>{who}</bdi>
            {network && (
              <small>
                <bdi dir="ltr">{network}</bdi>
              </small>
            )}
          </td>
          <td className="list-table__moment">{at}</td>
        </tr>
      ))}
    </OfficeList>
  )
}

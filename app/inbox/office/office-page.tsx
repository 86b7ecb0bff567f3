import { type ReactNode, useId } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/office-page'
import './office-page.css'
import { findOverview, type Overview, type OverviewRow } from './overview.server'
import { OFFICE_HEADERS, officeContext } from './require-office.server'

export function loader(args: Route.LoaderArgs) {
  const { session, language } = officeContext(args)
  return findOverview(args.context.get(servicesContext), session.member.id, language)
}

export function headers() {
  return OFFICE_HEADERS
}

const lists = [
  { name: 'offers', icon: 'inbox', title: 'inbox.tab.offers', last: 'office.goods' },
  { name: 'inquiries', icon: 'boxes', title: 'inbox.tab.inquiries', last: 'inbox.text' },
  { name: 'requests', icon: 'message', title: 'inbox.tab.requests', last: 'office.wanted' },
  { name: 'messages', icon: 'mail', title: 'inbox.tab.messages', last: 'office.text' },
  { name: 'subscribers', icon: 'newspaper', title: 'office.subscribers', last: null },
] as const

export default function OfficePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company } = useSite()
  return (
    <>
      <title>{t('office.page_title', { page: t('office.overview'), company: company.name })}</title>
      <h1 className="d3">{t('office.overview')}</h1>
      <p className="muted">{t('office.lead')}</p>
      <Counts overview={loaderData} />
      {loaderData.mails.rows.length > 0 && (
        <OverviewTable
          id="mails"
          title="office.mails"
          last="office.subject"
          from="office.to"
          list={loaderData.mails}
          head={
            <p className="alert alert--warn">
              <Icon name="alert-triangle" />
              {t('office.mails_text')}
            </p>
          }
        />
      )}
      {lists.map(({ name, title, last }) => (
        <OverviewTable key={name} id={name} title={title} last={last} from="office.from" list={loaderData[name]} />
      ))}
    </>
  )
}

function Counts({ overview }: { overview: Overview }) {
  const { t } = useLanguage()
  return (
    <ul className="overview-card">
      {lists.map(({ name, icon, title }) => (
        <li key={name}>
          <a href={`#${name}`}>
            <Icon name={icon} />
            <span>{t(title)}</span>
            <b>{overview[name].count}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}

function OverviewTable(props: {
  id: string
  title: MessageKey
  from: MessageKey
  last: MessageKey | null
  list: Overview[keyof Overview]
  head?: ReactNode
}) {
  const { id, title, from, last, list, head } = props
  const { t } = useLanguage()
  const labelled = useId()
  return (
    <section className="overview" id={id} aria-labelledby={labelled}>
      <h2 className="d4" id={labelled}>
        {t(title)}
      </h2>
      {head}
      {list.rows.length === 0 ? (
        <p className="panel overview__none muted">{t('office.none')}</p>
      ) : (
        <table className="panel overview-table">
          <thead>
            <tr>
              <th scope="col">{t(from)}</th>
              {last && <th scope="col">{t(last)}</th>}
              <th scope="col">{t('office.received')}</th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
              <Row key={row.id} row={row} hasText={last !== null} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Row({ row, hasText }: { row: OverviewRow; hasText: boolean }) {
  const { language } = useLanguage()
  return (
    <tr>
      <td>
        <PageLink to={pageAddress('/:lang/team', language) + row.to}>
          <bdi>{row.from}</bdi>
        </PageLink>
        {row.reference && (
          <small>
            <bdi dir="ltr">{row.reference}</bdi>
          </small>
        )}
      </td>
      {hasText && <td dir="auto">{row.text}</td>}
      <td>{row.at}</td>
    </tr>
  )
}

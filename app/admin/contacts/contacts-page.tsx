import { officeContext } from '../../inbox/office/require-office.server'
import { findListPage } from '../../inbox/office-lists/list-page.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { OfficeList } from '../../inbox/office-lists/office-list'
import { formatMoment } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import '../../platform/ui/pill.css'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/contacts-page'
import { contactTypes } from './contact-types'
import { findContactFacts, findContacts } from './find-contacts.server'
import './contacts-page.css'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, search } = officeContext(args)
  const { db, config } = services
  const query = parseListQuery(search, { type: contactTypes })
  const filter = { q: query.q, type: query.chosen.type }
  const { items, links } = await findListPage(query, (page) => findContacts(db, filter, page))
  const facts = await findContactFacts(
    db,
    items.map(({ email }) => email),
  )
  return {
    links,
    rows: items.map(({ id, email, name, company, createdAt }) => {
      const { standing = null, subscription = null, offers = 0, wishes = 0, items = 0 } = facts.get(email) ?? {}
      const isSubscribed = subscription === 'subscribed' || subscription === 'pending'
      return {
        ...{ id, email, name, company, standing },
        types: contactTypes.filter(
          (each) =>
            (each === 'seller' && offers > 0) ||
            (each === 'buyer' && wishes > 0) ||
            (each === 'member' && standing !== null) ||
            (each === 'subscriber' && isSubscribed),
        ),
        items,
        at: formatMoment(createdAt, language, config.site.company.timeZone),
      }
    }),
  }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function ContactsPage({ loaderData: { links, rows } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  return (
    <OfficeList
      title={t('office_contacts.title')}
      lead={t('office_contacts.lead')}
      page={pageAddress('/:lang/team/contacts', language)}
      links={links}
      search={{ label: t('office_contacts.search'), hint: t('office_members.search_hint') }}
      filters={[
        {
          name: 'type',
          label: t('inbox.what'),
          options: contactTypes.map((type) => [type, t(`office_contacts.types.${type}`)]),
        },
      ]}
      empty={t('office_contacts.empty')}
      head={[
        t('office_members.who'),
        t('office_members.company'),
        t('inbox.what'),
        t('inbox.title'),
        t('office_contacts.last'),
      ]}
    >
      {rows.map((row) => (
        <ContactRow key={row.id} row={row} />
      ))}
    </OfficeList>
  )
}

function ContactRow({ row: { email, name, company, types, standing, items, at } }: { row: Row }) {
  const { t, language } = useLanguage()
  const search = `?${new URLSearchParams({ q: email })}`
  const pages = {
    member: pageAddress('/:lang/team/members', language),
    subscriber: pageAddress('/:lang/team/subscribers', language),
  }
  return (
    <tr>
      <td>
        <b>
          <bdi>{name ?? email}</bdi>
        </b>
        {name && (
          <small>
            <bdi dir="ltr">{email}</bdi>
          </small>
        )}
      </td>
      <td>
        <bdi>{company}</bdi>
      </td>
      <td>
        <div className="contacts__types">
          {types.length === 0 && items > 0 && <span className="pill">{t('inbox.kind_message')}</span>}
          {types.map((type) =>
            type === 'member' || type === 'subscriber' ? (
              <PageLink key={type} className="pill" to={pages[type] + search}>
                {t(`office_contacts.types.${type}`)}
                {type === 'member' && standing && ` · ${t(`office_members.standing.${standing}`)}`}
              </PageLink>
            ) : (
              <span key={type} className="pill">
                {t(`office_contacts.types.${type}`)}
              </span>
            ),
          )}
        </div>
      </td>
      <td>
        {items > 0 && (
          <PageLink to={`${pageAddress('/:lang/team/search', language)}${search}`}>
            {t('office_contacts.items', { count: items })}
          </PageLink>
        )}
      </td>
      <td className="list-table__moment">{at}</td>
    </tr>
  )
}

import { findListPage } from '../../inbox/office/list-page.server'
import { parseListQuery } from '../../inbox/office/list-query'
import { OfficeList } from '../../inbox/office/office-list'
import { OfficeTable } from '../../inbox/office/office-table'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { formatMoment } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import '../../platform/ui/pill.css'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/contacts-page'
import { contactTypes } from './contact-types'
import { findContactFacts, findContacts } from './find-contacts.server'
import './contacts-page.css'

export async function loader(args: Route.LoaderArgs) {
  const { db, config } = args.context.get(servicesContext)
  const { language } = officeContext(args)
  const query = parseListQuery(new URL(args.request.url).searchParams, { type: contactTypes })
  const type = contactTypes.find((each) => each === query.chosen.type)
  const { items, ways } = await findListPage(query, (page) => findContacts(db, { q: query.q, type }, page))
  const facts = await findContactFacts(
    db,
    items.map(({ email }) => email),
  )
  return {
    ways,
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

export function headers() {
  return OFFICE_HEADERS
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** Everybody that the company knows, whatever they are to it. */
export default function ContactsPage({ loaderData: { ways, rows } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  return (
    <OfficeList
      title={t('contacts_desk.title')}
      lead={t('contacts_desk.lead')}
      page={pageAddress('/:lang/team/contacts', language)}
      ways={ways}
      search={{ label: t('contacts_desk.search'), hint: t('members_desk.search_hint') }}
      filters={[
        {
          name: 'type',
          label: t('inbox.what'),
          options: contactTypes.map((value) => ({ value, label: t(`contacts_desk.types.${value}`) })),
        },
      ]}
      empty={t('contacts_desk.empty')}
    >
      {rows.length > 0 && (
        <OfficeTable
          caption={t('contacts_desk.title')}
          head={[
            t('members_desk.who'),
            t('members_desk.company'),
            t('inbox.what'),
            t('inbox.title'),
            t('contacts_desk.last'),
          ]}
        >
          {rows.map((row) => (
            <ContactRow key={row.id} row={row} />
          ))}
        </OfficeTable>
      )}
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
          {types.map((type) =>
            type === 'member' || type === 'subscriber' ? (
              <PageLink key={type} className="pill" to={pages[type] + search}>
                {type === 'member' && standing
                  ? t(`members_desk.standing.${standing}`)
                  : t(`contacts_desk.types.${type}`)}
              </PageLink>
            ) : (
              <span key={type} className="pill">
                {t(`contacts_desk.types.${type}`)}
              </span>
            ),
          )}
        </div>
      </td>
      <td>
        {items > 0 && (
          <PageLink to={`${pageAddress('/:lang/team/search', language)}${search}`}>
            {t('contacts_desk.items', { count: items })}
          </PageLink>
        )}
      </td>
      <td className="office-table__moment">{at}</td>
    </tr>
  )
}

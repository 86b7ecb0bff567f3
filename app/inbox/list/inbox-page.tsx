import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { Options } from '../../platform/forms/options'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import { parseInboxQuery } from '../items/inbox-query'
import { officeContext } from '../office/require-office.server'
import type { Route } from './+types/inbox-page'
import { handleInboxForm } from './answer-inbox-form.server'
import { InboxFilters } from './inbox-filters'
import { InboxKeys, inboxKeys } from './inbox-keys'
import { InboxNotice } from './inbox-notice'
import './inbox-page.css'
import { InboxTable } from './inbox-table'
import { type InboxView, presentInbox, presentLastAction } from './present-inbox.server'
import { useInboxEvents } from './use-inbox-events'

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language, search } = officeContext(args)
  const [inbox, lastAction] = await Promise.all([
    presentInbox(services, parseInboxQuery(search), session.member, language),
    presentLastAction(services, search, session.member),
  ])
  return { inbox, lastAction }
}

export const action = handleInboxForm

export const handle = { keys: inboxKeys }

export default function InboxPage({ loaderData: { inbox, lastAction }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  useInboxEvents()
  const root = useRef<HTMLDivElement>(null)
  const page = pageAddress('/:lang/team/inbox', language)
  const title = t('office.page_title', { page: t('inbox.title'), company: company.name })
  return (
    <div className="inbox" ref={root}>
      <title>{inbox.unread > 0 ? t('inbox.unread_title', { count: inbox.unread, title }) : title}</title>
      <header className="inbox__head">
        <h1 className="d3">{t('inbox.title')}</h1>
        <p className="muted">
          {inbox.longest === null ? t('inbox.all_read') : t('inbox.lead', { count: inbox.unread, wait: inbox.longest })}
        </p>
        <InboxFilters inbox={inbox} />
        {inbox.sorts.length > 0 && <InboxSort inbox={inbox} />}
        <PageLink className="btn btn--line btn--md" to={pageAddress('/:lang/team/offers/new', language)}>
          <Icon name="plus" size="sm" />
          <span>{t('taken_offer.title')}</span>
        </PageLink>
      </header>
      <InboxNotice lastAction={lastAction} refused={actionData} />
      <nav className="office__tabs" aria-label={t('inbox.lists')}>
        <ul>
          {inbox.tabs.map(({ tab, count, to }) => (
            <li key={tab}>
              <PageLink to={page + to} aria-current={tab === inbox.query.tab ? 'page' : undefined}>
                {t(`inbox.tab.${tab}`)} {count !== null && <b className="tabular">{count}</b>}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <InboxTable inbox={inbox} />
      <InboxKeys root={root} rows={inbox.rows} />
    </div>
  )
}

/** Order of the list. Without JavaScript a button applies it. */
function InboxSort({ inbox: { query, sorts, here } }: { inbox: InboxView }) {
  const { t, language } = useLanguage()
  const submit = useSubmit()
  const { tab, q, state, assignee, tag } = query
  const others = { tab: tab === 'open' ? null : tab, q, state, with: assignee, tag }
  return (
    <Form
      key={here}
      className="inbox__sort"
      action={pageAddress('/:lang/team/inbox', language)}
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <select className="input input--sm" name="sort" defaultValue={query.sort} aria-label={t('inbox.sort')}>
        <Options of={sorts.map((sort) => [sort, t(`inbox.sort_by.${sort}`)])} />
      </select>
      <noscript>
        <button className="btn btn--line btn--sm" type="submit">
          {t('inbox.set')}
        </button>
      </noscript>
    </Form>
  )
}

import { useSite } from '../../company/contacts/use-site'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { officeContext } from '../../inbox/office/require-office.server'
import { useRight } from '../../inbox/office/use-right'
import { Ask } from '../../inbox/office-lists/ask'
import type { PageLinks } from '../../inbox/office-lists/list-page.server'
import { OfficeList } from '../../inbox/office-lists/office-list'
import { categories } from '../../lots/facts/categories'
import { formatList } from '../../platform/i18n/format'
import { languageLabel } from '../../platform/i18n/language-name'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import '../../platform/ui/pill.css'
import type { Route } from './+types/subscribers-page'
import { changeSubscriber } from './change-subscriber.server'
import { presentSubscriberList, type SubscriberRow } from './present-subscribers.server'
import { subscriberPills, subscriberStates } from './subscriber-states'

export function loader(args: Route.LoaderArgs) {
  const { services, search, language } = officeContext(args)
  return presentSubscriberList(services, search, language)
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, changeSubscriber)
}

export default function SubscribersPage({ loaderData: { links, rows }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { languages } = useSite()
  const page = pageAddress('/:lang/team/subscribers', language)
  return (
    <OfficeList
      title={t('office_subscribers.title')}
      lead={t('office_subscribers.lead')}
      page={page}
      links={links}
      search={{ label: t('office_subscribers.search'), hint: t('office_subscribers.search_hint') }}
      filters={[
        {
          name: 'state',
          label: t('inbox.status'),
          options: subscriberStates.map((state) => [state, t(`office_subscribers.state.${state}`)]),
        },
        {
          name: 'language',
          label: t('office_subscribers.language'),
          options: languages.map((spoken) => [spoken, languageLabel(spoken, language)]),
        },
        {
          name: 'interest',
          label: t('office_subscribers.interest'),
          options: categories.map((category) => [category, t(`categories.${category}`)]),
        },
      ]}
      empty={t('office_subscribers.empty')}
      actions={rows.length > 0 && <Export page={page} links={links} />}
      above={
        <OfficeNotice
          outcomes={{ unsubscribed: t('office_subscribers.did'), lifted: t('mailings.did.lifted') }}
          refused={actionData}
        />
      }
      head={[
        t('office_subscribers.search_hint'),
        t('office_subscribers.language'),
        t('office_subscribers.interest'),
        t('inbox.status'),
        t('office_subscribers.since'),
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </OfficeList>
  )
}

/** Exports all pages of the list. A POST, because the export is recorded in the audit trail. */
function Export({ page, links: { query } }: { page: string; links: PageLinks }) {
  const { t } = useLanguage()
  const mayExport = useRight('export')
  if (!mayExport) return null
  return (
    <form method="post" action={`${page}/export`} className="office-list__actions">
      <input type="hidden" name="q" value={query.q} />
      {Object.entries(query.chosen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn btn--line btn--md" type="submit" name="format" value="csv">
        <Icon name="download" />
        {t('office_subscribers.export_csv')}
      </button>
      <button className="btn btn--line btn--md" type="submit" name="format" value="xlsx">
        <Icon name="sheet" />
        {t('office_subscribers.export_xlsx')}
      </button>
    </form>
  )
}

function Row({
  row: { id, email, state, stopped, language: spoken, categories: wanted, since, history },
}: {
  row: SubscriberRow
}) {
  const { t, language } = useLanguage()
  return (
    <tr>
      <td>
        <b>
          <bdi dir="ltr">{email}</bdi>
        </b>
        <details className="ask">
          <summary>{t('office_subscribers.proof')}</summary>
          <ol>
            {history.map(({ kind, network, consent, at }) => (
              <li key={`${kind} ${at}`}>
                {t(`office_subscribers.event.${kind}`)}, {at}
                {network && <>, {t('office_subscribers.from_network', { network })}</>}
                {consent && <small dir="auto">{consent}</small>}
              </li>
            ))}
          </ol>
        </details>
        {stopped && (
          <Ask label={t('mailings.is_left_out')} sure={t(`mailings.reason.${stopped}`)} preventScrollReset>
            <button className="btn btn--line" type="submit" name="lift" value={email}>
              {t('mailings.lift')}
            </button>
          </Ask>
        )}
        {state === 'subscribed' && (
          <Ask
            label={t('office_subscribers.unsubscribe')}
            sure={t('office_subscribers.sure', { email })}
            preventScrollReset
          >
            <button className="btn btn--stamp" type="submit" name="unsubscribe" value={id}>
              {t('office_subscribers.yes')}
            </button>
          </Ask>
        )}
      </td>
      <td>{languageLabel(spoken, language)}</td>
      <td>
        {wanted.length === 0
          ? t('office_subscribers.everything')
          : formatList(
              wanted.map((category) => t(`categories.${category}`)),
              language,
            )}
      </td>
      <td>
        <span className={subscriberPills[state]}>{t(`office_subscribers.state.${state}`)}</span>
      </td>
      <td className="list-table__moment">{since}</td>
    </tr>
  )
}

import { officeContext } from '../../inbox/office/require-office.server'
import { OfficeList } from '../../inbox/office-lists/office-list'
import { languageLabel } from '../../platform/i18n/language-name'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import type { Route } from './+types/mailings-page'
import { mailingPills, mailingStates } from './mailing-states'
import { presentMailings } from './present-mailings.server'

export function loader(args: Route.LoaderArgs) {
  const { services, search, language } = officeContext(args)
  return presentMailings(services, search, language)
}

export default function MailingsPage({ loaderData: { links, rows } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/mailings', language)
  return (
    <OfficeList
      title={t('mailings.title')}
      lead={t('mailings.lead')}
      page={page}
      links={links}
      search={{ label: t('mailings.search'), hint: t('mailings.search_hint') }}
      filters={[
        {
          name: 'state',
          label: t('inbox.status'),
          options: mailingStates.map((state) => [state, t(`mailings.state.${state}`)]),
        },
      ]}
      empty={t('mailings.empty')}
      actions={
        <PageLink className="btn btn--md" to={`${pageAddress('/:lang/team/lots', language)}?status=published`}>
          <Icon name="boxes" />
          {t('mailings.choose_lots')}
        </PageLink>
      }
      head={[t('office.subject'), t('office.to'), t('inbox.status'), t('mailings.sent_by')]}
    >
      {rows.map(({ id, subject, lots, audience, inWords, languages, state, settled, recipients, who, at }) => (
        <tr key={id}>
          <td>
            <PageLink to={`${page}/${id}`} dir="auto">
              <b>{subject}</b>
            </PageLink>
            <small>
              <bdi dir="ltr">{lots.map(({ reference }) => reference).join(', ')}</bdi>
            </small>
          </td>
          <td>
            {t(`mailings.to.${audience}`, { shown: inWords })}
            <small>{languages.map((spoken) => languageLabel(spoken, language)).join(', ')}</small>
          </td>
          <td>
            <span className={mailingPills[state]}>{t(`mailings.state.${state}`)}</span>
            {state === 'sending' && <small>{t('mailings.progress', { done: settled, total: recipients })}</small>}
          </td>
          <td className="list-table__moment">
            <bdi>{who}</bdi>
            <small>{at}</small>
          </td>
        </tr>
      ))}
    </OfficeList>
  )
}

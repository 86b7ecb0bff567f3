import { Form } from 'react-router'
import { handleOfficeForm } from '../../inbox/office/answer-office-form.server'
import { OfficeNotice } from '../../inbox/office/office-notice'
import { officeContext } from '../../inbox/office/require-office.server'
import { Ask } from '../../inbox/office-lists/ask'
import { OfficeList } from '../../inbox/office-lists/office-list'
import { pageAddress } from '../../platform/i18n/page-address'
import { formatNumber } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import type { Route } from './+types/outbox-page'
import './outbox-page.css'
import { actOnOutbox } from './act-on-mail.server'
import { mailPills, mailStates } from './mail-states'
import { presentOutbox } from './present-outbox.server'

export function loader(args: Route.LoaderArgs) {
  const { services, search, language } = officeContext(args)
  return presentOutbox(services, search, language)
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, actOnOutbox)
}

export default function OutboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { links, rows, waiting, parked } = loaderData
  const page = pageAddress('/:lang/team/outbox', language)
  return (
    <OfficeList
      title={t('outbox.title')}
      lead={waiting + parked > 0 ? t('outbox.lead', { waiting, parked }) : undefined}
      page={page}
      links={links}
      search={{ label: t('outbox.search'), hint: t('outbox.search_hint') }}
      filters={[
        {
          name: 'state',
          label: t('inbox.status'),
          options: mailStates.map((state) => [state, t(`outbox.state.${state}`)]),
        },
      ]}
      empty={t('outbox.empty')}
      above={
        <>
          <OfficeNotice
            outcomes={{ all_resent: t('outbox.did_resend_all'), hurried: t('outbox.did_hurry') }}
            refused={actionData}
          />
          <Troubles outbox={loaderData} />
        </>
      }
      head={[t('office.subject'), t('office.to'), t('inbox.status'), t('outbox.written')]}
    >
      {rows.map(({ id, subject, kind, to, state, lastError, at }) => (
        <tr key={id}>
          <td>
            <PageLink to={`${page}/${id}`} dir="auto">
              <b>{subject}</b>
            </PageLink>
            {kind && <small>{t(kind)}</small>}
          </td>
          <td>
            <bdi>{to}</bdi>
          </td>
          <td>
            <span className={mailPills[state]}>{t(`outbox.state.${state}`)}</span>
            {lastError && <small dir="auto">{lastError}</small>}
          </td>
          <td className="list-table__moment">{at}</td>
        </tr>
      ))}
    </OfficeList>
  )
}

function Troubles({ outbox: { isDelivered, troubles } }: { outbox: Route.ComponentProps['loaderData'] }) {
  const { t, language } = useLanguage()
  const { held, said, parked } = troubles
  return (
    <>
      {!isDelivered && (
        <p className="alert office-list__notice">
          <Icon name="info" />
          {t('outbox.no_server')}
        </p>
      )}
      {isDelivered && held > 0 && (
        <div className="alert alert--bad office-list__notice outbox">
          <Icon name="alert-circle" />
          <div>
            <p>{t('outbox.held', { number: formatNumber(held, language) })}</p>
            <p>
              {t('outbox.reason')}: <bdi>{said}</bdi>
            </p>
            <Form method="post">
              <button className="btn btn--line btn--md" type="submit" name="intent" value="hurry">
                <Icon name="retry" />
                {t('outbox.hurry')}
              </button>
            </Form>
          </div>
        </div>
      )}
      {isDelivered && parked > 0 && (
        <Ask
          label={t('outbox.resend_all', { number: formatNumber(parked, language) })}
          sure={t('outbox.resend_all_sure')}
        >
          <button className="btn btn--stamp" type="submit" name="intent" value="resend_all">
            {t('outbox.resend_all_yes')}
          </button>
        </Ask>
      )}
    </>
  )
}

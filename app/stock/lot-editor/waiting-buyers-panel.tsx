import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import type { WaitingBuyer } from '../mailings/waiting-buyers.server'

const MAX_SHOWN = 12

export function WaitingPanel({ reference, buyers }: { reference: string; buyers: readonly WaitingBuyer[] }) {
  const { t, language } = useLanguage()
  if (buyers.length === 0) return null
  const inbox = pageAddress('/:lang/team/inbox', language)
  const more = buyers.length - MAX_SHOWN
  return (
    <section className="alert alert--warn office-lots__waiting" aria-labelledby="waiting">
      <details>
        <summary>
          <h2 className="h5" id="waiting">
            {t('demand.waiting', { count: buyers.length })}
          </h2>
        </summary>
        <p className="hint">{t('demand.waiting_hint')}</p>
        <ul className="office-lots__findings">
          {buyers.slice(0, MAX_SHOWN).map(({ email, name, company, requests, searches }) => (
            <li key={email}>
              <b>
                <bdi>{company ?? name ?? email}</bdi>
              </b>{' '}
              {requests.map(({ id, reference: request }) => (
                <PageLink key={id} to={`${inbox}/${id}`}>
                  <bdi dir="ltr">{request}</bdi>
                </PageLink>
              ))}{' '}
              {searches.map((title) => t('demand.search', { name: title })).join(' · ')}
            </li>
          ))}
          {more > 0 && <li>{t('manifest.unread_more', { count: more })}</li>}
        </ul>
      </details>
      <PageLink
        className="btn btn--md"
        to={`${pageAddress('/:lang/team/mailings/new', language)}?lot=${reference}&waiting=on`}
      >
        <Icon name="mail" />
        {t('demand.waiting_send')}
      </PageLink>
    </section>
  )
}

import { isRouteErrorResponse, useLocation } from 'react-router'
import { phoneAddress } from '../../company/contacts/phone-address'
import { useSiteIfKnown } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { isConnectionLost, useReconnect } from '../../platform/ui/connection'
import emptyPalletUrl from '../../platform/ui/empty-pallet.svg?url&no-inline'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import spilledLoadUrl from '../art/spilled-load.svg?url&no-inline'
import { useRequestReference } from '../document/request-reference'
import { Frame } from './frame'

/** Error page for missing pages, server errors and lost connections. Reveals no details. */
export function ErrorView({ error }: { error: unknown }) {
  const site = useSiteIfKnown()
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
  const page = isMissing ? <Missing /> : <Broken by={isConnectionLost(error) ? 'line' : 'fault'} />
  return site ? <Frame>{page}</Frame> : <main>{page}</main>
}

function Missing() {
  const { t, language } = useLanguage()
  return (
    <section className="error-page">
      <title>{t('error_page.missing_title')}</title>
      <div className="wrap error-page__grid">
        <div>
          <h1 className="d1 d1--s">{t('error_page.missing_title')}</h1>
          <p className="lead">{t('error_page.missing_lead')}</p>
          <div className="chips">
            <PageLink className="btn" to={pageAddress('/:lang', language)}>
              {t('error_page.home')}
            </PageLink>
          </div>
          <p className="caption tabular">{t('error_page.error', { status: '404' })}</p>
        </div>
        <img src={emptyPalletUrl} alt="" width="640" height="360" />
      </div>
    </section>
  )
}

const reload = () => location.reload()

function Broken({ by }: { by: 'line' | 'fault' }) {
  const { t } = useLanguage()
  const site = useSiteIfKnown()
  const reference = useRequestReference()
  const { pathname, search } = useLocation()
  useReconnect(by === 'line', reload)
  const [title, lead] =
    by === 'line' ? (['lost_title', 'lost_lead'] as const) : (['broken_title', 'broken_lead'] as const)
  return (
    <section className="error-page">
      <title>{t(`error_page.${title}`)}</title>
      <div className="wrap error-page__grid">
        <div>
          <h1 className="d1 d1--s">{t(`error_page.${title}`)}</h1>
          <p className="lead">{t(`error_page.${lead}`)}</p>
          <div className="chips">
            <a className="btn" href={pathname + search}>
              <Icon name="retry" />
              {t('error_page.again')}
            </a>
            {site && (
              <a className="btn btn--line" href={phoneAddress(site.company.phone)}>
                <Icon name="phone" />
                <bdi dir="ltr">{site.company.phone}</bdi>
              </a>
            )}
          </div>
          {/* After client-side navigation the request id of the failed request is unknown. */}
          {reference?.path === pathname && (
            <p className="caption tabular">{t('error_page.reference', { id: reference.id })}</p>
          )}
        </div>
        <img src={spilledLoadUrl} alt="" width="640" height="360" />
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
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
  const page = isMissing ? <Missing /> : <Broken by={isConnectionLost(error) ? 'lost' : 'broken'} />
  return site ? <Frame>{page}</Frame> : <main>{page}</main>
}

function Missing() {
  const { t, language } = useLanguage()
  return (
    <ErrorPage
      title={t('error_page.missing_title')}
      lead={t('error_page.missing_lead')}
      drawing={emptyPalletUrl}
      note={t('error_page.error', { status: '404' })}
    >
      <PageLink className="btn" to={pageAddress('/:lang', language)}>
        {t('error_page.home')}
      </PageLink>
    </ErrorPage>
  )
}

const reload = () => location.reload()

function Broken({ by }: { by: 'lost' | 'broken' }) {
  const { t } = useLanguage()
  const site = useSiteIfKnown()
  const reference = useRequestReference()
  const { pathname, search } = useLocation()
  useReconnect(by === 'lost', reload)
  return (
    <ErrorPage
      title={t(`error_page.${by}_title`)}
      lead={t(`error_page.${by}_lead`)}
      drawing={spilledLoadUrl}
      // After client-side navigation the request id of the failed request is unknown.
      note={reference?.path === pathname && t('error_page.reference', { id: reference.id })}
    >
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
    </ErrorPage>
  )
}

function ErrorPage(props: { title: string; lead: string; drawing: string; note: string | false; children: ReactNode }) {
  const { title, lead, drawing, note, children } = props
  return (
    <section className="error-page">
      <title>{title}</title>
      <div className="wrap error-page__grid">
        <div>
          <h1 className="d1 d1--s">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="chips">{children}</div>
          {note && <p className="caption tabular">{note}</p>}
        </div>
        <img src={drawing} alt="" width="640" height="360" />
      </div>
    </section>
  )
}

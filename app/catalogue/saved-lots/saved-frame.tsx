import type { ReactNode } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { useFocusOnShow } from '../../platform/forms/use-focus-on-show'
import { useOwnRoutes } from '../../platform/forms/use-own-routes'
import { pageAddress } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { MenuLink } from '../../platform/ui/page-link'
import './saved-frame.css'

export function SavedFrame(props: { title: MessageKey; lead: string; children: ReactNode }) {
  const { title, lead, children } = props
  const { t, language } = useLanguage()
  const { company } = useSite()
  useOwnRoutes()
  return (
    <section className="saved">
      <title>{t('saved.page_title', { page: t(title), company: company.name })}</title>
      <div className="wrap">
        <nav className="saved__nav" aria-label={t('saved.title')}>
          <MenuLink to={pageAddress('/:lang/saved', language)}>{t('saved.lots')}</MenuLink>
          <MenuLink to={pageAddress('/:lang/saved/searches', language)}>{t('saved_searches.title')}</MenuLink>
        </nav>
        <h1 className="d1 d1--s">{t(title)}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </section>
  )
}

export function SavedNotice({
  text,
  isFault = false,
  children,
}: {
  text: string
  isFault?: boolean
  children?: ReactNode
}) {
  const line = useFocusOnShow<HTMLDivElement>()
  return (
    <div className={`alert ${isFault ? 'alert--bad' : 'alert--ok'} saved__ok`} role="status" tabIndex={-1} ref={line}>
      <Icon name={isFault ? 'alert-triangle' : 'check'} size="lg" />
      <b>{text}</b>
      {children}
    </div>
  )
}

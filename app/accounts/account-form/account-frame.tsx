import type { ReactNode } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { useOwnRoutes } from '../../platform/forms/use-own-routes'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import palletWallUrl from '../../platform/ui/pallet-wall.svg?url&no-inline'
import './account-frame.css'

/** @param props.beside content under the title, on a phone below the form */
export function AccountPage(props: {
  title: string
  pageTitle: MessageKey
  lead?: string
  beside?: ReactNode
  children: ReactNode
}) {
  const { title, pageTitle, lead, beside, children } = props
  const { t } = useLanguage()
  const { company } = useSite()
  useOwnRoutes()
  return (
    <section className="account-page">
      <title>{t(pageTitle, { page: title, company: company.name })}</title>
      <div className="wrap">
        <div>
          <h1 className="d1 d1--s">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="dialog">{children}</div>
        {beside}
        <img className="account-page__art" src={palletWallUrl} alt="" width="900" height="404" loading="lazy" />
      </div>
    </section>
  )
}

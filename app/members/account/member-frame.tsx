import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { useFocusOnShow } from '../../platform/forms/use-focus-on-show'
import { useOwnRoutes } from '../../platform/forms/use-own-routes'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { MenuLink } from '../../platform/ui/page-link'
import './member-frame.css'
import { memberNoticeOf } from './member-notice'

const pages = [
  { page: '/:lang/account', label: 'member.profile' },
  { page: '/:lang/account/business', label: 'member.business' },
  { page: '/:lang/account/security', label: 'member.security' },
  { page: '/:lang/account/second-factor', label: 'second_factor.title' },
  { page: '/:lang/account/data', label: 'member.data' },
] as const

export function MemberFrame(props: {
  title: (typeof pages)[number]['label']
  lead: string
  /** A form was just rejected, so hide the notice of an earlier success. */
  refused?: boolean
  children: ReactNode
}) {
  const { title, lead, refused = false, children } = props
  const { t, language } = useLanguage()
  const { company } = useSite()
  useOwnRoutes()
  const { search, key } = useLocation()
  const news = refused ? null : memberNoticeOf(search)
  // Action data arrives before the new location: keep the forms' input until then.
  const [begun, setBegun] = useState(key)
  if (!refused && begun !== key) setBegun(key)
  return (
    <section className="member">
      <title>{t('member.page_title', { page: t(title), company: company.name })}</title>
      <div className="wrap member__grid">
        <nav className="member__nav" aria-label={t('member.account')}>
          <ul>
            {pages.map(({ page, label }) => (
              <li key={page}>
                <MenuLink to={pageAddress(page, language)}>{t(label)}</MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="member__main">
          <h1 className="d1 d1--s">{t(title)}</h1>
          <p className="lead">{lead}</p>
          {/* Remounts the forms after each success. */}
          <div className="member__content" key={begun}>
            {news && <News text={t(`member.done_${news}`)} />}
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}

/** @param props.about purpose of the section, beside its form on wide screens */
export function MemberSection({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel member__section" aria-labelledby={id}>
      <div>
        <h2 className="d4" id={id}>
          {title}
        </h2>
        {about}
      </div>
      <div>{children}</div>
    </section>
  )
}

function News({ text }: { text: string }) {
  const line = useFocusOnShow<HTMLParagraphElement>()
  return (
    <p className="alert alert--ok" role="status" tabIndex={-1} ref={line}>
      <Icon name="check" size="lg" />
      <b>{text}</b>
    </p>
  )
}

import type { ReactNode } from 'react'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { EmptyState } from '../../platform/ui/empty-state'
import { PageLink } from '../../platform/ui/page-link'
import './token-frame.css'

export function TokenFrame(props: { pageTitle: string; title: string; lead?: string; children: ReactNode }) {
  const { pageTitle, title, lead, children } = props
  return (
    <section className="token-page">
      <title>{pageTitle}</title>
      <div className="wrap">
        <h1 className="d1 d1--s">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  )
}

/** @param props.expired of a subscription not yet confirmed; others may want to end theirs */
export function UnknownLink({ pageTitle, expired = false }: { pageTitle: string; expired?: boolean }) {
  const { t, language } = useLanguage()
  return (
    <TokenFrame pageTitle={pageTitle} title={t(expired ? 'newsletter_confirm.gone_title' : 'newsletter.unknown_title')}>
      <EmptyState text={t(expired ? 'newsletter_confirm.gone_text' : 'newsletter.unknown_text')}>
        <PageLink className="btn" to={pageAddress(expired ? '/:lang/newsletter' : '/:lang/contact', language)}>
          {t(expired ? 'newsletter_confirm.again' : 'team.contact_us')}
        </PageLink>
      </EmptyState>
    </TokenFrame>
  )
}

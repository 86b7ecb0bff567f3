import type { ReactNode } from 'react'
import { TeamContact } from '../../company/contacts/team-contact'
import { useSite } from '../../company/contacts/use-site'
import { useOwnRoutes } from '../../platform/forms/use-own-routes'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import '../../platform/ui/link-page.css'
import { NoteAside } from '../../platform/ui/note-frame'
import { PageLink } from '../../platform/ui/page-link'

interface Props {
  title: string
  reference: { label: string; number: string } | null
  heading: string
  lead: string
  children: ReactNode
}

/** A page that a seller opens by the link in a mail, with the colleague who answers for it. */
export function SellerFrame({ title, reference, heading, lead, children }: Props) {
  const { t } = useLanguage()
  const { offersContact } = useSite()
  useOwnRoutes()
  return (
    <div className="seller-page">
      <title>{title}</title>
      <section className="kraft seller-page__head">
        <div className="wrap">
          {reference && (
            <p className="seller-page__reference">
              {reference.label} <bdi dir="ltr">{reference.number}</bdi>
            </p>
          )}
          <h1 className="d1 d1--s">{heading}</h1>
          <p className="lead" dir="auto">
            {lead}
          </p>
        </div>
      </section>
      <div className="wrap seller-page__grid">
        <div className="seller-page__main">{children}</div>
        <NoteAside id="seller-contact" title={t('offer_page.contact')}>
          <p className="seller-page__about">{t('offer_page.contact_text', { contact: offersContact.name })}</p>
          <div className="note-page__contact">
            <TeamContact member={offersContact} />
          </div>
        </NoteAside>
      </div>
    </div>
  )
}

/** Shown for unknown and expired links alike. */
export function UnknownLink({ text, children }: { text: string; children?: ReactNode }) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  return (
    <section className="seller-page seller-page__unknown">
      <title>{t('saved.page_title', { page: t('offer_page.unknown'), company: company.name })}</title>
      <div className="wrap">
        <h1 className="d1 d1--s">{t('offer_page.unknown')}</h1>
        <p className="lead">{text}</p>
        <p className="seller-page__actions">
          {children}
          <PageLink className={children ? 'btn btn--line' : 'btn'} to={pageAddress('/:lang/contact', language)}>
            {t('offer_page.ask_us')}
          </PageLink>
        </p>
      </div>
    </section>
  )
}

import { nextAddress } from '../../accounts/account-form/sign-in-address'
import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'

/** Shown for unknown and expired addresses alike. */
export function UnknownOffer({ isMember }: { isMember: boolean }) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const own = pageAddress('/:lang/account/business', language)
  return (
    <section className="seller-page seller-page__unknown">
      <title>{t('saved.page_title', { page: t('offer_page.unknown'), company: company.name })}</title>
      <div className="wrap">
        <h1 className="d1 d1--s">{t('offer_page.unknown')}</h1>
        <p className="lead">{t('offer_page.unknown_text')}</p>
        <p className="seller-page__actions">
          <PageLink className="btn" to={isMember ? own : nextAddress('/:lang/sign-in', language, own)}>
            {t(isMember ? 'offer_page.own_offers' : 'offer_page.sign_in')}
          </PageLink>
          <PageLink className="btn btn--line" to={pageAddress('/:lang/contact', language)}>
            {t('offer_page.ask_us')}
          </PageLink>
        </p>
      </div>
    </section>
  )
}

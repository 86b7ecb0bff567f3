import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'

/** Shown for invalid and expired links alike. */
export function UnknownCheck() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  return (
    <section className="seller-page seller-page__unknown">
      <title>{t('saved.page_title', { page: t('offer_page.unknown'), company: company.name })}</title>
      <div className="wrap">
        <h1 className="d1 d1--s">{t('offer_page.unknown')}</h1>
        <p className="lead">{t('availability.unknown_text')}</p>
        <p className="seller-page__actions">
          <PageLink className="btn" to={pageAddress('/:lang/contact', language)}>
            {t('offer_page.ask_us')}
          </PageLink>
        </p>
      </div>
    </section>
  )
}

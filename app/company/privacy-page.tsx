import { useLanguage } from '../i18n/use-language'
import { companyPlace } from '../team/company-place'
import { useSite } from '../team/use-site'
import './legal-page.css'

const sections = ['controller', 'visit', 'device', 'offers', 'files', 'sharing', 'keeping', 'rights'] as const

export default function PrivacyPage() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const facts = {
    company: company.legalName,
    address: companyPlace(company.address, language),
    email: company.email,
    // An international number keeps its order in texts that run from right to left.
    phone: `\u2066${company.phone}\u2069`,
  }
  return (
    <div className="legal">
      <title>{t('privacy_page.page_title', { company: company.name })}</title>
      <meta name="description" content={t('privacy_page.description', { company: company.name })} />
      <div className="wrap">
        <header>
          <h1 className="d1 d1--s">{t('privacy_page.title')}</h1>
          <p className="lead">{t('privacy_page.lead')}</p>
        </header>
        {sections.map((section) => (
          <section key={section}>
            <h2 className="d4">{t(`privacy_page.${section}_title`)}</h2>
            <p>{t(`privacy_page.${section}_text`, facts)}</p>
          </section>
        ))}
      </div>
    </div>
  )
}

import { useLanguage } from '../i18n/use-language'
import { companyPlace } from '../team/company-place'
import { useSite } from '../team/use-site'
import './legal-page.css'

const sections = ['controller', 'visit', 'device', 'offers', 'files', 'sharing', 'keeping', 'rights'] as const

export default function PrivacyPage() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const facts = {
    company: isolated(company.legalName),
    address: isolated(companyPlace(company.address, language)),
    email: isolated(company.email),
    phone: isolated(company.phone.replaceAll(' ', '\u00a0')),
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

/** A name or number in the middle of a sentence, with its own direction of writing (Unicode's isolates). */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

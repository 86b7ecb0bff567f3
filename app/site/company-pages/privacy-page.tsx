import { companyPlace } from '../../company/contacts/company-place'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/privacy-page'
import './legal-page.css'
import { LegalArticle } from './legal-text'
import { legalText } from './legal-text.server'

const sections = [
  'controller',
  'visit',
  'device',
  'offers',
  'requests',
  'inquiries',
  'files',
  'newsletter',
  'accounts',
  'saved',
  'sharing',
  'keeping',
  'rights',
] as const

/** Newsletter provider: ourselves, or the external service at this host. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { newsletterSubscribeUrl, site } = context.get(servicesContext).config
  return {
    own: legalText(site, 'privacy', params.lang),
    newsletterService: newsletterSubscribeUrl && new URL(newsletterSubscribeUrl).host,
  }
}

export default function PrivacyPage({ loaderData: { own, newsletterService } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  if (own) return <LegalArticle title={t('privacy_page.title')} text={own} />
  const facts = {
    company: isolated(company.legalName),
    address: isolated(companyPlace(company.address, language)),
    email: isolated(company.email),
    phone: isolated(company.phone.replaceAll(' ', '\u00a0')),
  }
  return (
    <div className="legal">
      <div className="wrap">
        <header>
          <h1 className="d1 d1--s">{t('privacy_page.title')}</h1>
          <p className="lead">{t('privacy_page.lead')}</p>
        </header>
        {sections.map((section) => (
          <section key={section}>
            <h2 className="d4">{t(`privacy_page.${section}_title`)}</h2>
            <p>
              {section === 'newsletter' && newsletterService
                ? t('privacy_page.newsletter_service_text', { service: isolated(newsletterService) })
                : t(`privacy_page.${section}_text`, facts)}
            </p>
          </section>
        ))}
      </div>
    </div>
  )
}

function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

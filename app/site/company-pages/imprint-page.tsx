import type { ReactNode } from 'react'
import { companyPlace } from '../../company/contacts/company-place'
import { phoneAddress } from '../../company/contacts/phone-address'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { EmailAddress } from '../../platform/ui/email-address'
import '../../platform/ui/fact-list.css'
import type { Route } from './+types/imprint-page'
import './legal-page.css'
import { LegalArticle } from './legal-text'
import { legalText } from './legal-text.server'

/** Provider identification (E-Commerce Directive 2000/31/EC, Article 5). */
export function loader({ params, context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext).config
  return legalText(site, 'imprint', params.lang)
}

export default function ImprintPage({ loaderData: own }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  if (own) return <LegalArticle title={t('imprint_page.title')} text={own} />
  return (
    <div className="legal">
      <div className="wrap">
        <h1 className="d1 d1--s">{t('imprint_page.title')}</h1>
        <section>
          <h2 className="d4">
            <bdi>{company.legalName}</bdi>
          </h2>
          <dl className="fact-list panel">
            <Fact name={t('imprint_page.address')}>{companyPlace(company.address, language)}</Fact>
            <Fact name={t('imprint_page.represented_by')}>{company.representedBy}</Fact>
            {company.register && <Fact name={t('imprint_page.register')}>{company.register}</Fact>}
            <Fact name={t('imprint_page.vat')}>{company.vatId}</Fact>
            <Fact name={t('imprint_page.phone')}>
              <a href={phoneAddress(company.phone)}>
                <bdi dir="ltr">{company.phone}</bdi>
              </a>
            </Fact>
            <Fact name={t('imprint_page.email')}>
              <a href={`mailto:${company.email}`}>
                <EmailAddress email={company.email} />
              </a>
            </Fact>
          </dl>
        </section>
        <section>
          <h2 className="d4">{t('imprint_page.content_title')}</h2>
          <p>{t('imprint_page.content_text', { name: company.representedBy })}</p>
        </section>
        <section>
          <h2 className="d4">{t('imprint_page.trade_title')}</h2>
          <p>{t('imprint_page.trade_text')}</p>
        </section>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

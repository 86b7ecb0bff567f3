import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { useSite } from './use-site'

/** The company in the words of schema.org (JSON-LD `Organization`), for search engines. Browsers take it for data. */
export function CompanyData() {
  const { language } = useLanguage()
  const { publicUrl, company, team } = useSite()
  const { street, postalCode, city, country } = company.address
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicUrl}/#company`,
    name: company.name,
    legalName: company.legalName,
    url: publicUrl + pageAddress('/:lang', language),
    logo: `${publicUrl}/icons/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    vatID: company.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    contactPoint: team.map((member) => ({
      '@type': 'ContactPoint',
      name: member.name,
      contactType: member.title,
      email: member.email,
      telephone: member.phone,
      ...(member.languages.length > 0 && { availableLanguage: member.languages }),
    })),
    ...(company.profiles.length > 0 && { sameAs: company.profiles }),
  }
  // What a setting says could end the element otherwise.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}

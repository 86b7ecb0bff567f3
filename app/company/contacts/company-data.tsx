import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { type SiteFacts, useSite } from './use-site'

/** Company as schema.org data for search engines; rendered only on the server. */
export function CompanyData() {
  const { language } = useLanguage()
  const site = useSite()
  const json = import.meta.env.SSR ? describeCompany(site, pageAddress('/:lang', language)) : ''
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning />
}

function describeCompany({ publicUrl, company, team }: SiteFacts, home: string): string {
  const { street, postalCode, city, country } = company.address
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicUrl}/#company`,
    name: company.name,
    legalName: company.legalName,
    url: publicUrl + home,
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
  // A `</script>` in a setting would otherwise end the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

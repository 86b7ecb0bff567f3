import type { ReactNode } from 'react'
import { companyPlace, mapLink } from '../../company/contacts/company-place'
import { phoneAddress } from '../../company/contacts/phone-address'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'

export function ContactOptions() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const { street, postalCode, city } = company.address
  return (
    <dl className="contact-facts">
      <Way icon="mail" label={t('contact_page.email')}>
        <a href={`mailto:${company.email}`}>
          <bdi dir="ltr">{company.email}</bdi>
        </a>
      </Way>
      <Way icon="phone" label={t('contact_page.phone')}>
        <a href={phoneAddress(company.phone)}>
          <bdi dir="ltr">{company.phone}</bdi>
        </a>
      </Way>
      <Way icon="map-pin" label={t('contact_page.address')}>
        <address>
          {[company.legalName, street, `${postalCode} ${city}`].map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
        <a href={mapLink(companyPlace(company.address, language))}>{t('contact_page.open_in_maps')}</a>
      </Way>
      <Way icon="receipt" label={t('contact_page.vat')}>
        <bdi className="tabular" dir="ltr">
          {company.vatId}
        </bdi>
      </Way>
    </dl>
  )
}

function Way(props: { icon: 'mail' | 'phone' | 'map-pin' | 'receipt'; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={props.icon} />
        {props.label}
      </dt>
      <dd>{props.children}</dd>
    </div>
  )
}

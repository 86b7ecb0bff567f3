import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { companyPlace, mapLink } from './company-place'
import { phoneAddress } from './phone-address'
import { useSite } from './use-site'

/** The company's phone, mail and address. @param props.link class of the links */
export function ContactWays(props: { className?: string; link?: string }) {
  const { className, link } = props
  const { language } = useLanguage()
  const { company } = useSite()
  return (
    <ul className={className}>
      <li>
        <a className={link} href={phoneAddress(company.phone)}>
          <Icon name="phone" />
          <bdi dir="ltr">{company.phone}</bdi>
        </a>
      </li>
      <li>
        <a className={link} href={`mailto:${company.email}`}>
          <Icon name="mail" />
          <bdi dir="ltr">{company.email}</bdi>
        </a>
      </li>
      <li>
        <a className={link} href={mapLink(companyPlace(company.address, language))}>
          <Icon name="map-pin" />
          <bdi>{company.address.street}</bdi>
        </a>
      </li>
    </ul>
  )
}

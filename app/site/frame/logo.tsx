import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'

export function Logo() {
  const { language } = useLanguage()
  const { company, brand } = useSite()
  return (
    <PageLink className="logo" to={pageAddress('/:lang', language)}>
      <img src={brand.mark} alt="" />
      <span>{company.name}</span>
    </PageLink>
  )
}

import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { useSite } from '../team/use-site'
import { Mark } from '../ui/mark'
import { PageLink } from '../ui/page-link'

/** The mark and the company's name, leading home. */
export function Logo() {
  const { language } = useLanguage()
  const { company } = useSite()
  return (
    <PageLink className="logo" to={pageAddress('/:lang', language)}>
      <Mark />
      <span>{company.name}</span>
    </PageLink>
  )
}

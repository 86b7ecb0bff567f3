import { Link } from 'react-router'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { useSite } from '../team/use-site'
import { Mark } from '../ui/mark'

/** The mark and the company's name, leading home. */
export function Logo() {
  const { language } = useLanguage()
  const { company } = useSite()
  return (
    <Link className="logo" to={pageAddress('/:lang', language)}>
      <Mark />
      <span>{company.name}</span>
    </Link>
  )
}

import { useSite } from '../../company/contacts/use-site'

export function CompanyMark() {
  return <img src={useSite().brand.mark} alt="" />
}

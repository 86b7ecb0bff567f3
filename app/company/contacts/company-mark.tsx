import { useSite } from './use-site'

export function CompanyMark() {
  return <img src={useSite().brand.mark} alt="" />
}

import { Mark } from '../../platform/ui/mark'
import { useSite } from './use-site'

/** The company's mark, or the program's. */
export function CompanyMark() {
  const { brand } = useSite()
  return brand.mark ? <img src={brand.mark} alt="" width="40" height="40" /> : <Mark />
}

import { useLanguage } from '../../platform/i18n/use-language'
import './reserved-tape.css'

export function ReservedBadge() {
  const { t } = useLanguage()
  const reserved = t('lot.reserved')
  return (
    <span className="tape" role="img" aria-label={reserved}>
      {`${reserved}\u2003`.repeat(5)}
    </span>
  )
}

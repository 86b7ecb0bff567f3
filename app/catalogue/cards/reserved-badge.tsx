import { useLanguage } from '../../platform/i18n/use-language'
import './reserved-tape.css'

const times = ['a', 'b', 'c', 'd', 'e']

export function ReservedBadge() {
  const { t } = useLanguage()
  return (
    <span className="tape">
      <span className="vh">{t('lot.reserved')}</span>
      {times.map((time) => (
        <i key={time} aria-hidden="true">
          {t('lot.reserved')}
        </i>
      ))}
    </span>
  )
}

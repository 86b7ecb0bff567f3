import { useId } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { type AlertChoice, alertChoices } from '../saved-searches/saved-search'
import '../../platform/ui/select.css'

export function AlertSelect({ value }: { value: AlertChoice }) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('saved_searches.alerts')}
      </label>
      <select className="input" id={id} name="alerts" defaultValue={value} key={value}>
        {alertChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`saved_searches.frequencies.${choice}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

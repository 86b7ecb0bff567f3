import { useId } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { searchLimits } from '../saved-searches/saved-search'

export function SearchName({ value }: { value: string }) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('saved_searches.name')}
      </label>
      <input
        className="input"
        id={id}
        name="name"
        required
        maxLength={searchLimits.name}
        defaultValue={value}
        key={value}
        dir="auto"
      />
    </div>
  )
}

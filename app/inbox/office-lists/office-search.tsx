import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'

export function OfficeSearch(props: { q: string; label: string; hint: string }) {
  return (
    <search className="office__find">
      <Icon name="search" />
      <input
        className="input input--md"
        type="search"
        name="q"
        defaultValue={props.q}
        maxLength={200}
        aria-label={props.label}
        placeholder={props.hint}
        aria-keyshortcuts="/"
      />
    </search>
  )
}

export function OfficeFilters({ open, children }: { open: boolean; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <details className="office__filters" open={open}>
      <summary>
        <Icon name="sliders" size="sm" />
        {t('inbox.filters')}
      </summary>
      <div>
        {children}
        <button className="btn btn--line btn--md" type="submit">
          {t('inbox.find')}
        </button>
      </div>
    </details>
  )
}

export function OfficeFilter(props: { name: string; label: string; chosen: string | null; children: ReactNode }) {
  const { name, label, chosen, children } = props
  const { t } = useLanguage()
  return (
    <label>
      <span className="caption">{label}</span>
      <select className="input input--md" name={name} defaultValue={chosen ?? ''}>
        <option value="">{t('inbox.any')}</option>
        {children}
      </select>
    </label>
  )
}

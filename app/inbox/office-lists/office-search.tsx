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

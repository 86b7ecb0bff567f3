import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { type DraftKind, parseDraftKind } from '../replies/draft-kinds'
import './item-composer.css'

/** `id` of a form's panel, the target of links and shortcuts. */
export const composerIds = { reply: 'reply', counter_offer: 'counter-offer', note: 'note' } as const

/** All forms stay mounted, so that switching tabs loses no text. Without JavaScript a tab is a link. */
export function ItemComposer(props: {
  forms: readonly { readonly name: DraftKind; readonly label: string; readonly form: ReactNode }[]
  refused: DraftKind | null
}) {
  const { forms, refused } = props
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const [picked, pick] = useState<DraftKind | null>(null)
  const named = [picked, refused, parseDraftKind(search.get('compose'))]
  const open = named.find((name) => forms.some((form) => form.name === name)) ?? forms[0]?.name
  const show = (event: MouseEvent, name: DraftKind) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    flushSync(() => pick(name))
    // Only after a click: a keyboard user may be moving through the tabs.
    if (event.detail > 0) focusText(name)
  }
  return (
    <div className="panel composer" id="compose">
      <nav className="office__tabs" aria-label={t('inbox.compose')}>
        <ul>
          {forms.map(({ name, label }) => (
            <li key={name}>
              <PageLink
                to={`?${new URLSearchParams({ ...Object.fromEntries(search), compose: name })}#compose`}
                aria-current={name === open ? 'true' : undefined}
                aria-controls={composerIds[name]}
                data-compose={name}
                onClick={(event: MouseEvent) => show(event, name)}
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {forms.map(({ name, label, form }) => (
        <section className="office-panel" key={name} id={composerIds[name]} aria-label={label} hidden={name !== open}>
          {form}
        </section>
      ))}
    </div>
  )
}

/** Opens a form of the composer and focuses its text field. */
export function beginToWrite(name: DraftKind): void {
  document.querySelector<HTMLElement>(`#compose [data-compose=${name}]`)?.click()
  focusText(name)
}

function focusText(name: DraftKind): void {
  const panel = document.getElementById(composerIds[name])
  const field = panel?.querySelector<HTMLElement>(name === 'counter_offer' ? 'input:not([type=hidden])' : 'textarea')
  field?.focus()
  if (name !== 'reply' || !(field instanceof HTMLTextAreaElement)) return
  const salutation = field.value.indexOf('\n\n')
  if (salutation >= 0) field.setSelectionRange(salutation + 2, salutation + 2)
}

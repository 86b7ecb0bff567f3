import type { MouseEvent, SelectHTMLAttributes } from 'react'

/** The server sends the options as one piece of HTML: four lists of 250 took React longer than the rest of a page. */
export function CountrySelect(
  props: {
    options: string
    chosen: readonly string[]
    none?: string
  } & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'defaultValue' | 'value'>,
) {
  const { options, chosen, none, ...control } = props
  const first = none === undefined ? '' : optionOf('', none)
  return (
    <select
      {...control}
      {...(control.multiple && { onMouseDown: toggleOption })}
      dangerouslySetInnerHTML={{ __html: first + choose(options, chosen) }}
    />
  )
}

/** A click adds or removes one option. By itself the browser would drop the others, unless Ctrl or ⌘ is held. */
function toggleOption(event: MouseEvent<HTMLSelectElement>): void {
  const { target: option, currentTarget: list } = event
  if (!(option instanceof HTMLOptionElement) || event.button !== 0 || event.shiftKey) return
  event.preventDefault()
  const { scrollTop } = list
  list.focus({ preventScroll: true })
  option.selected = !option.selected
  // Chromium scrolls to the first selected option.
  list.scrollTop = scrollTop
  for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }))
}

export function optionOf(value: string, text: string): string {
  return `<option value="${value}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</option>`
}

/** Marks options as selected; unknown values are ignored. */
function choose(options: string, chosen: readonly string[]): string {
  const codes = chosen.filter((code) => /^[A-Z]{2}$/.test(code))
  return codes.reduce((html, code) => html.replace(`<option value="${code}"`, '$& selected=""'), options)
}

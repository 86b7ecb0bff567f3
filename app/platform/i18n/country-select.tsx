import type { SelectHTMLAttributes } from 'react'

/**
 * A choice of countries, or of several where it says `multiple`. Its options come from the server as one piece of HTML
 * (`countryOptions`): four lists of 250 took React longer than all the rest of a page, here and in the browser.
 */
export function CountrySelect(
  props: {
    options: string
    /** The codes of the countries that are chosen to begin with. */
    chosen: readonly string[]
    /** What choosing none is called. */
    none?: string
  } & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'defaultValue' | 'value'>,
) {
  const { options, chosen, none, ...control } = props
  const first = none === undefined ? '' : optionOf('', none)
  return <select {...control} dangerouslySetInnerHTML={{ __html: first + choose(options, chosen) }} />
}

/** An option as HTML. */
export function optionOf(value: string, text: string): string {
  return `<option value="${value}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</option>`
}

/** Marks options as chosen. What is none of their values finds nothing to mark. */
function choose(options: string, chosen: readonly string[]): string {
  const codes = chosen.filter((code) => /^[A-Z]{2}$/.test(code))
  return codes.reduce((html, code) => html.replace(`<option value="${code}"`, '$& selected=""'), options)
}

import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { categories } from '../../lots/facts/categories'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { recentSearches } from './recent-searches'

export interface Suggestible {
  /** Brands that the visitor may know, and countries with lots. */
  readonly names: readonly string[]
  readonly lots: readonly { readonly reference: string; readonly title: string }[]
}

/** The browser suggests earlier searches, categories, brands, countries and lots; the list follows while one types. */
export function SearchBox({ q, suggestible }: { q: string; suggestible: Suggestible }) {
  const { t } = useLanguage()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  useRemembered(q)
  const suggest = useCallback(
    () =>
      setSuggestions((known) => [
        ...new Set([
          ...recentSearches.read(),
          ...categories.map((category) => t(`categories.${category}`)),
          ...suggestible.names,
          ...suggestible.lots.flatMap(({ title, reference }) => [title, reference]),
          ...known,
        ]),
      ]),
    [suggestible, t],
  )
  // The box may have had the focus before hydration.
  useEffect(() => {
    if (box.current === document.activeElement) suggest()
  }, [suggest])
  return (
    <search className="input-group">
      <input
        ref={box}
        className="input"
        id="search"
        type="search"
        name="q"
        maxLength={200}
        defaultValue={q}
        aria-label={t('products_page.search')}
        placeholder={t('products_page.placeholder')}
        list={id}
        autoComplete="off"
        onFocus={suggest}
      />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <button className="icon-button" type="submit" aria-label={t('products_page.search')}>
        <Icon name="search" />
      </button>
    </search>
  )
}

/** Remembers the search when the visitor leaves the list; earlier ones were intermediate. */
function useRemembered(q: string): void {
  const latest = useRef(q)
  useEffect(() => {
    latest.current = q
  }, [q])
  useEffect(() => {
    const remember = () => {
      if (latest.current.length > 1) recentSearches.add(latest.current)
    }
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('pagehide', remember)
      remember()
    }
  }, [])
}

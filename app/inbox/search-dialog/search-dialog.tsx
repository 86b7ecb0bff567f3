import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import { SearchResults, type SearchView } from './search-results'
import './search.css'

/** Debounce in milliseconds. */
const PAUSE_MS = 120

const DIALOG = 'office-search'

function openSearch() {
  const dialog = document.querySelector<HTMLDialogElement>(`#${DIALOG}`)
  if (!dialog?.open) dialog?.showModal()
  dialog?.querySelector('input')?.select()
}

/** Opens the search dialog; without JavaScript, the search page. */
export function SearchLink() {
  const { t, language } = useLanguage()
  return (
    <PageLink
      className="rail__search"
      to={pageAddress('/:lang/team/search', language)}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        openSearch()
      }}
    >
      <Icon name="search" />
      <span>{t('office_search.title')}</span>
      <kbd>Ctrl K</kbd>
    </PageLink>
  )
}

/** Search dialog, opened by its link or Ctrl+K, with results while typing. Enter opens the search page. */
export function SearchDialog() {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/search', language)
  const dialog = useRef<HTMLDialogElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fetcher = useFetcher<SearchView>()
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const search = (typed: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => void fetcher.load(`${page}?${new URLSearchParams({ q: typed })}`), PAUSE_MS)
  }
  return (
    <dialog
      className="search-dialog"
      id={DIALOG}
      ref={dialog}
      aria-label={t('office_search.title')}
      onKeyDown={moveByArrows}
      onClick={({ target }) => {
        if (target === dialog.current || (target instanceof Element && target.closest('a'))) dialog.current?.close()
      }}
    >
      <Form action={page} onSubmit={() => dialog.current?.close()}>
        <input
          className="input"
          type="search"
          name="q"
          maxLength={200}
          aria-label={t('office_search.title')}
          placeholder={t('office_search.hint')}
          autoComplete="off"
          onChange={({ target }) => search(target.value)}
        />
      </Form>
      <div aria-live="polite" aria-busy={fetcher.state !== 'idle'}>
        {fetcher.data && <SearchResults view={fetcher.data} page={page} />}
      </div>
    </dialog>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search-hits a')]
  const here = stops.findIndex((stop) => stop.matches(':focus'))
  const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

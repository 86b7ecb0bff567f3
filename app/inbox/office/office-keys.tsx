import type { RefObject } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { KeysHelp } from '../keys/keys-help'
import { useKeys } from '../keys/use-keys'
import { officePlaces } from './office-places'

/** What keys do, by key. A page names its own by `export const handle = { keys }`. */
export type KeyNames = Readonly<Record<string, MessageKey>>

/** Keys of every page of the office; those of lists where a page has a table and no keys of its own. */
const everywhere: KeyNames = {
  j: 'inbox.key.next',
  k: 'inbox.key.previous',
  Enter: 'inbox.key.open',
  x: 'inbox.key.choose',
  '/': 'inbox.key.search',
  'Ctrl+k': 'office_search.title',
  ...Object.fromEntries(officePlaces.map(({ label }, place) => [String(place + 1), label])),
  '?': 'inbox.key.help',
}

/** Single keys of the office, and their help. A page's own keys come first. */
export function OfficeKeys({ help }: { help: RefObject<HTMLDialogElement | null> }) {
  const navigate = useNavigate()
  const { language } = useLanguage()
  const own = useMatches().flatMap(({ handle }) => (hasKeys(handle) ? [handle.keys] : []))
  const places = officePlaces.map(({ pages }, place) => [
    String(place + 1),
    () => void navigate(pageAddress(pages[0].page, language)),
  ])
  const actions = {
    ...Object.fromEntries(places),
    j: () => goBy(1),
    k: () => goBy(-1),
    x: () => tick(false),
    X: () => tick(true),
    '/': () => document.querySelector<HTMLElement>('main [type=search]')?.focus(),
    '?': () => help.current?.showModal(),
  }
  const switched = useKeys(actions, true)
  return <KeysHelp keys={Object.assign({}, everywhere, ...own)} help={help} switched={switched} />
}

const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody tr')].filter((row) => row.checkVisibility())

function goBy(step: 1 | -1): void {
  const all = rows()
  const here = all.findIndex((row) => row.contains(document.activeElement))
  const next = here < 0 ? (step === 1 ? 0 : all.length - 1) : Math.min(Math.max(here + step, 0), all.length - 1)
  all[next]?.querySelector<HTMLElement>('a[href], button, summary, input[type=checkbox]')?.focus()
}

/** @param isRange from the last ticked row on */
function tick(isRange: boolean): void {
  const row = rows().find((each) => each.contains(document.activeElement))
  row
    ?.querySelector('input[type=checkbox]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
}

function hasKeys(handle: unknown): handle is { keys: KeyNames } {
  return typeof handle === 'object' && handle !== null && 'keys' in handle
}

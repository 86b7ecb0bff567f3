import type { RefObject } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { KeysHelp } from '../keys/keys-help'
import { useKeys } from '../keys/use-keys'
import { officePlaces } from './office-places'

/** Descriptions by key. Pages export theirs as `handle = { keys }`. */
export type KeyNames = Readonly<Record<string, MessageKey>>

/** Shortcuts of pages without their own, most of which are lists. */
const ofLists: KeyNames = {
  j: 'inbox.key.next',
  k: 'inbox.key.previous',
  Enter: 'inbox.key.open',
  x: 'inbox.key.choose',
  '/': 'inbox.key.search',
}

const everywhere: KeyNames = {
  'Ctrl+k': 'office_search.title',
  ...Object.fromEntries(officePlaces.map(({ label }, place) => [String(place + 1), label])),
  '?': 'inbox.key.help',
}

/** Single-key shortcuts of the office with their help. A page's own take precedence. */
export function OfficeKeys({ help }: { help: RefObject<HTMLDialogElement | null> }) {
  const navigate = useNavigate()
  const { language } = useLanguage()
  const own = useMatches().findLast(({ handle }) => hasKeys(handle))?.handle
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
  return <KeysHelp keys={{ ...(hasKeys(own) ? own.keys : ofLists), ...everywhere }} help={help} switched={switched} />
}

const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody tr')].filter((row) => row.checkVisibility())

function goBy(step: 1 | -1): void {
  const all = rows()
  const here = all.findIndex((row) => row.contains(document.activeElement))
  const next = here < 0 ? (step === 1 ? 0 : all.length - 1) : Math.min(Math.max(here + step, 0), all.length - 1)
  const find = (selector: string) => all[next]?.querySelector<HTMLElement>(selector)
  // Enter opens a row by its link; on its checkbox, it would send the form around the list.
  ;(find('a[href]') ?? find('button, summary, input[type=checkbox]'))?.focus()
}

/** @param isRange selects from the last ticked row */
function tick(isRange: boolean): void {
  const row = rows().find((each) => each.contains(document.activeElement))
  row
    ?.querySelector('input[type=checkbox]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
}

function hasKeys(handle: unknown): handle is { keys: KeyNames } {
  return typeof handle === 'object' && handle !== null && 'keys' in handle
}

import { type Language, languageOfPath } from '../../platform/i18n/languages'
import { type PagePath, pageAddress } from '../../platform/i18n/page-address'
import { searchWith } from './account-dialog'
import { NEXT } from './account-fields'

/** Stands for whatever origin we have: an address that leaves it was none of our pages. */
const HERE = 'http://here.invalid'

/**
 * The page to go on to after a form of the account: the wanted one if it is a page of ours, given as path and query, else
 * the home page. What is wanted comes from outside and may try to lead elsewhere (`//elsewhere`, `/\elsewhere`).
 */
export function nextPage(wanted: string | null | undefined, language: Language): string {
  const home = pageAddress('/:lang', language)
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return home
  const { origin, pathname, search } = new URL(wanted, HERE)
  return origin === HERE && languageOfPath(pathname) ? pathname + searchWith(search, null) : home
}

/** A page that leads on to another one when it is done. @param next a page of ours, as path and query */
export function nextAddress(page: PagePath, language: Language, next: string): string {
  return `${pageAddress(page, language)}?${new URLSearchParams({ [NEXT]: next })}`
}

/** Where the second step of a login is done: over the page to go on to, in the dialog, or on a page of its own. */
export function secondStepAddress(next: string, inDialog: boolean, language: Language): string {
  if (!inDialog) return nextAddress('/:lang/sign-in/code', language, next)
  const { pathname, search } = new URL(next, HERE)
  return pathname + searchWith(search, 'code')
}

/** What a page's query names as the page to go on to. */
export function wantedPage(search: string): string | null {
  return new URLSearchParams(search).get(NEXT)
}

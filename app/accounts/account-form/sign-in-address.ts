import { type Language, languageOfPath } from '../../platform/i18n/languages'
import { type PagePath, pageAddress } from '../../platform/i18n/page-address'
import { searchWith } from './account-dialog'
import { NEXT } from './account-fields'

/** Placeholder origin: an address that resolves to another origin is not ours. */
const HERE = 'http://here.invalid'

/** `wanted` if it is on this site, else home. Untrusted input that may try to leave it (`//elsewhere`, `/\elsewhere`). */
export function nextPage(wanted: string | null | undefined, language: Language): string {
  const home = pageAddress('/:lang', language)
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return home
  const { origin, pathname, search } = new URL(wanted, HERE)
  return origin === HERE && languageOfPath(pathname) ? pathname + searchWith(search, null) : home
}

/** Address of a page that continues to `next`. @param next path and query on this site */
export function nextAddress(page: PagePath, language: Language, next: string): string {
  return `${pageAddress(page, language)}?${new URLSearchParams({ [NEXT]: next })}`
}

export function secondStepAddress(next: string, inDialog: boolean, language: Language): string {
  if (!inDialog) return nextAddress('/:lang/sign-in/code', language, next)
  const { pathname, search } = new URL(next, HERE)
  return pathname + searchWith(search, 'code')
}

/** The raw `next` parameter of a query; untrusted. */
export function wantedPage(search: string): string | null {
  return new URLSearchParams(search).get(NEXT)
}

const allNews = ['password', 'joined'] as const

type SignInNotice = (typeof allNews)[number]

export function signInWith(news: SignInNotice, language: Language): string {
  const query = new URLSearchParams({ news })
  if (news === 'joined') query.set(NEXT, pageAddress('/:lang/team', language))
  return `${pageAddress('/:lang/sign-in', language)}?${query}`
}

export function noticeOf(search: string): SignInNotice | null {
  const asked = new URLSearchParams(search).get('news')
  return allNews.find((news) => news === asked) ?? null
}

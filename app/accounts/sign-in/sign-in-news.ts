import type { Language } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { NEXT } from './account-fields'

const allNews = ['password', 'joined'] as const

/** What has just happened, when somebody comes to sign in: a new password is set, or the team is joined. */
type SignInNews = (typeof allNews)[number]

/** The page to sign in on, which tells the news. */
export function signInWith(news: SignInNews, language: Language): string {
  const query = new URLSearchParams({ news })
  if (news === 'joined') query.set(NEXT, pageAddress('/:lang/team', language))
  return `${pageAddress('/:lang/sign-in', language)}?${query}`
}

/** The news that a page's query tells, or null. */
export function newsOf(search: string): SignInNews | null {
  const told = new URLSearchParams(search).get('news')
  return allNews.find((news) => news === told) ?? null
}

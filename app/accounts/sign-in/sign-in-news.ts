import type { Language } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { NEXT } from './account-fields'

const allNews = ['password', 'joined'] as const

type SignInNews = (typeof allNews)[number]

export function signInWith(news: SignInNews, language: Language): string {
  const query = new URLSearchParams({ news })
  if (news === 'joined') query.set(NEXT, pageAddress('/:lang/team', language))
  return `${pageAddress('/:lang/sign-in', language)}?${query}`
}

export function newsOf(search: string): SignInNews | null {
  const told = new URLSearchParams(search).get('news')
  return allNews.find((news) => news === told) ?? null
}

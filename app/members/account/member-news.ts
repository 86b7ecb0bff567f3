import type { Language } from '../../platform/i18n/languages'
import { type PagePath, pageAddress } from '../../platform/i18n/page-address'

const PARAMETER = 'done'

const allNews = ['profile', 'email', 'keep_email', 'password', 'session'] as const

export type MemberNews = (typeof allNews)[number]

export function pageWithNews(page: PagePath, language: Language, news: MemberNews): string {
  return `${pageAddress(page, language)}?${PARAMETER}=${news}`
}

export function memberNewsOf(search: string): MemberNews | null {
  const told = new URLSearchParams(search).get(PARAMETER)
  return allNews.find((news) => news === told) ?? null
}

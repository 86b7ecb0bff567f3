import type { Language } from '../../platform/i18n/languages'
import { type PagePath, pageAddress } from '../../platform/i18n/page-address'

/** The query's name for what has just been done. */
const PARAMETER = 'done'

const allNews = ['profile', 'email', 'keep_email', 'password', 'session'] as const

/** What has just been done in the member area; the end of the key of its text. */
export type MemberNews = (typeof allNews)[number]

/** A page of the member area, which tells the news. */
export function pageWithNews(page: PagePath, language: Language, news: MemberNews): string {
  return `${pageAddress(page, language)}?${PARAMETER}=${news}`
}

/** The news that a page's query tells, or null. */
export function memberNewsOf(search: string): MemberNews | null {
  const told = new URLSearchParams(search).get(PARAMETER)
  return allNews.find((news) => news === told) ?? null
}

import type { Language } from '../../platform/i18n/languages'
import { type PagePath, pageAddress } from '../../platform/i18n/page-address'

const PARAMETER = 'done'

const allNews = ['profile', 'email', 'keep_email', 'password', 'session'] as const

type MemberNotice = (typeof allNews)[number]

export function pageWithNotice(page: PagePath, language: Language, news: MemberNotice): string {
  return `${pageAddress(page, language)}?${PARAMETER}=${news}`
}

export function memberNoticeOf(search: string): MemberNotice | null {
  const told = new URLSearchParams(search).get(PARAMETER)
  return allNews.find((news) => news === told) ?? null
}

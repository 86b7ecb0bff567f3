import type { Audience } from '../../lots/facts/disclosure'
import { calendarDay } from '../../platform/base/working-days'
import { formatDate } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { describeQuery } from '../list/describe-query.server'
import { findNewLots } from '../search/find-lot-news.server'
import type { AlertChoice } from './saved-search'
import { normalizeQuery, type SavedSearch } from './saved-searches.server'

const MAX_COUNTED = 99

export interface SearchView {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly alerts: AlertChoice
  readonly saved: string
  readonly fresh: { readonly number: number; readonly more: boolean }
}

export async function presentSearches(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  searches: readonly SavedSearch[],
  { audience, language }: { readonly audience: Audience; readonly language: Language },
): Promise<SearchView[]> {
  const until = services.now()
  const { timeZone } = services.config.site.company
  const views: SearchView[] = []
  for (const search of searches) {
    const { id, name, frequency, alerting, lookedAt, createdAt } = search
    const { query } = normalizeQuery(search.query)
    const reader = { audience, language: search.language }
    const found = await findNewLots(services, query, reader, { since: lookedAt, until }, MAX_COUNTED + 1)
    views.push({
      id,
      name,
      about: describeQuery(query, language),
      alerts: alerting ? frequency : 'off',
      saved: formatDate(calendarDay(createdAt, timeZone), language),
      fresh: { number: Math.min(found.length, MAX_COUNTED), more: found.length > MAX_COUNTED },
    })
  }
  return views
}

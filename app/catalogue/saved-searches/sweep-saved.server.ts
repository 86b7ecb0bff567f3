import type { Services } from '../../platform/services/services.server'
import { forgetMergedLists } from '../watchlist/saved-lots.server'
import { forgetAlertTokens } from './alert-tokens.server'
import { forgetDeletedSearches } from './saved-searches.server'

const DAY = 24 * 60 * 60 * 1000

/** Retention in milliseconds. */
const keptFor = {
  deleted: DAY,
  /** Keys of merged device lists; no device retries after this long. */
  merged: 90 * DAY,
  /** Unsubscribe links, since people keep old mails. */
  tokens: 400 * DAY,
} as const

export async function sweepSaved(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = (span: number) => new Date(services.now().getTime() - span)
  await forgetDeletedSearches(services, before(keptFor.deleted))
  await forgetMergedLists(services, before(keptFor.merged))
  await forgetAlertTokens(services, before(keptFor.tokens))
}

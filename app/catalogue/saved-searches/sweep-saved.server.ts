import type { Services } from '../../platform/services/services.server'
import { deleteMergedListKeys } from '../watchlist/saved-lots.server'
import { deleteAlertTokens } from './alert-tokens.server'
import { purgeDeletedSearches } from './saved-searches.server'
import { deleteReportedLots } from './waiting-searches.server'

const DAY = 24 * 60 * 60 * 1000

/** Retention in milliseconds. */
const retention = {
  deleted: DAY,
  /** Keys of merged device lists; no device retries after this long. */
  merged: 90 * DAY,
  /** Longer than any alert waits. */
  told: 90 * DAY,
  /** Unsubscribe links, since people keep old mails. */
  tokens: 400 * DAY,
} as const

export async function sweepSaved(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = (span: number) => new Date(services.now().getTime() - span)
  await purgeDeletedSearches(services, before(retention.deleted))
  await deleteMergedListKeys(services, before(retention.merged))
  await deleteReportedLots(services, before(retention.told))
  await deleteAlertTokens(services, before(retention.tokens))
}

import type { Services } from '../../platform/services/services.server'
import { forgetMergedLists } from '../watchlist/saved-lots.server'
import { forgetAlertTokens } from './alert-tokens.server'
import { forgetDeletedSearches } from './saved-searches.server'

const DAY = 24 * 60 * 60 * 1000

/** How long each is kept, in milliseconds. */
const keptFor = {
  /** A deleted search: until it cannot be had back any more. */
  deleted: DAY,
  /** The key of a list that a device handed over: a device that has not asked since will not ask again. */
  merged: 90 * DAY,
  /** The links in alerts, of which people keep some. */
  tokens: 400 * DAY,
} as const

/** Forgets what is left of saved searches and lists when it is of no use any more. */
export async function sweepSaved(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = (span: number) => new Date(services.now().getTime() - span)
  await forgetDeletedSearches(services, before(keptFor.deleted))
  await forgetMergedLists(services, before(keptFor.merged))
  await forgetAlertTokens(services, before(keptFor.tokens))
}

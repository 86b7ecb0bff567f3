import { findLots } from '../../lots/lots/find-lots.server'
import type { Services } from '../../platform/services/services.server'
import { findSavedLots } from '../watchlist/saved-lots.server'
import { watchlistLimits } from '../watchlist/watchlist-limits'
import { findSearches } from './saved-searches.server'

export async function exportSaved(services: Pick<Services, 'db' | 'config'>, memberId: string) {
  const saved = await findSavedLots(services, memberId, { after: null, limit: watchlistLimits.lots })
  const lots = await findLots(
    services,
    saved.map(({ id }) => id),
  )
  const references = new Map(lots.map(({ id, reference }) => [id, reference]))
  const searches = await findSearches(services, memberId)
  return {
    savedLots: saved.map(({ id, createdAt }) => ({ reference: references.get(id) ?? null, savedAt: createdAt })),
    savedSearches: searches.map(({ memberId: _member, deletedAt: _deleted, ...search }) => search),
  }
}

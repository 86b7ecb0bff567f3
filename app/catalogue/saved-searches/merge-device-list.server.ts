import { z } from 'zod'
import { languages } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { addReferences, claimListKey } from '../watchlist/saved-lots.server'
import { watchlistLimits } from '../watchlist/watchlist-limits'
import { searchLimits } from './saved-search'
import { addSearch } from './saved-searches.server'

export const deviceListSchema = z.object({
  key: z.uuid('validation.invalid').describe('Made by the device for this list: sent again it is taken over once.'),
  lots: z
    .array(z.string().max(40, 'validation.too_long'))
    .max(watchlistLimits.deviceLots, 'validation.too_many')
    .describe('References, the latest first. Those of no lot are left out.'),
  searches: z
    .array(
      z.object({
        query: z.string().max(searchLimits.query, 'validation.too_long').describe("As the list's address has it."),
        language: z.enum(languages, 'validation.language'),
      }),
    )
    .max(watchlistLimits.deviceSearches, 'validation.too_many'),
})

/** Merges a device's list once: a retry does not restore what the member has removed since. @throws {Refusal} 409 limit exceeded */
export async function mergeDeviceList(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { key, lots, searches }: z.output<typeof deviceListSchema>,
  memberId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    if (!(await claimListKey(tx, services, key, memberId))) return
    await addReferences(tx, services, [...new Set(lots)], memberId)
    for (const search of searches) await addSearch(tx, services, { ...search, alerts: 'daily' }, memberId)
  })
}

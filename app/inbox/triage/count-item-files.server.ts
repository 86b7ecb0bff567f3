import { countFiles } from '../../offers/offers/count-files.server'
import type { Services } from '../../platform/services/services.server'
import type { Item } from './find-items.server'

/** How many files came with each of some items, and how large they are together: with offers some do. */
export function countItemFiles(
  services: Pick<Services, 'db'>,
  items: readonly Pick<Item, 'id' | 'kind'>[],
): Promise<Map<string, { count: number; bytes: number }>> {
  return countFiles(
    services,
    items.filter(({ kind }) => kind === 'offer').map(({ id }) => id),
  )
}

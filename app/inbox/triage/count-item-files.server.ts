import { countFiles } from '../../offers/offers/count-files.server'
import type { Services } from '../../platform/services/services.server'
import type { Item } from './find-items.server'

/** Number and total size of files per item; only offers have files. */
export function countItemFiles(
  services: Pick<Services, 'db'>,
  items: readonly Pick<Item, 'id' | 'kind'>[],
): Promise<Map<string, { count: number; bytes: number }>> {
  return countFiles(
    services,
    items.filter(({ kind }) => kind === 'offer').map(({ id }) => id),
  )
}

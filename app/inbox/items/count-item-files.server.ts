import { countFiles } from '../../offers/offers/find-offers.server'
import type { Services } from '../../platform/services/services.server'
import { countFilesOfItems } from '../item-files/item-files.server'
import type { Item } from './find-items.server'

export async function countItemFiles(
  services: Pick<Services, 'db'>,
  items: readonly Pick<Item, 'id' | 'kind'>[],
): Promise<Map<string, { count: number; bytes: number }>> {
  const ids = (isOffer: boolean) => items.filter(({ kind }) => (kind === 'offer') === isOffer).map(({ id }) => id)
  const [ofOffers, ofOthers] = await Promise.all([
    countFiles(services, ids(true)),
    countFilesOfItems(services, ids(false)),
  ])
  return new Map([...ofOffers, ...ofOthers])
}

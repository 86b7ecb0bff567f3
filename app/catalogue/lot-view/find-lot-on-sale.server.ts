import { openStatuses } from '../../lots/facts/trade-terms'
import { findLot, type Lot } from '../../lots/lots/find-lots.server'
import { type Reader, statusOn } from '../../lots/presentation/present-lot.server'
import { Refusal } from '../../platform/base/errors'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { presentCards } from '../cards/present-cards.server'
import { parseQueryLeniently } from '../search/catalogue-query'
import { type FindServices, searchLots } from '../search/search-lots.server'

const SIMILAR = 4

export interface LotOnSale {
  readonly lot: Lot
  readonly language: Language
  readonly today: string
}

/** The lot that a file URL names. @throws {Refusal} 404 unsupported language, or the lot is not on sale */
export async function requireLotOnSale(
  services: Pick<Services, 'config' | 'db' | 'storage' | 'now'>,
  { lang = '', reference = '' }: { readonly lang?: string; readonly reference?: string },
): Promise<LotOnSale> {
  const { site } = services.config
  const language = site.languages.find((each) => each === lang) ?? null
  const lot = language && (await findLot(services, reference))
  const today = todayOf(services)
  if (!lot || !openStatuses.some((status) => status === statusOn(lot, today)))
    throw new Refusal('errors.not_found', 404)
  return { lot, language, today }
}

/** A lot with similar ones; null for drafts too, which are not revealed outside the office. */
export async function findWithSimilar(services: FindServices, reference: string, reader: Reader) {
  const lot = await findLot(services, reference)
  if (!lot || lot.status === 'draft') return null
  const like = parseQueryLeniently(new URLSearchParams(lot.categories.map((category) => ['category', category])))
  const isListed = services.config.site.sections.catalogue
  const { lots } = isListed ? await searchLots(services, { ...like, limit: SIMILAR + 1 }, reader) : { lots: [] }
  const others = lots.filter(({ id }) => id !== lot.id).slice(0, SIMILAR)
  return { lot, like, others, similar: await presentCards(services, others, reader) }
}

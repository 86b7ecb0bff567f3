import { type LotCardView, presentCards } from '../../catalogue/cards/present-cards.server'
import type { LotCard } from '../../catalogue/search/search-lots.server'
import type { Audience } from '../../lots/facts/disclosure'
import { isOpen } from '../../lots/facts/trade-terms'
import { findLotsByReference, type LotSummary } from '../../lots/lots/find-lots.server'
import { presentLotCard, statusOn } from '../../lots/presentation/present-lot.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'

type LotServices = Pick<Services, 'db' | 'config' | 'now'>

/** Reader of a mailing; never the team. */
export type Buyer = { readonly audience: Exclude<Audience, 'team'>; readonly language: Language }

export async function findLotsOnSale(services: LotServices, references: readonly string[]): Promise<LotSummary[]> {
  return (await findLotsByReference(services, references)).filter((lot) => isOnSale(services, lot))
}

export function isOnSale(services: Pick<Services, 'config' | 'now'>, lot: LotSummary): boolean {
  return isOpen(statusOn(lot, todayOf(services)))
}

/** Presents lots to a buyer, without those no longer on sale. */
export async function presentForBuyer(
  services: LotServices,
  lots: readonly LotSummary[],
  { audience, language }: Buyer,
): Promise<{ cards: LotCard[]; views: LotCardView[] }> {
  const reader = { audience, language, today: todayOf(services) }
  const cards = lots.filter((lot) => isOnSale(services, lot)).map((lot) => presentLotCard(lot, reader))
  return { cards, views: await presentCards(services, cards, reader) }
}

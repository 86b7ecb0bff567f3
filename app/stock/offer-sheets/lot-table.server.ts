import type { LotCardView } from '../../catalogue/cards/present-cards.server'
import type { LotCard } from '../../catalogue/search/search-lots.server'
import { lotAddress } from '../../lots/facts/lot-address'
import { datesText } from '../../lots/presentation/lot-texts'
import type { Table } from '../../platform/database/write-table.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { minorUnitsIn } from '../../platform/i18n/money'

/** Lots as a table in the buyer's language, restricted to what the buyer may see. */
export function lotTable(
  cards: readonly LotCard[],
  views: readonly LotCardView[],
  language: Language,
  publicUrl: string,
): Table {
  const t = translatorOf(language)
  return [
    [
      t('lot.lot'),
      t('lot_page.goods'),
      t('lot_page.category'),
      t('lot_page.brand'),
      t('lot.condition'),
      t('lot_page.dates'),
      t('lot.quantity'),
      t('lot_page.columns.unit'),
      t('lot.unit_price'),
      t('stock.currency'),
      t('lot.prices.lot'),
      t('lot.location'),
      t('products_page.incoterm'),
      t('mailings.link'),
    ],
    ...cards.map((card, place) => {
      const view = views[place]
      const { price } = card
      const scale = price.visible ? minorUnitsIn(price.currency) : 1
      const money = (amount: number | null) => (amount === null ? null : amount / scale)
      return [
        card.reference,
        card.title,
        view?.categories ?? null,
        card.brands.visible ? card.brands.names.join(', ') || null : null,
        t(`trade.conditions.${card.condition}`),
        datesText(card.dates, { t, language }),
        Number(card.base.quantity),
        t(`trade.units.${card.base.unit}`),
        price.visible ? money(price.figures.perUnit) : t('lot.on_request'),
        price.visible ? price.currency : null,
        price.visible ? money(price.figures.perLot) : null,
        view?.place ?? null,
        card.incoterm,
        publicUrl + lotAddress(card.reference, language),
      ]
    }),
  ]
}

import { type Localizer, quantityText } from '../../lots/presentation/lot-texts'
import { formatDate } from '../../platform/i18n/format'
import { formatMoney } from '../../platform/i18n/money'
import type { ShownLot } from './present-lot-page.server'

export interface PricesView {
  readonly ways: readonly { readonly label: string; readonly amount: string }[]
  readonly isTiered: boolean
  readonly notes: readonly string[]
}

/** Formats prices per piece, carton, pallet and lot, and price tiers, as far as the packing is known. */
export function describePrices({ price, base, unit, vat }: ShownLot, localizer: Localizer): PricesView | null {
  const { t, language } = localizer
  if (!price.visible) return null
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  const { perUnit, perCarton, perPallet, perLot } = price.figures
  const way = (label: string, amount: number | null) => (amount === null ? [] : [{ label, amount: money(amount) }])
  return {
    ways: [
      ...way(t('lot_page.per_one', { unit: t(`trade.units.${base.unit}`) }), perUnit),
      ...(base.unit === 'XCT' ? [] : way(t('lot_page.per_a_carton'), perCarton)),
      ...(base.unit === 'XPX' ? [] : way(t('lot_page.per_a_pallet'), perPallet)),
      ...price.tiers.flatMap(({ from, amount, perUnit: unitAmount }) =>
        way(t('lot_page.from_quantity', { quantity: quantityText(from, unit, localizer) }), unitAmount ?? amount),
      ),
      ...way(t('lot_page.for_the_lot'), perLot),
    ],
    isTiered: price.tiers.length > 0,
    notes: [
      t(`trade.vat_schemes.${vat}`),
      ...(price.negotiable ? [t('lot_page.negotiable')] : []),
      ...(price.validUntil ? [t('lot_page.valid_until', { day: formatDate(price.validUntil, language) })] : []),
    ],
  }
}

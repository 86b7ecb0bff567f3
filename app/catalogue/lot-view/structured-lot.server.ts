import { plainAddress } from '../../files/pictures/picture'
import { lotAddress } from '../../lots/facts/lot-address'
import type { Lot } from '../../lots/lots/find-lots.server'
import { presentLotCard, type Reader } from '../../lots/presentation/present-lot.server'
import { decimalsOf } from '../../platform/i18n/money'
import type { LotPageView } from './present-lot-page.server'

function conditionOf(condition: Lot['condition']): string {
  if (condition === 'new_a' || condition === 'new_b' || condition === 'shelf_pull') return 'NewCondition'
  if (condition === 'refurbished') return 'RefurbishedCondition'
  return condition === 'salvage' ? 'DamagedCondition' : 'UsedCondition'
}

/** JSON-LD (schema.org Product with Offer), safe inside a script element. Contains no restricted price or brand. */
export function presentStructuredLot(lot: Lot, reader: Reader, view: LotPageView, publicUrl: string): string {
  const { price, brands, status } = presentLotCard(lot, reader)
  const url = publicUrl + lotAddress(view.reference, reader.language)
  const { perUnit } = price.visible ? price.figures : { perUnit: null }
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: view.reference,
    name: view.title,
    description: view.description || undefined,
    image: view.photos.flatMap(({ picture, drawn }) => (drawn ? [] : publicUrl + plainAddress(picture, 1280))),
    category: view.categoriesText,
    brand: brands.visible && brands.names[0] ? { '@type': 'Brand', name: brands.names[0] } : undefined,
    itemCondition: `https://schema.org/${conditionOf(lot.condition)}`,
    url,
    // Search engines reject an Offer without a price.
    offers:
      price.visible && perUnit !== null
        ? {
            '@type': 'Offer',
            url,
            price: majorUnits(perUnit, price.currency),
            priceCurrency: price.currency,
            priceValidUntil: price.validUntil ?? undefined,
            availability: `https://schema.org/${status === 'on_option' ? 'Reserved' : 'InStock'}`,
          }
        : undefined,
  }
  // Prevents text from closing the script element.
  return JSON.stringify(product).replaceAll('<', '\\u003c')
}

function majorUnits(amount: number, currency: string): string {
  const digits = decimalsOf(currency)
  return String(Number((amount / 10 ** digits).toFixed(digits + 2)))
}

import { categories } from '../../lots/facts/categories'
import { conditions, currencies, incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import { countries } from '../../platform/i18n/countries'
import type { OfferFacts } from '../offers/offer-details'
import type { OfferInput } from '../offers/offer-schema'

/** Optional details of an offer the server has not accepted. They may be unvalidated: unknown values are omitted. */
export function unsentFacts(offer: OfferInput): OfferFacts {
  const [quantity, askingPrice] = [Number(offer.quantity), Number(offer.askingPrice)]
  const limits = Array.isArray(offer.restrictions) ? offer.restrictions : []
  return {
    categories: among(categories, offer.categories),
    quantity: quantity > 0 ? String(quantity) : null,
    unit: oneOf(units, offer.unit),
    condition: oneOf(conditions, offer.condition),
    askingPrice: askingPrice > 0 ? askingPrice : null,
    currency: oneOf(currencies, offer.currency),
    askingPriceBasis: oneOf(priceBases, offer.askingPriceBasis),
    incoterm: oneOf(incoterms, offer.incoterm),
    country: oneOf(countries, offer.country),
    place: typeof offer.place === 'string' ? offer.place : null,
    bestBefore:
      typeof offer.bestBefore === 'string' && !Number.isNaN(Date.parse(offer.bestBefore)) ? offer.bestBefore : null,
    restrictions: limits.map(({ rule, countries: where, channels: how }) => ({
      rule: oneOf(['allow', 'deny'], rule) ?? 'deny',
      countries: among(countries, where),
      channels: among(resaleChannels, how),
    })),
  }
}

function oneOf<const Choice extends string>(all: readonly Choice[], value: unknown): Choice | null {
  return all.find((each) => each === value) ?? null
}

function among<const Choice extends string>(all: readonly Choice[], values: unknown): Choice[] {
  return all.filter((each) => Array.isArray(values) && values.includes(each))
}

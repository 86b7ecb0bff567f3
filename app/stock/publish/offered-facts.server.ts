import type { OfferFacts } from '../../offers/offers/offer-details'
import type { Language } from '../../platform/i18n/languages'
import type { LotFormValues } from '../lot-form/lot-form'
import { decimalText, moneyText } from '../lot-form/write-lot-form.server'

const TOWN = /^[\p{L}\p{M}.'’ -]{2,60}$/u

/** Form values from the seller's offer. The asking price becomes the internal cost price; the team sets the public price. */
export function offeredFacts(facts: OfferFacts, language: Language): LotFormValues {
  const { categories, quantity, unit, condition, askingPrice, currency, askingPriceBasis, incoterm } = facts
  const { country, bestBefore, restrictions } = facts
  // The place is public: a hall, street or postcode would reveal the supplier.
  const place = facts.place && TOWN.test(facts.place) ? facts.place : null
  return {
    ...(categories.length > 0 && { categories }),
    ...(quantity && unit && { quantity: [decimalText(quantity, language)], unit: [unit] }),
    ...(condition && { condition: [condition] }),
    ...(askingPrice &&
      currency &&
      askingPriceBasis && {
        'private.costPrice': [moneyText(askingPrice, currency, language)],
        currency: [currency],
        'price.basis': [askingPriceBasis],
      }),
    ...(incoterm && { incoterm: [incoterm] }),
    ...(incoterm && place && { place: [place] }),
    ...(country && { 'stock.country': [country] }),
    ...(place && { 'stock.city': [place] }),
    ...(bestBefore && { 'dates.type': ['best_before'], 'dates.min': [bestBefore] }),
    ...Object.fromEntries(
      restrictions.flatMap(({ rule, countries, channels }, row) => [
        [`rule.${row}.rule`, [rule]],
        [`rule.${row}.countries`, [countries.join(', ')]],
        [`rule.${row}.channels`, channels],
      ]),
    ),
  }
}

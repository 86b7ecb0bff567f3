import type { OfferFacts } from '../../offers/offers/offer-details'
import type { Language } from '../../platform/i18n/languages'
import type { LotFormValues } from '../lot-form/lot-form'
import { decimalText, moneyText } from '../lot-form/write-lot-form.server'

/** The name of a town or port, and nothing else. */
const TOWN = /^[\p{L}\p{M}.'’ -]{2,60}$/u

/**
 * What the seller has said of the goods, as boxes of the form. What they ask is what the goods cost, which nobody but the office sees:
 * the price that buyers see is the team's to set.
 */
export function offeredFacts(facts: OfferFacts, language: Language): LotFormValues {
  const { categories, quantity, unit, condition, askingPrice, currency, askingPriceBasis, incoterm } = facts
  const { country, bestBefore, restrictions } = facts
  // Buyers see the place: a hall, a street or a postcode would tell whose goods they are.
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

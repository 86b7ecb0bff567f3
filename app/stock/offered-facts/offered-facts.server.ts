import type { OfferFacts } from '../../offers/offers/offer-details'
import type { Language } from '../../platform/i18n/languages'
import { moneyText } from '../../platform/i18n/money'
import { decimalText } from '../../platform/i18n/parse-decimal'
import type { MessageKey } from '../../platform/i18n/translate'
import type { ListToChoose } from '../guard/lists-to-choose.server'
import { fieldNames } from '../lot-form/field-names'
import type { LotFormValues } from '../lot-form/lot-form'
import { factsInText } from './facts-in-text'
import { goodsInText } from './goods-in-text'

const readNames: Readonly<Partial<Record<keyof OfferFacts, MessageKey>>> = {
  askingPrice: 'stock.cost_price',
  restrictions: fieldNames.restrictions,
  quantity: fieldNames.quantity,
  condition: fieldNames.condition,
  country: fieldNames.stock,
  incoterm: fieldNames.incoterm,
  place: fieldNames.place,
}

const TOWN = /^[\p{L}\p{M}.'’ -]{2,60}$/u

/**
 * Fills empty facts of an offer from its text: quantity, asking price, restrictions, condition, country, Incoterm and town.
 * The total of the seller's list is the asking price if neither the field nor the text names one.
 * @param list asking price of the seller's whole list, and whether it states quantities
 * @returns also the names of the facts read, for the team to check
 */
export function withFactsRead(
  facts: OfferFacts,
  text: string,
  { asked, isCounted }: { readonly asked: ListToChoose['asked']; readonly isCounted: boolean },
  language: Language,
): { facts: OfferFacts; read: MessageKey[] } {
  const { restrictions, ...price } = factsInText(text)
  const goods = goodsInText(text, language)
  const inList = asked && { askingPrice: asked.amount, currency: asked.currency, askingPriceBasis: 'lot' as const }
  const read = {
    ...(facts.askingPrice === null && (price.askingPrice === undefined ? inList : price)),
    ...(facts.restrictions.length === 0 && restrictions.length > 0 && { restrictions }),
    ...(facts.quantity === null &&
      !isCounted &&
      goods.quantity && { quantity: goods.quantity, unit: goods.unit ?? 'H87' }),
    ...(facts.condition === null && goods.condition && { condition: goods.condition }),
    ...(facts.country === null && goods.country && { country: goods.country }),
    ...(facts.incoterm === null && goods.incoterm && { incoterm: goods.incoterm }),
    ...(facts.place === null && goods.place && { place: goods.place }),
  }
  const names = Object.entries(readNames).flatMap(([fact, name]) => (fact in read ? [name] : []))
  return { facts: { ...facts, ...read }, read: names }
}

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

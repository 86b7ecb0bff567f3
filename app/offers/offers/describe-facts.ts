import { describeRestrictions } from '../../lots/presentation/describe-restrictions'
import { type Localizer, moneyPer, quantityText } from '../../lots/presentation/lot-texts'
import { countryName } from '../../platform/i18n/country-name'
import { formatDate, formatList } from '../../platform/i18n/format'
import type { OfferFacts } from './offer-details'

export interface OfferFact {
  readonly label: string
  readonly lines: readonly string[]
}

/** Formats `2,112 pairs`; null: not given. */
export function offeredQuantity({ quantity, unit }: OfferFacts, localizer: Localizer): string | null {
  return quantity && unit ? quantityText(quantity, unit, localizer) : null
}

/** Formats `€12.00 per unit`; null: not given. */
export function askedPrice(
  { askingPrice: amount, currency, askingPriceBasis: basis }: OfferFacts,
  localizer: Localizer,
): string | null {
  return amount && currency && basis ? moneyPer({ amount, currency, basis }, localizer) : null
}

export function describeFacts(facts: OfferFacts, localizer: Localizer): OfferFact[] {
  const { t, language } = localizer
  const { condition, incoterm, country, bestBefore } = facts
  const quantity = offeredQuantity(facts, localizer)
  const price = askedPrice(facts, localizer)
  const place = [facts.place, country && countryName(country, language)].filter(Boolean).join(', ')
  const categories = facts.categories.map((category) => t(`categories.${category}`))
  const restrictions = describeRestrictions({ restrictions: facts.restrictions, relabelRequired: false }, localizer)
  return [
    { label: t('request.categories'), lines: categories.length > 0 ? [formatList(categories, language)] : [] },
    { label: t('lot.quantity'), lines: quantity ? [quantity] : [] },
    { label: t('lot.condition'), lines: condition ? [t(`trade.conditions.${condition}`)] : [] },
    { label: t('sell_form.asking_price'), lines: price ? [price] : [] },
    { label: t('request_form.incoterm'), lines: incoterm ? [`${incoterm} (${t(`trade.incoterms.${incoterm}`)})`] : [] },
    { label: t('lot_page.stands_in'), lines: place ? [place] : [] },
    { label: t('trade.date_types.best_before'), lines: bestBefore ? [formatDate(bestBefore, language)] : [] },
    { label: t('lot_page.resale_limits'), lines: restrictions },
  ].filter(({ lines }) => lines.length > 0)
}

import type { LotInput } from '../../lots/lots/lot-schema'
import { type Localizer, placeText, quantityText } from '../../lots/presentation/lot-texts'
import type { Language } from '../../platform/i18n/languages'

export function describeGoods(lot: LotInput, localizer: Localizer) {
  const { country, region, city } = lot.stock
  return {
    title: titleOf(lot, localizer.language),
    quantity: quantityText(lot.quantity, lot.unit, localizer),
    place: placeText({ country, region: region ?? null, city: city ?? null }, localizer.language),
  }
}

function titleOf({ texts }: LotInput, language: Language): string {
  const text = texts[language] ?? texts.en ?? Object.values(texts)[0]
  return text?.title ?? ''
}

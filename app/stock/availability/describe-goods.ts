import type { LotInput } from '../../lots/lots/lot-schema'
import { placeText, quantityText, type Words } from '../../lots/presentation/lot-words'
import type { Language } from '../../platform/i18n/languages'

export interface SuppliersGoods {
  readonly title: string
  readonly quantity: string
  readonly place: string
}

export function describeGoods(lot: LotInput, words: Words): SuppliersGoods {
  const { country, region, city } = lot.stock
  return {
    title: titleOf(lot, words.language),
    quantity: quantityText(lot.quantity, lot.unit, words),
    place: placeText({ country, region: region ?? null, city: city ?? null }, words.language),
  }
}

function titleOf({ texts }: LotInput, language: Language): string {
  const text = texts[language] ?? texts.en ?? Object.values(texts)[0]
  return text?.title ?? ''
}

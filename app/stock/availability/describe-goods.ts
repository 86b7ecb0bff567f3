import type { LotInput } from '../../lots/lots/lot-schema'
import { placeText, quantityText, type Words } from '../../lots/lots/lot-words'
import type { Language } from '../../platform/i18n/languages'

/** Goods as their supplier knows them: no price of ours, and nobody to whom we might sell them. */
export interface SuppliersGoods {
  readonly title: string
  readonly quantity: string
  readonly place: string
}

/** The goods of a lot in the words of their supplier's language. */
export function describeGoods(lot: LotInput, words: Words): SuppliersGoods {
  const { country, region, city } = lot.stock
  return {
    title: titleOf(lot, words.language),
    quantity: quantityText(lot.quantity, lot.unit, words),
    place: placeText({ country, region: region ?? null, city: city ?? null }, words.language),
  }
}

/** In the language if it was written in it, or else as it was written first. */
function titleOf({ texts }: LotInput, language: Language): string {
  const text = texts[language] ?? texts.en ?? Object.values(texts)[0]
  return text?.title ?? ''
}

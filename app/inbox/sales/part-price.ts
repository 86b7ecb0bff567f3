import { thousandths } from '../../lots/facts/decimal'
import type { PricedPer } from '../../lots/sales/sale-schema'
import type { Language } from '../../platform/i18n/languages'
import { moneyText } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'

export interface Rates {
  readonly per: PricedPer
  readonly currency: string
  /** Minor units for one of the lot's unit, from a quantity on; without any, no price is known. */
  readonly steps: readonly { readonly from: string; readonly amount: number }[]
}

/** Initial price for a quantity, in the format of the input; null: no tier applies. */
export function priceOfPart({ per, currency, steps }: Rates, typed: string, language: Language): string | null {
  const quantity = thousandths(parseDecimal(typed, language) ?? '0')
  const reached = steps.filter(({ from }) => thousandths(from) <= quantity)
  if (quantity === 0 || reached.length === 0) return null
  const amount = Math.min(...reached.map((step) => step.amount))
  return moneyText(per === 'unit' ? amount : Math.round((amount * quantity) / 1_000), currency, language)
}

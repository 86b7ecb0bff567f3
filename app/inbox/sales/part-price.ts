import { thousandths } from '../../lots/facts/decimal'
import { type PriceFault, priceFault } from '../../lots/lots/lot-figures'
import { amountOf, type PricedPer } from '../../lots/sales/sale-schema'
import type { Language } from '../../platform/i18n/languages'
import { moneyText } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'

export interface Rates {
  readonly per: PricedPer
  readonly currency: string
  /** Minor units per unit of the lot, by minimum quantity; empty if the price is unknown. */
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

/** Minor units per unit of the lot; null: unknown. */
interface LowestPrices {
  readonly costPrice: number | null
  readonly minPrice: number | null
}

/** Whether a typed price is below the lot's cost or minimum price. Null if it is not, or unreadable, which the schema reports. */
export function partFault(
  { costPrice, minPrice }: LowestPrices,
  typed: { readonly quantity: string; readonly price: string; readonly per: PricedPer },
  currency: string,
): PriceFault | null {
  const quantity = parseDecimal(typed.quantity)
  const amount = quantity && amountOf(typed.price, typed.per, quantity, currency)
  if (!amount) return null
  const of = (one: number | null) => one && Math.round((one * thousandths(quantity)) / 1_000)
  return priceFault([amount], { costPrice: of(costPrice), minPrice: of(minPrice) })
}

import { lotShape } from '../../lots/lots/lot-schema'

/** Public prices of a lot, with two decimals, which are no leak in a text. Restricted prices are not included. */
export function publicFigures(lot: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  if (lot.priceVisibility !== 'public') return new Set()
  const price = lotShape.price.safeParse(lot.price).data
  const retail = lotShape.retailPrice.safeParse(lot.retailPrice).data
  const currency = lotShape.currency.safeParse(lot.currency).data ?? 'EUR'
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const amounts = [price?.amount, ...(price?.tiers ?? []).map(({ amount }) => amount), retail?.from, retail?.to]
  return new Set(amounts.flatMap((amount) => (amount ? (amount / 10 ** digits).toFixed(2) : [])))
}

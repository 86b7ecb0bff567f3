import { z } from 'zod'
import { lineInput } from '../../platform/base/text-input'
import { decimalsOf, parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'
import { parseQuantity, thousandths } from '../facts/decimal'
import type { currencies } from '../facts/trade-terms'

/** In minor units, for the whole quantity. */
const LIMIT = 100_000_000_000_000

export const pricedPer = ['unit', 'all'] as const
export type PricedPer = (typeof pricedPer)[number]

/** Quantity and price as typed. Prices per unit may be finer than the currency, by two decimals. */
const dealShape = {
  quantity: z.string('validation.quantity').trim().max(50, 'validation.quantity'),
  price: z.string('validation.price').trim().max(50, 'validation.price'),
  per: z.enum(pricedPer, 'validation.choice').default('unit'),
}

const buyer = lineInput(200)

/** A sale or, with `until`, a reservation of one lot. @param today earliest last day of a reservation: calendar day at the company */
export function saleSchema(currency: (typeof currencies)[number], today: string) {
  return z
    .discriminatedUnion(
      'kind',
      [
        z.object({ kind: z.literal('sold'), ...dealShape, buyer }),
        z.object({ kind: z.literal('reserved'), ...dealShape, buyer, until: lastDay(today) }),
      ],
      'validation.choice',
    )
    .transform(({ quantity, price, per, ...rest }, context) => ({ ...rest, ...deal(quantity, price, per, context) }))

  function deal(quantity: string, price: string, per: PricedPer, context: z.RefinementCtx) {
    const figure = parseQuantity(quantity)
    if (figure === null) context.addIssue({ code: 'custom', message: 'validation.quantity', path: ['quantity'] })
    const amount = figure === null ? 1 : amountOf(price, per, figure, currency)
    if (amount === null) context.addIssue({ code: 'custom', message: 'validation.price', path: ['price'] })
    return { quantity: figure ?? '', amount: amount ?? 0 }
  }
}

function lastDay(today: string) {
  return z.iso.date('validation.date').refine((day) => day >= today, 'validation.past_day')
}

/** Typed price of a quantity in minor units; null: not an amount. */
export function amountOf(price: string, per: PricedPer, quantity: string, currency: string): number | null {
  const whole = parseMoney(price, currency)
  const fine = whole ?? (per === 'unit' ? fineMoney(price, currency) : null)
  if (fine === null) return null
  const amount = per === 'all' ? fine : Math.round((fine * thousandths(quantity)) / 1_000)
  return amount >= 1 && amount <= LIMIT ? amount : null
}

/** Amounts with up to two decimals more than the currency has. */
function fineMoney(text: string, currency: string): number | null {
  const [whole, fraction = ''] = parseDecimal(text)?.split('.') ?? []
  const digits = decimalsOf(currency)
  if (whole === undefined || fraction.length > digits + 2) return null
  return Number(`${whole}${fraction.padEnd(digits + 2, '0')}`) / 100
}

import { z } from 'zod'
import { parseQuantity } from '../../lots/facts/decimal'
import { currencies, priceBases, units } from '../../lots/facts/trade-terms'
import { optionalTextInput } from '../../platform/base/text-input'
import { parseMoney } from '../../platform/i18n/money'

export const MAX_REMARK_LENGTH = 5_000
/** In minor units. */
const LIMIT = 1_000_000_000_000

/** Schema of the counter-offer form, shared by page and action. @param today earliest end date: calendar day at the company */
export function counterOfferSchema(today: string) {
  return z
    .object({
      price: z.string('validation.price').max(50, 'validation.price'),
      currency: z.enum(currencies, 'validation.choice'),
      basis: z.enum(priceBases, 'validation.choice'),
      // Empty means the whole offer.
      quantity: z.string('validation.quantity').trim().max(50, 'validation.quantity').default(''),
      unit: z.enum(units, 'validation.choice').default('H87'),
      validUntil: z.iso.date('validation.date').refine((day) => day >= today, 'validation.past_day'),
      remark: optionalTextInput(MAX_REMARK_LENGTH).default(''),
    })
    .transform(({ price, quantity, unit, ...rest }, context) => {
      const amount = parseMoney(price, rest.currency)
      if (amount === null || amount < 1 || amount > LIMIT)
        context.addIssue({ code: 'custom', message: 'validation.price', path: ['price'] })
      const figure = parseQuantity(quantity)
      if (quantity !== '' && figure === null)
        context.addIssue({ code: 'custom', message: 'validation.quantity', path: ['quantity'] })
      return { ...rest, amount: amount ?? 0, quantity: figure, unit: figure === null ? null : unit }
    })
}

export type CounterOfferInput = z.output<ReturnType<typeof counterOfferSchema>>

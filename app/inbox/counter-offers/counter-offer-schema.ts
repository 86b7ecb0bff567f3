import { z } from 'zod'
import { currencies, priceBases, units } from '../../lots/facts/trade-terms'
import { parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'

/** Longest word that goes with a counter-offer, in characters. */
export const LONGEST_REMARK = 5_000
/** Minor units: what a price may be at most. */
const MOST = 1_000_000_000_000
/** What `numeric(14,3)` holds, and more than nothing. */
const QUANTITY = /^(?=.*[1-9])\d{1,11}(?:\.\d{1,3})?$/

/**
 * A counter-offer as somebody of the team types it: a price for one of something, for how much of the goods, and until when. One
 * schema for page and action.
 * @param today calendar day at the company: it cannot end before
 */
export function counterOfferSchema(today: string) {
  return z
    .object({
      price: z.string('validation.price').max(50, 'validation.price'),
      currency: z.enum(currencies, 'validation.choice'),
      basis: z.enum(priceBases, 'validation.choice'),
      // Empty: all that is offered.
      quantity: z.string('validation.quantity').trim().max(50, 'validation.quantity').default(''),
      unit: z.enum(units, 'validation.choice').default('H87'),
      validUntil: z.iso.date('validation.date').refine((day) => day >= today, 'validation.past_day'),
      remark: z
        .string('validation.text')
        .trim()
        .max(LONGEST_REMARK, 'validation.too_long')
        .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'validation.text')
        .default(''),
    })
    .transform(({ price, quantity, unit, ...rest }, context) => {
      const amount = parseMoney(price, rest.currency)
      if (amount === null || amount < 1 || amount > MOST)
        context.addIssue({ code: 'custom', message: 'validation.price', path: ['price'] })
      const figure = quantity === '' ? null : parseDecimal(quantity)
      if (quantity !== '' && (figure === null || !QUANTITY.test(figure)))
        context.addIssue({ code: 'custom', message: 'validation.quantity', path: ['quantity'] })
      return { ...rest, amount: amount ?? 0, quantity: figure, unit: figure === null ? null : unit }
    })
}

/** A counter-offer as it was understood. */
export type CounterOfferInput = z.output<ReturnType<typeof counterOfferSchema>>

import { z } from 'zod'
import { units } from '../../lots/facts/trade-terms'
import { buyerShape, price, vatIdRule } from '../buyers/buyer-schema'
import { enquiryLimits } from '../buyers/enquiry'

/** Positive, with at most three decimals: fits `numeric(14,3)`. */
const quantity = z
  .string('validation.quantity')
  .regex(/^(?=.*[1-9])(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/, 'validation.quantity')

const item = z.object({
  /** Lot number such as `L-2611-0042`. */
  lot: z
    .string('validation.lot_unknown')
    .regex(/^[Ll]-\d{4}-\d{4,9}$/, 'validation.lot_unknown')
    .transform((reference) => reference.toUpperCase()),
  /** Decimal text, to stay exact; absent if open. */
  quantity: quantity.nullish(),
  /** Defaults to the lot's own unit; cartons or pallets are also possible. */
  unit: z.enum(units, 'validation.choice').nullish(),
  targetPrice: price,
  comment: optionalText(enquiryLimits.comment),
})

const { name, company, email, country, phoneNumber, vatId, delivery, resale, language, honeypot, issuedAt } = buyerShape

const inquiry = z.object({
  ...{ name, company, email, country, phoneNumber, vatId },
  items: z
    .array(item, 'validation.required')
    .min(1, 'validation.required')
    .max(enquiryLimits.lots, 'validation.too_many')
    .superRefine((items, context) => {
      const seen = new Set<string>()
      for (const [place, { lot }] of items.entries()) {
        if (seen.has(lot)) context.addIssue({ code: 'custom', message: 'validation.lot_twice', path: [place, 'lot'] })
        seen.add(lot)
      }
    }),
  delivery,
  /** Compared with the restrictions of each lot. */
  resale,
  message: optionalText(enquiryLimits.text),
  ...{ language, honeypot, issuedAt },
})

/** Fields of an inquiry, without the VAT rule, which the API adds itself. */
export const inquiryShape = inquiry.shape

/** Shared by browser, action, API and OpenAPI. Messages are translation keys. `findConflicts` checks the terms of lots. */
export const inquirySchema = inquiry.check(vatIdRule)

export type InquiryDetails = z.output<typeof inquirySchema>

function optionalText(most: number) {
  return (
    z
      .string('validation.text')
      .trim()
      .max(most, 'validation.too_long')
      .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'validation.text')
      // Forms and scripts send different line endings; normalize them.
      .transform((text) => text.replace(/\r\n?/g, '\n'))
      .nullish()
      .transform((text) => text || undefined)
  )
}

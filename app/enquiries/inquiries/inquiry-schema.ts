import { z } from 'zod'
import { currencies, priceBases, units } from '../../lots/facts/trade-terms'
import { requestShape, vatIdRule } from '../requests/request-schema'
import { inquiryLimits } from './inquiry-limits'

/** More than zero, with at most three decimals: what `numeric(14,3)` holds. */
const quantity = z
  .string('validation.quantity')
  .regex(/^(?=.*[1-9])(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/, 'validation.quantity')

const item = z.object({
  /** The lot's number, `L-2611-0042`. */
  lot: z
    .string('validation.lot_unknown')
    .regex(/^[Ll]-\d{4}-\d{4,9}$/, 'validation.lot_unknown')
    .transform((reference) => reference.toUpperCase()),
  /** How much of it, as decimal text: it stays exact. Without it the quantity is open. */
  quantity: quantity.nullish(),
  /** What `quantity` is counted in: the lot's own unit (as which nothing is understood), or its cartons or pallets. */
  unit: z.enum(units, 'validation.choice').nullish(),
  /** What the buyer would pay: integer minor units of an ISO 4217 currency, for one `basis`. */
  targetPrice: z
    .object({
      amount: z.int('validation.price').min(1, 'validation.price').max(1_000_000_000_000, 'validation.price'),
      currency: z.enum(currencies, 'validation.choice'),
      basis: z.enum(priceBases, 'validation.choice'),
    })
    .nullish(),
  comment: optionalText(inquiryLimits.comment),
})

const { name, company, email, country, phoneNumber, vatId, delivery, resale, language, honeypot, issuedAt } =
  requestShape

const inquiry = z.object({
  /** Who asks. */
  ...{ name, company, email, country, phoneNumber, vatId },
  /** The lots that are asked about, each once. */
  items: z
    .array(item, 'validation.required')
    .min(1, 'validation.required')
    .max(inquiryLimits.lots, 'validation.too_many')
    .superRefine((items, context) => {
      const seen = new Set<string>()
      for (const [place, { lot }] of items.entries()) {
        if (seen.has(lot)) context.addIssue({ code: 'custom', message: 'validation.lot_twice', path: [place, 'lot'] })
        seen.add(lot)
      }
    }),
  /** Where the goods are to go, and by which incoterm. */
  delivery,
  /** Where and how the goods are sold on: compared with what each lot allows. */
  resale,
  message: optionalText(inquiryLimits.message),
  ...{ language, honeypot, issuedAt },
})

/** The fields of an inquiry. The API describes them anew, and adds the rule below. */
export const inquiryShape = inquiry.shape

/**
 * What a buyer asks about lots. One schema for browser, page action, API and OpenAPI document; the messages are translation
 * keys. What each lot allows is checked by `findConflicts`.
 */
export const inquirySchema = inquiry.check(vatIdRule)

/** An inquiry as it was understood. */
export type InquiryDetails = z.output<typeof inquirySchema>

function optionalText(most: number) {
  return (
    z
      .string('validation.text')
      .trim()
      .max(most, 'validation.too_long')
      .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'validation.text')
      // Forms send other line ends than scripts; the inquiry is the same.
      .transform((text) => text.replace(/\r\n?/g, '\n'))
      .nullish()
      .transform((text) => text || undefined)
  )
}

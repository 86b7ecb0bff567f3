import { z } from 'zod'
import { parseDecimal } from '../../platform/i18n/parse-decimal'

/** What a supplier can say of goods that we have on sale. */
export const answers = ['available', 'less', 'gone'] as const

const QUANTITY = /^(?=.*[1-9])(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/

/** The form of the supplier's page. A quantity is read the way people of any of our languages type it. */
export const availabilitySchema = z.discriminatedUnion(
  'answer',
  [
    z.object({ answer: z.literal('available') }),
    z.object({ answer: z.literal('gone') }),
    z.object({
      answer: z.literal('less'),
      quantity: z
        .string('validation.quantity')
        .max(40, 'validation.quantity')
        .transform((typed) => parseDecimal(typed) ?? '')
        .pipe(z.string().regex(QUANTITY, 'validation.quantity')),
    }),
  ],
  'validation.choice',
)

/** What a supplier has said. */
export type AvailabilitySaid = z.output<typeof availabilitySchema>

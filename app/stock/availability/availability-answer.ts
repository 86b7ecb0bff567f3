import { z } from 'zod'
import { parseDecimal } from '../../platform/i18n/parse-decimal'

export const answers = ['available', 'less', 'gone'] as const

const QUANTITY = /^(?=.*[1-9])(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/

/** Form of the supplier's page. Quantities are parsed in the number format of any site language. */
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

export type AvailabilityAnswer = z.output<typeof availabilitySchema>

/** Notices to the team: no answer despite a reminder, less available, all gone. */
export const availabilityNotices = ['silent', 'less', 'gone'] as const
export type AvailabilityNotice = (typeof availabilityNotices)[number]

import { z } from 'zod'
import { parseQuantity } from '../../lots/facts/decimal'

export const answers = ['available', 'less', 'gone'] as const

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
        .transform(parseQuantity)
        .pipe(z.string('validation.quantity')),
    }),
  ],
  'validation.choice',
)

export type AvailabilityAnswer = z.output<typeof availabilitySchema>

/** Notices to the team: no answer despite a reminder, less available, all gone. */
export const availabilityNotices = ['silent', 'less', 'gone'] as const
export type AvailabilityNotice = (typeof availabilityNotices)[number]

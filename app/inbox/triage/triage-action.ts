import { z } from 'zod'
import { itemStates, reasons } from '../items/item-states'

export const MAX_TAGS = 20
const MAX_TAG_LENGTH = 40

const choice = 'validation.choice'

const tagInput = z
  .string('validation.required')
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'validation.required')
      .max(MAX_TAG_LENGTH, 'validation.too_long')
      .regex(/^\P{Cc}*$/u, 'validation.text'),
  )

export const triageActionSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('done') }),
    z.object({ intent: z.literal('reopen') }),
    z.object({ intent: z.literal('release') }),
    z.object({ intent: z.literal('spam') }),
    // Empty means unassigned.
    z.object({ intent: z.literal('assign'), assignee: z.union([z.literal(''), z.uuid()], choice) }),
    // Days from today; the item returns in the morning.
    z.object({
      intent: z.literal('snooze'),
      days: z.coerce.number(choice).int(choice).min(1, choice).max(365, choice),
    }),
    z.object({
      intent: z.literal('state'),
      state: z.enum(itemStates, choice),
      reason: z.enum(reasons).nullable().catch(null),
    }),
    z.object({ intent: z.literal('tag'), tag: tagInput }),
    z.object({ intent: z.literal('untag'), tag: tagInput }),
    z.object({ intent: z.literal('promise'), day: z.iso.date('validation.date') }),
  ],
  choice,
)

export type TriageAction = z.output<typeof triageActionSchema>

import { z } from 'zod'
import { lineInput, textInput } from '../../platform/base/text-input'
import { type ItemKind, type ItemState, itemStates } from '../items/item-states'

/** Questions to the sender; after such a reply the team waits for an answer. */
const questions = ['question', 'photos', 'place', 'dates', 'resale'] as const
const purchasing = [...questions, 'price', 'accepted', 'declined'] as const
export const replyTemplates = [...purchasing, 'quote', 'unavailable'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

export const templatesOf: Readonly<Record<ItemKind, readonly ReplyTemplate[]>> = {
  offer: purchasing,
  inquiry: ['question', 'quote', 'unavailable'],
  request: ['question', 'unavailable'],
  message: ['question'],
}

/** State of the item after a reply from a template; empty: the default of `stateOnceAnswered`. */
export function stateAfter(
  { kind, state }: { readonly kind: ItemKind; readonly state: ItemState },
  template: ReplyTemplate | null,
): ItemState | '' {
  if (template === 'quote') return 'quoted'
  if (kind !== 'offer' || template === null) return ''
  // A question leaves the counter-offer open.
  if (state === 'counter_offered') return ''
  return questions.some((question) => question === template) ? 'need_info' : ''
}

export const MAX_SUBJECT_LENGTH = 200
export const MAX_REPLY_LENGTH = 10_000

export const MAX_NOTE_LENGTH = 5_000

export const noteSchema = z.object({ text: textInput(MAX_NOTE_LENGTH) })

export const replySchema = z.object({
  subject: lineInput(MAX_SUBJECT_LENGTH),
  text: textInput(MAX_REPLY_LENGTH),
  afterwards: z.union([z.literal(''), z.enum(itemStates)], 'validation.choice').default(''),
  done: z.literal('on').optional(),
})

export type Reply = z.output<typeof replySchema>

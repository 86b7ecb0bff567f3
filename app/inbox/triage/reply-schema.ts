import { z } from 'zod'
import { lineInput, textInput } from '../../platform/base/text-input'
import { type ItemKind, type ItemState, itemStates } from './desk-states'

/** What replies are often about. */
export const replyTemplates = [
  'question',
  'photos',
  'place',
  'dates',
  'resale',
  'price',
  'accepted',
  'declined',
] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** What a seller is asked: after such a reply the answer is theirs to give. */
const questions: readonly ReplyTemplate[] = ['question', 'photos', 'place', 'dates', 'resale']
/** What only sellers are asked. */
const ofOffers: readonly ReplyTemplate[] = ['place', 'dates', 'resale']

/** What replies to something of a kind are often about. */
export function templatesFor(kind: ItemKind): readonly ReplyTemplate[] {
  return kind === 'offer' ? replyTemplates : replyTemplates.filter((template) => !ofOffers.includes(template))
}

/** The state that something has once a reply that began with a template has gone out; empty: as it follows. */
export function stateAfter(
  { kind, state }: { readonly kind: ItemKind; readonly state: ItemState },
  template: ReplyTemplate | null,
): ItemState | '' {
  if (kind !== 'offer' || template === null) return ''
  // A question about it does not take a counter-offer back.
  if (state === 'counter_offered') return ''
  return questions.includes(template) ? 'need_info' : ''
}

export const LONGEST_SUBJECT = 200
export const LONGEST_REPLY = 10_000

/** A reply as it is written. */
export const replySchema = z.object({
  subject: lineInput(LONGEST_SUBJECT),
  text: textInput(LONGEST_REPLY),
  // Empty: the state that answering gives it.
  afterwards: z.union([z.literal(''), z.enum(itemStates)], 'validation.choice').default(''),
  done: z.literal('on').optional(),
})

export type Reply = z.output<typeof replySchema>

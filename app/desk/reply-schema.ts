import { z } from 'zod'
import { lineInput, textInput } from '../platform/text-input'
import { itemStates } from './desk-states'

/** What replies are often about. */
export const replyTemplates = ['question', 'photos', 'price', 'accepted', 'declined'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

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

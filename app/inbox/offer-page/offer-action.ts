import { z } from 'zod'
import { attachmentSchema, offerLimits } from '../../offers/offers/offer-schema'
import { optionalTextInput } from '../../platform/base/text-input'

export const MAX_MESSAGE_LENGTH = 10_000

const choice = 'validation.choice'

export const offerActionSchema = z.discriminatedUnion(
  'intent',
  [
    z
      .object({
        intent: z.literal('write'),
        text: optionalTextInput(MAX_MESSAGE_LENGTH).default(''),
        attachments: z
          .array(attachmentSchema, 'validation.attachments')
          .max(offerLimits.attachments, 'validation.too_many_files')
          .default([]),
      })
      .refine(({ text, attachments }) => text !== '' || attachments.length > 0, {
        path: ['text'],
        message: 'validation.required',
      }),
    z.object({ intent: z.literal('accept'), counterOffer: z.uuid(choice) }),
    z.object({ intent: z.literal('decline'), counterOffer: z.uuid(choice) }),
    z.object({ intent: z.literal('withdraw') }),
  ],
  choice,
)

export type OfferAction = z.output<typeof offerActionSchema>

export const actionsToConfirm = ['accept', 'decline', 'withdraw'] as const

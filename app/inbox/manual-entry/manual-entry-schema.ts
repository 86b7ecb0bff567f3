import { z } from 'zod'
import { checkOfferDetails } from '../../offers/offers/offer-details'
import { offerShape } from '../../offers/offers/offer-schema'
import { optionalTextInput } from '../../platform/base/text-input'

export const takenChannels = ['phone', 'chat', 'email', 'fair'] as const

export const MAX_CONSENT_LENGTH = 1_000

const taken = z.object({
  ...offerShape,
  language: offerShape.language.unwrap(),
  channel: z.enum(takenChannels, 'validation.choice'),
  consentNote: optionalTextInput(MAX_CONSENT_LENGTH).transform((text) => text || null),
  tellSeller: z.literal('on', 'validation.choice').optional(),
})

export const manualEntrySchema = taken.superRefine(checkOfferDetails)

export type ManualEntry = z.output<typeof manualEntrySchema>

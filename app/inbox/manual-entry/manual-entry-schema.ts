import { z } from 'zod'
import { checkOfferDetails } from '../../offers/offers/offer-details'
import { offerShape } from '../../offers/offers/offer-schema'

export const takenChannels = ['phone', 'chat', 'email', 'fair'] as const

export const MAX_CONSENT_LENGTH = 1_000

const taken = z.object({
  ...offerShape,
  language: offerShape.language.unwrap(),
  channel: z.enum(takenChannels, 'validation.choice'),
  consentNote: z
    .string('validation.text')
    .trim()
    .max(MAX_CONSENT_LENGTH, 'validation.too_long')
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'validation.text')
    .transform((text) => text || null),
  tellSeller: z.literal('on', 'validation.choice').optional(),
})

export const manualEntrySchema = taken.superRefine(checkOfferDetails)

export type ManualEntry = z.output<typeof manualEntrySchema>

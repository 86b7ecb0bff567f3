import { z } from 'zod'
import { checkOfferDetails } from '../../offers/offers/offer-details'
import { offerShape } from '../../offers/offers/offer-schema'

/** How an offer can reach the team otherwise than by the form. */
export const takenChannels = ['phone', 'chat', 'email', 'fair'] as const

/** Longest note on what a seller has agreed to, in characters. */
export const LONGEST_CONSENT = 1_000

const taken = z.object({
  ...offerShape,
  language: offerShape.language.unwrap(),
  channel: z.enum(takenChannels, 'validation.choice'),
  consentNote: z
    .string('validation.text')
    .trim()
    .max(LONGEST_CONSENT, 'validation.too_long')
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'validation.text')
    .transform((text) => text || null),
  tellSeller: z.literal('on', 'validation.choice').optional(),
})

/** An offer that the team types in: the sell form's own fields, how it came, and what the seller has agreed to. */
export const takenOfferSchema = taken.superRefine(checkOfferDetails)

export type TakenOffer = z.output<typeof takenOfferSchema>

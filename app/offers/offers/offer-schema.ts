import { z } from 'zod'
import { lineInput, optionalLineInput, textInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import { checkOfferDetails, offerDetailsShape } from './offer-details'
import type { ParsedDetails } from './typed-details'

/** Maximum characters per field; enforced by browser and server. */
export const offerLimits = {
  name: 200,
  company: 200,
  email: 254,
  phoneNumber: 50,
  description: 20_000,
  attachments: 100,
} as const

export const attachmentSchema = z.object({
  name: lineInput(255),
  url: z.url('validation.url').max(2_000, 'validation.too_long'),
})

/** Fields of an offer. Schemas built from it must add `checkOfferDetails`. */
export const offerShape = {
  name: lineInput(offerLimits.name),
  company: optionalLineInput(offerLimits.company)
    .nullish()
    .transform((value) => value || undefined),
  email: lineInput(offerLimits.email).pipe(z.email('validation.email')),
  phoneNumber: lineInput(offerLimits.phoneNumber),
  description: textInput(offerLimits.description),
  /** Language for the reply to the seller; defaults to the site's. */
  language: z.enum(languages, 'validation.language').optional(),
  attachments: z
    .array(attachmentSchema, 'validation.attachments')
    .max(offerLimits.attachments, 'validation.too_many_files')
    .default([]),
  ...offerDetailsShape,
}

/** Shared by browser, action, API and OpenAPI (source §3, §5). Messages are translation keys. Unknown fields are rejected. */
export const offerSchema = z.strictObject(offerShape).superRefine(checkOfferDetails)

export type OfferInput = Omit<z.input<typeof offerSchema>, keyof ParsedDetails> & ParsedDetails
export type OfferDetails = z.output<typeof offerSchema>

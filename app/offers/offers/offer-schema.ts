import { z } from 'zod'
import { lineInput, optionalLineInput, textInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import { checkOfferDetails, offerDetailsShape } from './offer-details'
import type { UnderstoodDetails } from './typed-details'

/** Most characters each text of an offer may have. The browser stops typing there; the server refuses beyond. */
export const offerLimits = {
  name: 200,
  company: 200,
  email: 254,
  phoneNumber: 50,
  description: 20_000,
  attachments: 100,
} as const

/** A file that was uploaded before: its name and the download address that the upload answered with. */
export const attachmentSchema = z.object({
  name: lineInput(255),
  url: z.url('validation.url').max(2_000, 'validation.too_long'),
})

/** The fields of an offer. Whoever describes or extends them adds the rules of `checkOfferDetails`. */
export const offerShape = {
  name: lineInput(offerLimits.name),
  company: optionalLineInput(offerLimits.company)
    .nullish()
    .transform((value) => value || undefined),
  email: lineInput(offerLimits.email).pipe(z.email('validation.email')),
  phoneNumber: lineInput(offerLimits.phoneNumber),
  description: textInput(offerLimits.description),
  /** The language the seller is answered in; without it the site's default one. */
  language: z.enum(languages, 'validation.language').optional(),
  attachments: z
    .array(attachmentSchema, 'validation.attachments')
    .max(offerLimits.attachments, 'validation.too_many_files')
    .default([]),
  ...offerDetailsShape,
}

/**
 * The sell form's payload (source specification §3, §5). One schema for browser, page action, API and OpenAPI document;
 * the messages are translation keys. A field that is not known is refused: nothing is dropped without a word.
 */
export const offerSchema = z.strictObject(offerShape).superRefine(checkOfferDetails)

/** An offer as it is sent, its optional details not checked yet. */
export type OfferInput = Omit<z.input<typeof offerSchema>, keyof UnderstoodDetails> & UnderstoodDetails
/** An offer as it was understood. */
export type OfferDetails = z.output<typeof offerSchema>

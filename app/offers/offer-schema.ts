import { z } from 'zod'
import { languages } from '../i18n/languages'

/** Most characters each text of an offer may have. The browser stops typing there; the server refuses beyond. */
export const offerLimits = {
  name: 200,
  company: 200,
  email: 254,
  phoneNumber: 50,
  description: 20_000,
  attachments: 100,
} as const

// Control characters have no place in a line, and none but line breaks and tabs in a text: they end up in mail headers,
// file names and a database that refuses the null character.
const LINE = /^\P{Cc}*$/u
const TEXT = /^(?:\P{Cc}|[\n\r\t])*$/u

const required = (most: number, form: RegExp) =>
  z
    .string('validation.required')
    .trim()
    .min(1, 'validation.required')
    .max(most, 'validation.too_long')
    .regex(form, 'validation.text')

/** A file that was uploaded before: its name and the download address that the upload answered with. */
export const attachmentSchema = z.object({
  name: required(255, LINE),
  url: z.url('validation.url').max(2_000, 'validation.too_long'),
})

/**
 * The sell form's payload (source specification §3, §5). One schema for browser, page action, API and OpenAPI document;
 * the messages are translation keys.
 */
export const offerSchema = z.object({
  name: required(offerLimits.name, LINE),
  company: z
    .string('validation.text')
    .trim()
    .max(offerLimits.company, 'validation.too_long')
    .regex(LINE, 'validation.text')
    .nullish()
    .transform((value) => value || undefined),
  email: required(offerLimits.email, LINE).pipe(z.email('validation.email')),
  phoneNumber: required(offerLimits.phoneNumber, LINE),
  description: required(offerLimits.description, TEXT),
  /** The language the seller is answered in; without it the site's default one. */
  language: z.enum(languages, 'validation.language').optional(),
  attachments: z
    .array(attachmentSchema, 'validation.attachments')
    .max(offerLimits.attachments, 'validation.too_many_files')
    .default([]),
})

/** An offer as it is sent. */
export type OfferInput = z.input<typeof offerSchema>
/** An offer as it was understood. */
export type OfferDetails = z.output<typeof offerSchema>

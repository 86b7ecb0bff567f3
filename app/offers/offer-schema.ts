import { z } from 'zod'

/** Most characters each text of an offer may have. The browser stops typing there; the server refuses beyond. */
export const offerLimits = { name: 200, company: 200, email: 254, phoneNumber: 50, description: 20_000, attachments: 100 } as const

/** A file that was uploaded before: its name and the download address that the upload answered with. */
export const attachmentSchema = z.object({
  name: z.string().trim().min(1, 'validation.required').max(255, 'validation.too_long'),
  url: z.url('validation.url').max(2_000, 'validation.too_long'),
})

const text = (most: number) => z.string('validation.required').trim().min(1, 'validation.required').max(most, 'validation.too_long')

/**
 * The sell form's payload (source specification §3, §5). One schema for browser, page action, API and OpenAPI document;
 * the messages are translation keys.
 */
export const offerSchema = z.object({
  name: text(offerLimits.name),
  company: z
    .string('validation.text')
    .trim()
    .max(offerLimits.company, 'validation.too_long')
    .optional()
    .transform((value) => value || undefined),
  email: text(offerLimits.email).pipe(z.email('validation.email')),
  phoneNumber: text(offerLimits.phoneNumber).regex(/^[^\p{L}]*\d[^\p{L}]*$/u, 'validation.phone'),
  description: text(offerLimits.description),
  attachments: z.array(attachmentSchema, 'validation.attachments').max(offerLimits.attachments, 'validation.too_many_files').default([]),
})

/** An offer as it is sent. */
export type OfferInput = z.input<typeof offerSchema>
/** An offer as it was understood. */
export type OfferDetails = z.output<typeof offerSchema>

import { z } from 'zod'
import { lineInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import { EMAIL_LIMIT } from './newsletter-fields'

/** Newsletter request (source specification §3, §5, §7). Messages are translation keys. */
export const newsletterSchema = z.object({
  fields: z.object({
    // Normalized, so that spellings of one mailbox do not subscribe twice.
    email: lineInput(EMAIL_LIMIT)
      .pipe(z.email('validation.email'))
      .transform((email) => email.toLowerCase()),
  }),
  language: z.enum(languages, 'validation.language').optional(),
  honeypot: z.string('validation.text').default(''),
})

export type NewsletterRequest = z.output<typeof newsletterSchema>

import { z } from 'zod'
import { lineInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import { EMAIL_LIMIT } from './newsletter-fields'

/** A request for the newsletter (source specification §3, §5, §7). The messages are translation keys. */
export const newsletterSchema = z.object({
  fields: z.object({
    // Two spellings of an address are one mailbox: nobody is to get every mail twice.
    email: lineInput(EMAIL_LIMIT)
      .pipe(z.email('validation.email'))
      .transform((email) => email.toLowerCase()),
  }),
  /** The language of the mails; without it the site's default one. */
  language: z.enum(languages, 'validation.language').optional(),
  /** A box that people do not see and leave empty. */
  honeypot: z.string('validation.text').default(''),
})

/** A request for the newsletter as it was understood. */
export type NewsletterRequest = z.output<typeof newsletterSchema>

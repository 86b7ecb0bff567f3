import { z } from 'zod'
import { lineInput, textInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import { contactLimits } from './contact-fields'

/** The contact form's payload (source specification §3, §5, §7). The messages are translation keys. */
export const contactSchema = z.object({
  name: lineInput(contactLimits.name),
  email: lineInput(contactLimits.email).pipe(z.email('validation.email')),
  // Forms send other line ends than scripts; the message is the same.
  message: textInput(contactLimits.message).transform((text) => text.replace(/\r\n?/g, '\n')),
  /** A box that people do not see and leave empty. */
  honeypot: z.string('validation.text').default(''),
  /** When the form was made, in milliseconds since 1970; nothing for programs that have no form. */
  issuedAt: z.string('validation.text').optional(),
  /** The form's one-time key, for forms, which send no headers. */
  submissionKey: z.string('validation.text').optional(),
  /** The language of the page; without it the site's default one. */
  language: z.enum(languages, 'validation.language').optional(),
})

/** A message as it was understood. */
export type ContactDetails = z.output<typeof contactSchema>

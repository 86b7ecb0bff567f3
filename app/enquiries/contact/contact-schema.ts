import { z } from 'zod'
import { lineInput, textInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import { contactLimits } from './contact-fields'

/** Contact form payload (source specification §3, §5, §7). Messages are translation keys. */
export const contactSchema = z.object({
  name: lineInput(contactLimits.name),
  email: lineInput(contactLimits.email).pipe(z.email('validation.email')),
  // Forms and scripts send different line endings; normalize them.
  message: textInput(contactLimits.message).transform((text) => text.replace(/\r\n?/g, '\n')),
  honeypot: z.string('validation.text').default(''),
  /** Milliseconds since 1970; absent from API clients. */
  issuedAt: z.string('validation.text').optional(),
  /** For forms, which cannot send an idempotency header. */
  submissionKey: z.string('validation.text').optional(),
  language: z.enum(languages, 'validation.language').optional(),
})

export type ContactDetails = z.output<typeof contactSchema>

import { z } from 'zod'
import { lineInput } from '../../platform/base/text-input'
import { memberLimits } from './member-limits'

/** An e-mail address in lower case, the one form in which addresses of members are stored and compared. */
export const memberEmail = lineInput(memberLimits.email)
  .pipe(z.email('validation.email'))
  .transform((address) => address.toLowerCase())

/**
 * A new password: 8 to 128 characters of any kind, counted as people count them (NIST SP 800-63B-4, 3.1.1.2). Whether it is a
 * common one is looked up on the server.
 */
export const newPassword = z
  .string('validation.required')
  .min(1, 'validation.required')
  .refine((text) => text === '' || [...text].length >= memberLimits.leastPassword, 'validation.password_short')
  .refine((text) => [...text].length <= memberLimits.password, 'validation.password_long')

/** A registration as programs send it. */
export const registrationSchema = z.object({
  name: lineInput(memberLimits.name),
  email: memberEmail,
  password: newPassword,
})

/** A password that is only compared: longer than any can be, so that nobody has work with it. */
export const credentialsSchema = z.object({
  email: memberEmail,
  password: z
    .string('validation.required')
    .min(1, 'validation.required')
    .max(memberLimits.passwordLine, 'validation.too_long'),
})

/** What a link in a mail carries. */
export const mailToken = z.string('validation.required').regex(/^[\w-]{43}$/, 'validation.invalid')

import { z } from 'zod'
import { lineInput } from '../../platform/base/text-input'
import { memberLimits } from './member-limits'

/** An email address in lower case, the only form stored and compared. */
export const memberEmail = lineInput(memberLimits.email)
  .pipe(z.email('validation.email'))
  .transform((address) => address.toLowerCase())

/** A new password of 8 to 128 code points (NIST SP 800-63B-4, 3.1.1.2). Common passwords are checked on the server. */
export const newPassword = z
  .string('validation.required')
  .min(1, 'validation.required')
  .refine((text) => text === '' || [...text].length >= memberLimits.leastPassword, 'validation.password_short')
  .refine((text) => [...text].length <= memberLimits.password, 'validation.password_long')

export const registrationSchema = z.object({
  name: lineInput(memberLimits.name),
  email: memberEmail,
  password: newPassword,
})

/** The password is only compared; the length limit bounds the hashing work. */
export const credentialsSchema = z.object({
  email: memberEmail,
  password: z
    .string('validation.required')
    .min(1, 'validation.required')
    .max(memberLimits.passwordLine, 'validation.too_long'),
})

export const mailToken = z.string('validation.required').regex(/^[\w-]{43}$/, 'validation.invalid')

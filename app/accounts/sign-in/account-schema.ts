import { z } from 'zod'
import { codeInput } from '../factors/code-input'
import { credentialsSchema, mailToken, newPassword, registrationSchema } from '../identity/member-input'

/** A box that is ticked, as forms send it, or not there at all. */
const ticked = z.literal('on', 'validation.invalid').optional()

const confirmation = z.string('validation.required').min(1, 'validation.required')
const mismatch = { path: ['confirmation'], error: 'validation.password_mismatch' }

/** The login form (source specification §5). The messages of all of these are translation keys. */
export const signInSchema = credentialsSchema.extend({ remember: ticked.transform((value) => value === 'on') })

/** The second step of a login. */
export const codeSchema = z.object({ code: codeInput, trust: ticked.transform((value) => value === 'on') })

/** The registration form. */
export const registerSchema = registrationSchema
  .extend({ confirmation, consent: z.literal('on', 'validation.consent') })
  .refine(repeatsPassword, mismatch)

/** The form that asks for a link to set a new password. */
export const forgotPasswordSchema = credentialsSchema.pick({ email: true })

/** The form that sets a new password by the link of a mail. */
export const resetPasswordSchema = z
  .object({ token: mailToken, password: newPassword, confirmation })
  .refine(repeatsPassword, mismatch)

/** The form that confirms an address by the link of a mail, and the password that was chosen. */
export const verifySchema = credentialsSchema.pick({ password: true }).extend({ token: mailToken })

/** The form behind an invitation to the team, for who has an account. */
export const joinAsMemberSchema = z.object({ token: mailToken })

/** The form behind an invitation to the team, for who has no account yet. */
export const joinTeamSchema = registrationSchema
  .extend({ token: mailToken, confirmation })
  .refine(repeatsPassword, mismatch)

function repeatsPassword({ password, confirmation }: { password: string; confirmation: string }): boolean {
  return password === confirmation
}

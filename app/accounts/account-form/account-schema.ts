import { z } from 'zod'
import { codeInput } from '../factors/factor-input'
import { credentialsSchema, mailToken, newPassword, registrationSchema } from '../identity/member-input'

/** A checkbox: `on` or absent. */
const ticked = z.literal('on', 'validation.invalid').optional()

const confirmation = z.string('validation.required').min(1, 'validation.required')
const mismatch = { path: ['confirmation'], error: 'validation.password_mismatch' }

/** Login form (source specification §5). Messages in this file are translation keys. */
export const signInSchema = credentialsSchema.extend({ remember: ticked.transform((value) => value === 'on') })

export const codeSchema = z.object({ code: codeInput, trust: ticked.transform((value) => value === 'on') })

export const registerSchema = registrationSchema
  .extend({ confirmation, consent: z.literal('on', 'validation.consent') })
  .refine(repeatsPassword, mismatch)

export const forgotPasswordSchema = credentialsSchema.pick({ email: true })

export const resetPasswordSchema = z
  .object({ token: mailToken, password: newPassword, confirmation })
  .refine(repeatsPassword, mismatch)

/** Confirms a mailed verification link with the chosen password. */
export const verifySchema = credentialsSchema.pick({ password: true }).extend({ token: mailToken })

export const joinAsMemberSchema = z.object({ token: mailToken })

export const joinTeamSchema = registrationSchema
  .extend({ token: mailToken, confirmation })
  .refine(repeatsPassword, mismatch)

function repeatsPassword({ password, confirmation }: { password: string; confirmation: string }): boolean {
  return password === confirmation
}

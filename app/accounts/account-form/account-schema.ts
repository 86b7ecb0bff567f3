import { z } from 'zod'
import { codeInput } from '../factors/factor-input'
import { credentialsSchema, mailToken, newPassword, registrationSchema } from '../identity/member-input'

/** A checkbox: `on` or absent. */
const ticked = z
  .literal('on', 'validation.invalid')
  .optional()
  .transform((value) => value === 'on')

const confirmation = z.string('validation.required').min(1, 'validation.required')
const mismatch = { path: ['confirmation'], error: 'validation.password_mismatch' }

/** The forms of accounts (source specification §5). Messages are translation keys. */
export const accountSchemas = {
  signIn: credentialsSchema.extend({ remember: ticked }),
  code: z.object({ code: codeInput, trust: ticked }),
  register: registrationSchema
    .extend({ confirmation, consent: z.literal('on', 'validation.consent') })
    .refine(repeatsPassword, mismatch),
  forgotPassword: credentialsSchema.pick({ email: true }),
  resetPassword: z.object({ token: mailToken, password: newPassword, confirmation }).refine(repeatsPassword, mismatch),
  verify: credentialsSchema.pick({ password: true }).extend({ token: mailToken }),
  joinAsMember: z.object({ token: mailToken }),
  joinTeam: registrationSchema.extend({ token: mailToken, confirmation }).refine(repeatsPassword, mismatch),
} as const

export type AccountFormName = keyof typeof accountSchemas

function repeatsPassword({ password, confirmation }: { password: string; confirmation: string }): boolean {
  return password === confirmation
}

import { z } from 'zod'
import { credentialsSchema, memberEmail, newPassword } from '../../accounts/identity/member-input'

const currentPassword = credentialsSchema.shape.password

/** The forms of the page about signing in, by what they are for. */
export const securitySchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('email'), newEmail: memberEmail, currentPassword }),
  z.object({ intent: z.literal('keep-email') }),
  z
    .object({
      intent: z.literal('password'),
      currentPassword,
      password: newPassword,
      confirmation: z.string('validation.required').min(1, 'validation.required'),
    })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: 'validation.password_mismatch',
    }),
  z.object({ intent: z.literal('end-session'), session: z.uuid('validation.invalid') }),
  z.object({ intent: z.literal('sign-out-everywhere') }),
])

/** The form that deletes the account. */
export const deletionSchema = z.object({ currentPassword })

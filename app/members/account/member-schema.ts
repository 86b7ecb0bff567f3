import { z } from 'zod'
import { credentialsSchema, memberEmail, newPassword } from '../../accounts/identity/member-input'

const currentPassword = credentialsSchema.shape.password

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

export const deletionSchema = z.object({ currentPassword })

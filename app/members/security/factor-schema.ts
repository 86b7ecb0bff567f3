import { z } from 'zod'
import { codeInput } from '../../accounts/factors/factor-input'
import { credentialsSchema } from '../../accounts/identity/member-input'
import { memberLimits } from '../../accounts/identity/member-limits'
import { lineInput } from '../../platform/base/text-input'

const currentPassword = credentialsSchema.shape.password

/** Forms of the second-factor page by `intent`. Messages are translation keys. */
export const factorSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('begin'), currentPassword }),
  z.object({ intent: z.literal('confirm'), secret: z.string('validation.required').max(64), code: codeInput }),
  z.object({ intent: z.literal('renew'), currentPassword, code: codeInput }),
  z.object({ intent: z.literal('end'), currentPassword, code: codeInput }),
  z.object({
    intent: z.literal('rename-passkey'),
    passkey: z.uuid('validation.invalid'),
    name: lineInput(memberLimits.passkey),
  }),
  z.object({ intent: z.literal('remove-passkey'), passkey: z.uuid('validation.invalid'), currentPassword }),
])

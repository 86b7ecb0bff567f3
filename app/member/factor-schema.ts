import { z } from 'zod'
import { codeInput } from '../factors/code-input'
import { memberLimits } from '../identity/member-limits'
import { lineInput } from '../platform/text-input'

/** A password that is only compared. */
const currentPassword = z.string('validation.required').min(1, 'validation.required').max(1_000, 'validation.too_long')

/** The forms of the page about the second factor, by what they are for. The messages are translation keys. */
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

import { z } from 'zod'

/** base64url (RFC 4648, section 5). */
const bytes = z
  .string()
  .max(8_000)
  .regex(/^[\w-]+$/)

const credential = {
  id: bytes.max(1_400),
  rawId: bytes.max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** A new passkey from the browser (WebAuthn Level 3, RegistrationResponseJSON). */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.output<typeof passkeyRegistration>

/** A passkey assertion at sign-in (WebAuthn Level 3, AuthenticationResponseJSON). */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
})
export type PasskeyAssertion = z.output<typeof passkeyAssertion>

/** A TOTP code (6 digits) or a recovery code (16), with any grouping. */
export const codeInput = z
  .string('validation.required')
  .max(60, 'validation.code')
  .transform((text) => text.normalize('NFKC').replaceAll(/[\s\-–]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'validation.required')
      .regex(/^(?:\d{6}|\d{16})?$/, 'validation.code'),
  )

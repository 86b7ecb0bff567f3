import { z } from 'zod'

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

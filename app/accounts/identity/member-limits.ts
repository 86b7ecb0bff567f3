// Separate from the schemas, so that forms need not load the validator.
/** Lengths in characters; email per RFC 5321. */
export const memberLimits = {
  name: 200,
  email: 254,
  leastPassword: 8,
  password: 128,
  /** Longer than the password limit: `maxlength` would silently truncate a pasted password instead of rejecting it. */
  passwordLine: 1_000,
  passkey: 100,
  next: 2_000,
} as const

/** In characters. */
export const profileLimits = { company: 200, phoneNumber: 50, vatId: 40 } as const

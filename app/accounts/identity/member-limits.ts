// Apart from the schemas, so that forms know them without the validator.
/** Least and most characters of a password, and most of a name, of an e-mail (RFC 5321) and of a passkey's name. */
export const memberLimits = {
  name: 200,
  email: 254,
  leastPassword: 8,
  password: 128,
  /** What a line for a password takes: one that is too long is to be refused, and not cut by the browser, which nobody would see. */
  passwordLine: 1_000,
  passkey: 100,
} as const

// Apart from the schemas, so that forms know them without the validator.
/** Least and most characters of a password, and most of a name, of an e-mail (RFC 5321) and of a passkey's name. */
export const memberLimits = { name: 200, email: 254, leastPassword: 8, password: 128, passkey: 100 } as const

/** Most characters of an address (RFC 5321 §4.5.3.1.3). The browser stops typing there; the server refuses beyond. */
export const EMAIL_LIMIT = 254

/** The honeypot: people do not see it, machines fill it. */
export const HONEYPOT = 'honeypot'

/** Most characters of an address (RFC 5321 §4.5.3.1.3). The browser stops typing there; the server refuses beyond. */
export const EMAIL_LIMIT = 254

/** Name of a box that people do not see. Whoever fills it is a machine. */
export const HONEYPOT = 'honeypot'

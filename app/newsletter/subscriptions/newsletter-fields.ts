/** RFC 5321 §4.5.3.1.3. */
export const EMAIL_LIMIT = 254

export const HONEYPOT = 'honeypot'

import { createHash, randomBytes } from 'node:crypto'

/** What opens a link in a mail: 256 random bits. Only its digest is stored, so that a copy of the database opens nothing. */
export interface MailToken {
  /** Goes into the link, in base64url. */
  readonly token: string
  readonly hash: string
}

export function newMailToken(): MailToken {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: mailTokenHash(token) }
}

/** The digest under which a token is stored. */
export function mailTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

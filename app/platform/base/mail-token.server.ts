import { createHash, randomBytes } from 'node:crypto'

/** Secret of a mailed link: 256 random bits. Only its digest is stored. */
export function newMailToken() {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: mailTokenHash(token) }
}

export function mailTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

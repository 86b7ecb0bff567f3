import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets unreadable in a copy of the database, because the key is not in it. */
export interface Vault {
  /** AES-256-GCM; each call gives another result. */
  seal(text: string): string
  /** @throws {Error} sealed with another key, or altered */
  open(sealed: string): string
  /** HMAC-SHA256: to find or count values that must not be readable. */
  digest(text: string): string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @param secret at least 32 characters */
export function openVault(secret: string): Vault {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `stocklot ${use}`, 32))
  const sealing = keyFor('sealing')
  const counting = keyFor('digests')
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
    digest: (text) => createHmac('sha256', counting).update(text).digest('base64url'),
  }
}

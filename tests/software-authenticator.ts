import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Misuse {
  readonly origin?: string
  readonly rpId?: string
  readonly isUnlocked?: boolean
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** One passkey without a browser (WebAuthn Level 3, sections 6 and 7; ES256). */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  readonly #origin: string
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Creates the passkey. @param asked the server's options */
  make(asked: { challenge: string }, misuse: Misuse = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const credential = Buffer.concat([Buffer.alloc(16), uint(this.#id.length, 2), this.#id, isoCBOR.encode(key)])
    const authData = new Uint8Array(Buffer.concat([this.#facts(misuse, HAS_CREDENTIAL), credential]))
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString('base64url')
    const clientDataJSON = this.#clientData('webauthn.create', asked, misuse).toString('base64url')
    return this.#present({ clientDataJSON, attestationObject })
  }

  prove(asked: { challenge: string }, misuse: Misuse = {}) {
    this.counter++
    const client = this.#clientData('webauthn.get', asked, misuse)
    const facts = this.#facts(misuse, 0)
    const signature = sign('sha256', Buffer.concat([facts, sha256(client)]), this.#keys.privateKey)
    return this.#present({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: facts.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #present<Answer>(response: Answer) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, { challenge }: { challenge: string }, { origin = this.#origin }: Misuse): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #facts({ rpId = new URL(this.#origin).hostname, isUnlocked = true }: Misuse, more: number): Buffer {
    const flags = USER_PRESENT | (isUnlocked ? USER_VERIFIED : 0) | more
    return Buffer.concat([sha256(Buffer.from(rpId)), uint(flags, 1), uint(this.counter, 4)])
  }
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

function sha256(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer')
}

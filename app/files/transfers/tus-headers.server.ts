import { Refusal } from '../../platform/base/errors'
import type { BodyChecksum } from './receive-upload.server'

export const TUS_VERSION = '1.0.0'
export const TUS_EXTENSIONS = 'creation,creation-with-upload,termination,checksum,expiration'
/** Digest size in bytes, by the algorithm name used in `Upload-Checksum` and `createHash`. */
const digestBytes: Readonly<Record<string, number>> = { sha1: 20, sha256: 32, sha512: 64, md5: 16 }
export const TUS_CHECKSUMS = Object.keys(digestBytes).join(',')

/** Characters. */
const MAX_METADATA = 4_096

interface UploadMetadata {
  readonly name: string
  /** All other keys. */
  readonly custom: Readonly<Record<string, string>>
}

/** Parses a byte count; null if the header is missing. @throws {Refusal} 400 */
export function parseByteCount(value: string | undefined): number | null {
  if (value === undefined) return null
  if (!/^(?:0|[1-9]\d{0,15})$/.test(value)) throw invalid()
  return Number(value)
}

/** Parses `Upload-Metadata`: keys with Base64 values. @throws {Refusal} 400 */
export function parseMetadata(header: string): UploadMetadata {
  if (header.length > MAX_METADATA) throw invalid()
  const pairs = new Map<string, string>()
  for (const pair of header.split(',').filter((part) => part.trim() !== '')) {
    const [key = '', value = '', ...more] = pair.trim().split(' ')
    const wellFormed = /^[\x21-\x2b\x2d-\x7e]+$/.test(key) && /^[\w+/-]*={0,2}$/.test(value)
    if (!wellFormed || more.length > 0 || pairs.has(key)) throw invalid()
    pairs.set(key, Buffer.from(value, 'base64').toString('utf8'))
  }
  const name = pairs.get('filename') ?? pairs.get('name') ?? ''
  for (const key of ['filename', 'name', 'filetype', 'type']) pairs.delete(key)
  return { name, custom: Object.fromEntries(pairs) }
}

/** Parses `Upload-Checksum`: algorithm and Base64 digest. @throws {Refusal} 400, also for unknown algorithms */
export function parseChecksum(header: string | undefined): BodyChecksum | null {
  if (header === undefined) return null
  const [, algorithm = '', value = ''] = /^(\w+) ([\w+/]+={0,2})$/.exec(header) ?? []
  const digest = Buffer.from(value, 'base64')
  if (!Object.hasOwn(digestBytes, algorithm) || digest.length !== digestBytes[algorithm]) throw invalid()
  return { algorithm, digest }
}

function invalid(): Refusal {
  return new Refusal('file_errors.invalid_argument', 400)
}

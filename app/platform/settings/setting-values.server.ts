import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BlockList } from 'node:net'
import { proxyList } from '../base/client-address.server'
import { parseMailbox } from '../base/mailbox'

// Parsers of settings. Each throws an `Error` whose message completes "NAME is wrong: …".

export interface DiskSettings {
  readonly kind: 'disk'
  readonly directory: string
}

/** Without credentials: the S3 client reads the usual AWS variables itself. */
export interface S3Settings {
  readonly kind: 's3'
  readonly bucket: string
  readonly endpoint: string | null
  readonly region: string
}

export interface BackupSettings {
  readonly directory: string | null
  readonly at: TimeOfDay
  readonly keepDays: number
  /** Public key that backups are encrypted with; null: they are not. */
  readonly recipient: string | null
}

/** In UTC. */
interface TimeOfDay {
  readonly hours: number
  readonly minutes: number
}

export interface DkimSettings {
  readonly selector: string
  /** PEM. */
  readonly privateKey: string
}

/** Leaves room for a plus sign and 32 digits: 64 characters before the host in all (RFC 5321). */
export function parseReceivingAddress(value: string): string {
  const { name, address } = parseMailbox(value)
  if (name !== null || !/^[^+@]{1,31}@[^@]+$/.test(address))
    throw new Error(`"${value}" is not a plain address with at most 31 characters and no plus sign before the @.`)
  return address
}

/** `02:30` */
export function parseTimeOfDay(value: string): TimeOfDay {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
  if (hours === undefined) throw new Error(`"${value}" is not a time from 00:00 to 23:59.`)
  return { hours: Number(hours), minutes: Number(minutes) }
}

/** Public key of age: https://age-encryption.org/v1 */
export function parseRecipient(value: string): string {
  if (!/^age1[02-9ac-hj-np-z]{58}$/.test(value)) throw new Error('it is not a public key, which begins with age1.')
  return value
}

/** A whole number. @param what it counts, for the message */
export function parseNumber(value: string, least: number, most: number, what = 'number'): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`"${value}" is not a ${what} from ${least} to ${most}.`)
  return number
}

/** Reads an RSA key of at least 1024 bits (RFC 8301); few receivers know others. */
export function parseDkimKey(file: string): string {
  let pem: string
  try {
    pem = readFileSync(file, 'utf8')
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : fault
    throw new Error(`${file} cannot be read (${code}).`)
  }
  const { asymmetricKeyType, asymmetricKeyDetails } = readPrivateKey(file, pem)
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 1_024)
    throw new Error(`the key in ${file} is not an RSA key of 1024 bits or more.`)
  return pem
}

function readPrivateKey(file: string, pem: string) {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new Error(`${file} has no private key in PEM without a password.`)
  }
}

/** Parts of a host name (RFC 6376, section 3.1). */
export function parseSelector(value: string): string {
  if (!/^[a-z\d]+(?:[.-][a-z\d]+)*$/i.test(value))
    throw new Error(`"${value}" may contain only letters, digits, dots and dashes.`)
  return value
}

/** A URL with one of these protocols, each with its colon. */
export function parseUrl(value: string, protocols: readonly string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url) throw new Error('it is not a URL.')
  if (!protocols.includes(url.protocol)) throw new Error(`it must begin with ${protocols.join(' or ')}//.`)
  return url
}

/** An origin, without path, query or user name. */
export function parseOrigin(value: string): string {
  const url = parseUrl(value, ['http:', 'https:'])
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new Error('it must be an origin, without path, query or user name.')
  }
  return url.origin
}

/** `s3://bucket?endpoint=…&region=…` */
export function parseS3(value: string): S3Settings {
  const url = parseUrl(value, ['s3:'])
  if (!url.hostname) throw new Error('it has no bucket.')
  const endpoint = url.searchParams.get('endpoint')
  return {
    kind: 's3',
    bucket: url.hostname,
    endpoint: endpoint === null ? null : parseUrl(endpoint, ['http:', 'https:']).href,
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

/** An external search engine. Its indexes have names that begin with `prefix`. */
export interface SearchSettings {
  readonly node: string
  readonly username: string
  readonly password: string
  readonly prefix: string
}

/** `https://user:password@host:9200/prefix`; user and prefix are optional. */
export function parseSearchServer(value: string): SearchSettings {
  const url = parseUrl(value, ['http:', 'https:'])
  if (url.search || url.hash) throw new Error('it has a query or a fragment.')
  const prefix = url.pathname.replace(/^\/|\/$/g, '') || 'stocklot'
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/.test(prefix))
    throw new Error(`"${prefix}" cannot be a prefix of index names, which have only small letters, digits, _ and -.`)
  const [username = '', password = ''] = [url.username, url.password].map(decodeURIComponent)
  if ((username === '') !== (password === '')) throw new Error('a user needs a password, and a password a user.')
  return { node: url.origin, username, password, prefix }
}

/** `tcp://host:port`; the port is optional. */
export function parseClamd(value: string): { host: string; port: number } {
  const url = parseUrl(value, ['tcp:'])
  return { host: url.hostname, port: Number(url.port || 3310) }
}

export function parseToken(value: string): string {
  if (!/^[\x21-\x7e]{32,}$/.test(value)) throw new Error('it needs at least 32 visible characters without spaces.')
  return value
}

export function parseMapsKey(value: string): string {
  if (!/^[\w-]+$/.test(value)) throw new Error('a key has only letters, digits, _ and -.')
  return value
}

export function parseProxies(value: string): BlockList {
  const entries = value.split(',').map((entry) => entry.trim().toLowerCase())
  return proxyList(entries.filter(Boolean))
}

export function parseOneOf(value: string, allowed: readonly string[]): string {
  if (!allowed.includes(value)) throw new Error(`"${value}" is not one of ${allowed.join(', ')}.`)
  return value
}

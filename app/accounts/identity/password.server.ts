import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { InvalidInput } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { type FairQueue, openFairQueue } from '../../platform/http/fair-queue.server'
import { queueAccountNotice } from './account-mail.server'
import type { AuthServices } from './auth.server'
import { credentials, passwordResets } from './members.table.server'
import { endSessionsOf, type Member } from './session.server'

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/** OWASP minimum for Argon2id (Password Storage Cheat Sheet); memory in KiB. */
const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** A hash takes tens of milliseconds, so a full queue waits some seconds. */
const queueSize = { places: 100, placesPerVisitor: 4, mostPerVisitor: 30 } as const
/** Separate queues: a flood of registrations cannot block sign-ins. One of libuv's four threads stays free for files and DNS. */
const newPasswords = openFairQueue({ ...queueSize, atOnce: 1 })
const knownPasswords = openFairQueue({ ...queueSize, atOnce: 2 })

const derive = promisify(argon2)

/**
 * Argon2id in PHC string format.
 * @param visitor key for the fair queue, or null for this machine
 * @throws {Refusal} 429 the visitor has too many passwords queued; 503 the queue is full
 */
export async function hashPassword(password: string, visitor: string | null, cost = usualCost): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const parameters = { ...cost, message: normalized(password), nonce, tagLength: HASH_BYTES }
  const hash = await argon2id(newPasswords, visitor, parameters)
  return phcString(nonce, hash, cost)
}

/** A stored password that matches nothing, for constant-time checks of unknown accounts. */
export function decoyPassword(): string {
  return phcString(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES), usualCost)
}

/** Verifies a password at the cost it was stored with. @throws {Refusal} as `hashPassword` */
export async function verifyPassword(
  { hash, password }: { hash: string; password: string },
  visitor: string | null,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? []
  if (salt === undefined || tag === undefined) throw new Error('A stored password is no Argon2id string.')
  const expected = Buffer.from(tag, 'base64')
  const given = await argon2id(knownPasswords, visitor, {
    message: normalized(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(given, expected)
}

/** @throws {InvalidInput} `validation.password_common` */
export async function rejectCommonPassword(password: string): Promise<void> {
  // Frequent passwords from leaks, MIT licence. Loaded lazily: it takes 20 ms.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  common ??= new Set(dictionary['passwords-common'])
  if (common.has(normalized(password).toLowerCase()))
    throw new InvalidInput({ password: ['validation.password_common'] })
}

let common: ReadonlySet<string> | undefined

function argon2id(queue: FairQueue, visitor: string | null, parameters: Argon2Parameters): Promise<Buffer> {
  return queue(visitor, () => derive('argon2id', parameters))
}

/** Keyboards differ in Unicode composition (NIST SP 800-63B-4, 3.1.1.2). */
function normalized(password: string): string {
  return password.normalize('NFKC')
}

function phcString(salt: Buffer, hash: Buffer, { memory, passes, parallelism }: Cost): string {
  const settings = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${settings}$${unpadded(salt)}$${unpadded(hash)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** Ends all other sessions and all reset links, and notifies the member. @param stored output of `hashPassword` */
export async function replacePassword(
  tx: Transaction,
  services: Pick<AuthServices, 'config' | 'now'>,
  member: Pick<Member, 'id' | 'email' | 'language'>,
  stored: string,
  butSession?: string,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ password: stored, updatedAt: services.now() })
    .where(eq(credentials.userId, member.id))
  await endSessionsOf(tx, member.id, butSession)
  await tx.delete(passwordResets).where(eq(passwordResets.memberId, member.id))
  await queueAccountNotice(tx, services, 'changed', member)
}

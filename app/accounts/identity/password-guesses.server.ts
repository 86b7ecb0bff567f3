import { hash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { consumeLimit, type RateLimit, tooMany } from '../../platform/http/rate-limit.server'
import { type AuthServices, isSignature, readCookie, setCookie, signatureOf } from './auth.server'
import { credentials, members } from './members.table.server'

/** Guesses checked per account and window, from all sources together. */
const MAX_GUESSES = 10

/** Milliseconds. With ten guesses per six hours, a thief of the password finds a code in three years with a chance of one in eight. */
const windows = { password: 15 * 60_000, code: 6 * 3_600_000 } as const

type Guessed = keyof typeof windows

const devices = { password: 'device', code: 'code_device' } as const satisfies Record<Guessed, string>

/** Attempts per visitor at any accounts, since each costs a password hash. */
const VISITOR_LIMIT: RateLimit = { most: 30, seconds: 60 }

/** Seconds. Browsers keep cookies for at most 400 days. */
const DEVICE_SPAN = 365 * 24 * 3_600

interface Guess {
  readonly bucket: string
  readonly moment: Date
}

/** Counts a visitor's sign-in attempt at any account. @throws {Refusal} 429 */
export async function limitAttempts(
  { db, now }: Pick<AuthServices, 'db' | 'now'>,
  limitBucket: string | null,
): Promise<void> {
  if (limitBucket) await db.transaction((tx) => consumeLimit(tx, `sign-in:${limitBucket}`, VISITOR_LIMIT, now()))
}

/**
 * Counts a guess before it is checked, even for unknown addresses. A known device has a separate budget, so that strangers
 * cannot lock the owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 * @throws {Refusal} 429 `errors.too_many_requests` when the budget is used up
 */
export async function countGuess(
  services: AuthServices,
  guessed: Guessed,
  email: string,
  request: Request,
): Promise<Guess> {
  const device = await knownDevice(services, guessed, email, request)
  const bucket = digest(`${guessed} ${device === null ? `account ${email}` : `device ${device} of ${email}`}`)
  const window = windows[guessed]
  const moment = services.now()
  const since = new Date(moment.getTime() - window).toISOString()
  const end = new Date(moment.getTime() + window).toISOString()
  const { rows } = await services.db.execute(sql`
    insert into password_guesses as known (bucket, moments, ends_at)
    values (${bucket}, array[${moment.toISOString()}::timestamptz], ${end})
    on conflict (bucket) do update set
      moments = array(select m from unnest(known.moments) m where m > ${since}) || excluded.moments,
      ends_at = excluded.ends_at
    where cardinality(array(select m from unnest(known.moments) m where m > ${since})) < ${MAX_GUESSES}
    returning bucket`)
  if (rows.length > 0) return { bucket, moment }
  throw await refusalOf(services, bucket, moment, window)
}

/** Uncounts one guess. Others of the same millisecond stay counted. */
export async function uncountGuess({ db }: Pick<AuthServices, 'db'>, { bucket, moment }: Guess): Promise<void> {
  const own = sql`${moment.toISOString()}::timestamptz`
  const place = sql`array_position(moments, ${own})`
  await db.execute(sql`
    update password_guesses set moments = moments[:${place} - 1] || moments[${place} + 1:]
    where bucket = ${bucket} and ${own} = any(moments)`)
}

export async function sweepGuesses({ db, now }: Pick<AuthServices, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`delete from password_guesses where ends_at < ${now().toISOString()}`)
}

/**
 * `Set-Cookie` for a known device. The password cookie needs a sign-in or mailed link; the code cookie needs a second factor, or each
 * mailed link would allow ten more codes. A new password invalidates both.
 */
export async function deviceCookie(
  services: AuthServices,
  db: Database | Transaction,
  guessed: Guessed,
  email: string,
): Promise<string> {
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${await deviceSignature(services, db, guessed, email, device)}`
  return setCookie(services, devices[guessed], value, DEVICE_SPAN)
}

/** The device's id if its cookie was issued for this account and the current password, else null. */
export async function knownDevice(
  services: AuthServices,
  guessed: Guessed,
  email: string,
  request: Request,
): Promise<string | null> {
  const value = readCookie(services, devices[guessed], request)
  const [, device = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? []
  // Computed even without a cookie, for constant time.
  const expected = await deviceSignature(services, services.db, guessed, email, device)
  return isSignature(signature, expected) ? device : null
}

async function deviceSignature(
  services: AuthServices,
  db: Database | Transaction,
  guessed: Guessed,
  email: string,
  device: string,
): Promise<string> {
  const mark = await passwordFingerprint(db, email)
  return signatureOf(services, `${devices[guessed]} ${device} of ${email} by ${mark}`)
}

async function refusalOf(
  { db }: Pick<AuthServices, 'db'>,
  bucket: string,
  now: Date,
  window: number,
): Promise<Refusal> {
  const { rows } = await db.execute<{ first: Date | null }>(sql`
    select moments[cardinality(moments) - ${MAX_GUESSES - 1}] as first from password_guesses where bucket = ${bucket}`)
  const first = new Date(rows[0]?.first ?? now)
  return tooMany(Math.max(1, Math.ceil((first.getTime() + window - now.getTime()) / 1_000)))
}

/** Hashed so that no addresses are stored for counting. */
function digest(text: string): string {
  return hash('sha256', text, 'hex')
}

/** Changes with every new password, even an identical one, to invalidate device cookies. Also exists for unknown addresses. */
export async function passwordFingerprint(db: Database | Transaction, email: string): Promise<string> {
  const [found] = await db
    .select({ stored: credentials.password })
    .from(members)
    .innerJoin(credentials, eq(credentials.userId, members.id))
    .where(eq(members.email, email))
  return hash('sha256', found?.stored ?? '', 'base64url')
}

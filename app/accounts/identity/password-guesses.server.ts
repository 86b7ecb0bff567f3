import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import { type AuthServices, authOf, cookieAttributes, cookiePrefix } from './auth.server'
import { passwordMark } from './password-mark.server'

/** Guesses at what one account is proven by that are looked at within a window of milliseconds, wherever they come from. */
const MOST_GUESSES = 10

/**
 * A code has six digits, of which three are right at a time: ten guesses in six hours hit one in three years with a chance of one in
 * eight, and only of somebody who knows the password.
 */
const windows = { password: 15 * 60_000, code: 6 * 3_600_000 } as const

/** What is guessed at. */
type Guessed = keyof typeof windows

/** The cookies of known devices. */
const devices = { password: 'device', code: 'code_device' } as const satisfies Record<Guessed, string>

/** Attempts of one visitor at whatever accounts: each costs a password's hash. */
const VISITOR_LIMIT: RateLimit = { most: 30, seconds: 60 }

/** Seconds for which a device stays known; the longest that browsers keep a cookie is 400 days. */
const DEVICE_SPAN = 365 * 24 * 3_600

/** A guess that is being looked at. */
export interface Guess {
  readonly bucket: string
  readonly moment: Date
}

/** Counts an attempt of a visitor to sign in, at whatever account. @throws {Refusal} 429 */
export async function limitAttempts(
  { db, now }: Pick<AuthServices, 'db' | 'now'>,
  limitBucket: string | null,
): Promise<void> {
  if (limitBucket) await db.transaction((tx) => consumeLimit(tx, `sign-in:${limitBucket}`, VISITOR_LIMIT, now()))
}

/**
 * Counts a guess at the password, or at a code, of an account before it is looked at: atomically, for all nodes together, and alike for
 * addresses without an account. A device from which the account was signed in to has a budget of its own, so that nobody
 * can lock its owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 * @param email in lower case
 * @throws {Refusal} 429 `errors.too_many_requests` when the budget is used up
 */
export async function takeGuess(
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
    where cardinality(array(select m from unnest(known.moments) m where m > ${since})) < ${MOST_GUESSES}
    returning bucket`)
  if (rows.length > 0) return { bucket, moment }
  throw await refusalOf(services, bucket, moment, window)
}

/** Takes a guess back that was right. The others stay counted: nobody gets more by waiting for the owner. */
export async function forgetGuess({ db }: Pick<AuthServices, 'db'>, { bucket, moment }: Guess): Promise<void> {
  await db.execute(sql`
    update password_guesses set moments = array_remove(moments, ${moment.toISOString()}::timestamptz)
    where bucket = ${bucket}`)
}

/** Forgets guesses that no longer count. */
export async function sweepGuesses({ db, now }: Pick<AuthServices, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`delete from password_guesses where ends_at < ${now().toISOString()}`)
}

/**
 * `Set-Cookie` for a device whose user has proven to own the account: for guesses at the password by signing in or by a link of a mail,
 * for those at a code by having shown a second factor. Otherwise every link of a mail would be good for ten more codes. A new
 * password ends it.
 */
export async function deviceCookie(
  services: AuthServices,
  db: Database | Transaction,
  guessed: Guessed,
  email: string,
): Promise<string> {
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${await signatureOf(services, db, guessed, email, device)}`
  const attributes = { ...cookieAttributes(services.config), maxAge: DEVICE_SPAN }
  return serialize(deviceCookieName(services, guessed), value, attributes)
}

/** The device's name when it was given one for this account, and by its password of today, else null. */
export async function knownDevice(
  services: AuthServices,
  guessed: Guessed,
  email: string,
  request: Request,
): Promise<string | null> {
  const name = deviceCookieName(services, guessed)
  const value = parse(request.headers.get('cookie') ?? '', name)[name] ?? ''
  const [, device = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? []
  // Looked at also where there is no cookie, so that both take the same time.
  const expected = Buffer.from(await signatureOf(services, services.db, guessed, email, device))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}

function deviceCookieName({ config }: Pick<AuthServices, 'config'>, guessed: Guessed): string {
  return `${cookiePrefix(config)}.${devices[guessed]}`
}

async function signatureOf(
  services: AuthServices,
  db: Database | Transaction,
  guessed: Guessed,
  email: string,
  device: string,
): Promise<string> {
  const mark = await passwordMark(db, email)
  const { secret } = await (await authOf(services)).$context
  return createHmac('sha256', secret).update(`${devices[guessed]} ${device} of ${email} by ${mark}`).digest('base64url')
}

async function refusalOf(
  { db }: Pick<AuthServices, 'db'>,
  bucket: string,
  now: Date,
  window: number,
): Promise<Refusal> {
  const { rows } = await db.execute<{ first: Date | null }>(sql`
    select moments[cardinality(moments) - ${MOST_GUESSES - 1}] as first from password_guesses where bucket = ${bucket}`)
  const first = new Date(rows[0]?.first ?? now)
  const seconds = Math.max(1, Math.ceil((first.getTime() + window - now.getTime()) / 1_000))
  return new Refusal('errors.too_many_requests', 429, { values: { seconds }, retryAfterSeconds: seconds })
}

/** Addresses of people are not kept for counting. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

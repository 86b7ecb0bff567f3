import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { openLog } from '../../platform/base/log.server'
import { mailTokenHash } from '../../platform/base/mail-token.server'
import { loadConfig } from '../../platform/settings/config.server'
import { findCredentials, findMember, makeMember } from './members.server'
import { hashPassword } from './password.server'
import { countGuess, deviceCookie, limitAttempts, uncountGuess } from './password-guesses.server'
import { resetPassword, verifyMember } from './use-mail-link.server'

const { db, close } = await openTestDatabase()
afterAll(close)

const config = loadConfig({ PUBLIC_URL: 'https://stock.example' })
const minute = 60_000
let now = Date.parse('2026-11-27T09:00:00Z')
const services = { db, config, log: openLog({ logLevel: 'silent' }), now: () => new Date(now) }
const email = 'ines@duarte.example'
const password = 'forty pallets of olives'

beforeEach(() => db.execute(sql`truncate members, registrations, password_guesses, rate_limits cascade`))

const request = (cookie = '') => new Request('https://stock.example', { headers: { cookie } })
const guess = (guessed: 'password' | 'code' = 'password', cookie = '', address = email) =>
  countGuess(services, guessed, address, request(cookie))
const make = async (address = email) =>
  db.transaction(async (tx) => {
    const facts = { email: address, name: 'Ines', language: 'en', role: 'member', standing: 'approved' } as const
    await makeMember(tx, { ...facts, password: await hashPassword(password, null) }, services.now())
    return findMember(tx, address)
  })
const cookieOf = async (guessed: 'password' | 'code', address = email) =>
  (await deviceCookie(services, db, guessed, address)).split(';')[0] ?? ''

describe.each([
  ['password', 15 * minute],
  ['code', 360 * minute],
] as const)('guesses at a %s', (guessed, window) => {
  test('are refused after ten, with the time until the oldest no longer counts', async () => {
    for (let count = 0; count < 10; count++) {
      await guess(guessed)
      now += 10_500
    }
    const seconds = window / 1_000 - 105
    await expect(guess(guessed)).rejects.toMatchObject({
      code: 'errors.too_many_requests',
      status: 429,
      values: { seconds },
      retryAfterSeconds: seconds,
    })
    now += (seconds - 1) * 1_000 + 999
    await expect(guess(guessed)).rejects.toMatchObject({ retryAfterSeconds: 1 })
    now += 1
    await guess(guessed)
    await expect(guess(guessed)).rejects.toMatchObject({ retryAfterSeconds: 11 })
  })

  test('count apart for another account, and not if they were right', async () => {
    const right = await guess(guessed)
    for (let count = 0; count < 9; count++) await guess(guessed)
    await expect(guess(guessed)).rejects.toMatchObject({ status: 429 })
    await guess(guessed, '', 'ana@duarte.example')
    await uncountGuess(services, right)
    await guess(guessed)
    await expect(guess(guessed)).rejects.toMatchObject({ status: 429 })
  })

  test('count apart for a device that was used before, until the password changes', async () => {
    await make()
    const cookie = await cookieOf(guessed)
    for (let count = 0; count < 10; count++) await guess(guessed)
    await guess(guessed, cookie)
    const other = guessed === 'password' ? 'code' : 'password'
    const changed = cookie.replace(/=./, (start) => (start === '=_' ? '=-' : '=_'))
    const forged = [cookie.slice(0, -1), `${cookie}x`, changed, cookie.replace('.', '.x'), '=']
    for (const wrong of [...forged, await cookieOf(guessed, 'ana@duarte.example'), await cookieOf(other)])
      await expect(guess(guessed, wrong)).rejects.toMatchObject({ status: 429 })
    for (let count = 0; count < 9; count++) await guess(guessed, cookie)
    await expect(guess(guessed, cookie)).rejects.toMatchObject({ status: 429 })
    const renewed = await cookieOf(guessed)
    await guess(guessed, renewed)
    await db.execute(sql`update member_credentials set password = ${await hashPassword(password, null)}`)
    await expect(guess(guessed, renewed)).rejects.toMatchObject({ status: 429 })
  })
})

test('a device is remembered for a year, by this site only and out of reach of scripts', async () => {
  const parts = (await deviceCookie(services, db, 'code', email)).split('; ')
  expect(parts[0]).toMatch(/^__Host-stocklot\.code_device=[\w-]{22}\.[\w-]{43}$/)
  expect(parts.slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure'])
  expect(await cookieOf('password')).toMatch(/^__Host-stocklot\.device=/)
})

test('thirty attempts a minute are looked at from one visitor, whatever the account', async () => {
  for (let count = 0; count < 31; count++) await limitAttempts(services, null)
  for (let count = 0; count < 30; count++) await limitAttempts(services, 'visitor')
  await expect(limitAttempts(services, 'visitor')).rejects.toMatchObject({ status: 429 })
  await limitAttempts(services, 'another visitor')
})

describe('a mailed link', () => {
  const token = 't'.repeat(43)
  const inAnHour = () => new Date(now + 60 * minute).toISOString()
  const register = async (end = inAnHour()) =>
    db.execute(sql`insert into registrations values (${mailTokenHash(token)}, ${email}, 'Ines',
      ${await hashPassword(password, null)}, 'de', ${end}, now())`)
  const verify = (typed = password) => verifyMember(services, { token, password: typed }, request())
  const ended = { code: 'account_link.ended', status: 410 }

  test('confirms an address with the chosen password, once', async () => {
    await register()
    await expect(verify('another')).rejects.toMatchObject({
      code: 'accounts.not_chosen',
      status: 422,
      field: 'password',
    })
    const { cookies } = await verify()
    expect(cookies.getSetCookie().join()).toContain('session_token=')
    const { rows } = await db.execute(sql`select remembered, second_factor_at as proven from member_sessions`)
    expect(rows).toEqual([{ remembered: false, proven: null }])
    expect(await findMember(db, email)).toMatchObject({ name: 'Ines', language: 'de', role: 'member', approved: true })
    await expect(verify()).rejects.toMatchObject(ended)
  })

  test('opens no account that its owner got meanwhile by other means', async () => {
    await register()
    const owner = await make()
    await expect(verify()).rejects.toMatchObject(ended)
    expect(await findMember(db, email)).toEqual(owner)
    expect(await db.$count(sql`member_sessions`)).toBe(0)
  })

  test('ends at its time', async () => {
    await register(new Date(now).toISOString())
    await expect(verify()).rejects.toMatchObject(ended)
    const member = await make('ana@duarte.example')
    await db.execute(
      sql`insert into password_resets values (${mailTokenHash(token)}, ${member?.id}, ${new Date(now).toISOString()}, now())`,
    )
    await expect(resetPassword(services, { token, password: 'sixty pallets' })).rejects.toMatchObject(ended)
  })

  test('sets a password that is not common, once, and remembers the device', async () => {
    const member = await make()
    const before = await findCredentials(db, member?.id ?? randomUUID())
    await db.execute(
      sql`insert into password_resets values (${mailTokenHash(token)}, ${member?.id}, ${inAnHour()}, now())`,
    )
    await expect(resetPassword(services, { token, password: 'iloveyou1' })).rejects.toMatchObject({
      errors: { password: ['validation.password_common'] },
    })
    const { cookies } = await resetPassword(services, { token, password: 'sixty pallets' })
    expect(cookies.get('set-cookie')).toContain('__Host-stocklot.device=')
    expect((await findCredentials(db, member?.id ?? ''))[0]?.password).not.toBe(before[0]?.password)
    await expect(resetPassword(services, { token, password: 'sixty pallets' })).rejects.toMatchObject(ended)
  })
})

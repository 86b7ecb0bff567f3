import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  AccountVisitor,
  accountMails,
  forgetAccounts,
  mailedToken,
  openAccount,
  password,
} from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { languages } from '../../platform/i18n/languages'

const app = await openTestApp()
app.stopTime()
afterAll(() => app.close())
beforeEach(() => forgetAccounts(app))

const ines = { name: 'Ines Duarte', email: 'ines@duarte.example', password }
const visitor = () => new AccountVisitor(app)

async function count(table: 'members' | 'registrations' | 'account_requests'): Promise<number> {
  const { rows } = await app.services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? -1
}

describe('a registration', () => {
  test('becomes an account only when its address is confirmed', async () => {
    expect((await visitor().post('/sign-up/email', { ...ines, language: 'de' })).status).toBe(200)
    expect((await visitor().signIn(ines.email)).status).toBe(401)
    expect(await count('members')).toBe(0)
    const mails = await accountMails(app)
    expect(mails).toMatchObject([{ kind: 'account.verification', to: ines.email }])
    expect(mails[0]?.text).toContain('http://localhost:3000/de/verify?token=')
    const token = await mailedToken(app, ines.email)
    expect((await visitor().post('/verify-email', { token, password })).status).toBe(200)
    const browser = visitor()
    expect((await browser.signIn('INES@Duarte.example')).status).toBe(200)
    expect(await browser.who()).toBe(ines.email)
  })

  test('is confirmed once, by POST, within a day', async () => {
    await visitor().post('/sign-up/email', ines)
    const token = await mailedToken(app, ines.email)
    expect((await visitor().send(`/api/auth/verify-email?token=${token}`)).status).toBe(405)
    expect(await count('members')).toBe(0)
    expect((await visitor().post('/verify-email', { token, password })).status).toBe(200)
    expect((await visitor().post('/verify-email', { token, password })).status).toBe(410)

    await visitor().post('/sign-up/email', { ...ines, email: 'late@duarte.example' })
    const late = await mailedToken(app, 'late@duarte.example')
    app.passTime(25 * 3_600_000)
    expect((await visitor().post('/verify-email', { token: late, password })).status).toBe(410)
    expect(await count('members')).toBe(1)
  })

  test('for an address with an account changes nothing and mails the owner', async () => {
    await openAccount(app, ines.email)
    await visitor().post('/sign-up/email', { ...ines, name: 'Somebody', password: 'another one of theirs' })
    expect((await accountMails(app)).at(-1)).toMatchObject({ kind: 'account.existing', to: ines.email })
    expect(await count('registrations')).toBe(0)
    expect((await visitor().signIn(ines.email)).status).toBe(200)
    expect((await visitor().signIn(ines.email, 'another one of theirs')).status).toBe(401)
  })

  test('with another person’s address does not give the account away', async () => {
    await visitor().post('/sign-up/email', { ...ines, password: 'the password of a thief' })
    await accountMails(app)
    await visitor().post('/sign-up/email', ines)
    await visitor().post('/verify-email', { token: await mailedToken(app, ines.email), password })
    expect((await visitor().signIn(ines.email, 'the password of a thief')).status).toBe(401)
    expect((await visitor().signIn(ines.email)).status).toBe(200)
  })

  test('by a stranger creates no account for the owner, even if they open its link', async () => {
    await visitor().post('/sign-up/email', { ...ines, password: 'the password of a thief' })
    const token = await mailedToken(app, ines.email)
    const owner = visitor()
    const refused = await owner.post('/verify-email', { token, password })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: { password: ['accounts.not_chosen'] } })
    const page = await owner.submit(`/en/verify?token=${token}`, { token, password })
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('This isn’t the password chosen')
    expect(await owner.who()).toBeNull()
    expect(await count('members')).toBe(0)
    await owner.post('/sign-up/email', ines)
    const own = { token: await mailedToken(app, ines.email), password }
    expect((await owner.post('/verify-email', own)).status).toBe(200)
    expect((await visitor().post('/verify-email', { token, password: 'the password of a thief' })).status).toBe(410)
    expect((await visitor().signIn(ines.email, 'the password of a thief')).status).toBe(401)
  })

  test('also needs its password, of which it accepts ten guesses, and starts a new session', async () => {
    await visitor().post('/sign-up/email', ines)
    const token = await mailedToken(app, ines.email)
    const stranger = visitor()
    for (let guess = 0; guess < 10; guess++)
      expect((await stranger.post('/verify-email', { token, password: `guess ${guess}` })).status).toBe(422)
    expect((await stranger.post('/verify-email', { token, password })).status).toBe(429)
    app.passTime(15 * 60_000 + 1)
    await openAccount(app, 'ana@duarte.example')
    const browser = visitor()
    await browser.signIn('ana@duarte.example')
    const before = browser.cookie('session_token')
    const confirmed = await browser.submit(`/en/verify?token=${token}`, { token, password })
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/en/account'])
    expect(await browser.who()).toBe(ines.email)
    expect(browser.cookie('session_token')).not.toBe(before)
  })

  test('made and confirmed twenty times at once creates one account', async () => {
    const made = Array.from({ length: 20 }, () => visitor().post('/sign-up/email', ines))
    expect(new Set((await Promise.all(made)).map(({ status }) => status))).toEqual(new Set([200]))
    await accountMails(app)
    const mails = await readMails(app.services.db)
    // Limit: five mails per address and hour.
    expect(mails).toHaveLength(5)
    const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])
    const confirmed = await Promise.all(tokens.map((token) => visitor().post('/verify-email', { token, password })))
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
    expect(await count('members')).toBe(1)
    expect(await count('registrations')).toBe(0)
  })

  test('whose mail cannot be queued is kept and retried', async () => {
    await app.services.db.execute(sql`alter table mails rename to mails_away`)
    expect((await visitor().post('/sign-up/email', ines)).status).toBe(200)
    await expect(accountMails(app)).rejects.toThrow()
    await app.services.db.execute(sql`alter table mails_away rename to mails`)
    expect(await count('account_requests')).toBe(1)
    expect(await count('registrations')).toBe(0)
    expect(await accountMails(app)).toHaveLength(1)
  })

  test('is mailed in the page’s language', async () => {
    const subjects = new Set<string>()
    for (const language of languages) {
      await visitor().post('/sign-up/email', { ...ines, email: `${language}@duarte.example`, language })
      const mail = (await accountMails(app)).at(-1)
      expect(mail?.text).toContain(`/${language}/verify?token=`)
      subjects.add(mail?.subject ?? '')
    }
    expect(subjects.size).toBe(languages.length)
  })
})

describe('a registration made on a page', () => {
  const registerOn = async (next: string) => {
    const browser = visitor()
    const fields = { name: ines.name, email: ines.email, password, confirmation: password, consent: 'on', next }
    expect((await browser.submit('/en/register', fields)).status).toBe(200)
    const token = await mailedToken(app, ines.email)
    expect((await accountMails(app)).at(-1)?.text).not.toContain('next')
    const confirmed = await browser.submit(`/en/verify?token=${token}`, { token, password })
    return confirmed.headers.get('location')
  }

  test('returns to it once it is confirmed', async () => {
    expect(await registerOn('/en/products/L-2611-0001?from=mail')).toBe('/en/products/L-2611-0001?from=mail')
  })

  test.each([
    '/en',
    '//elsewhere.example/en',
    '/\\elsewhere.example/en',
    'https://elsewhere.example/en',
    `/en/sell?x=${'y'.repeat(2_000)}`,
  ])('leads to the account instead of to %s', async (next) => {
    expect(await registerOn(next)).toBe('/en/account')
  })
})

describe('a link asked for again', () => {
  const askAgain = (email = ines.email) => visitor().post('/request-password-reset', { email })

  test('is another one that confirms the latest registration', async () => {
    await visitor().post('/sign-up/email', { ...ines, password: 'an earlier password' })
    await accountMails(app)
    app.passTime(1_000)
    await visitor().post('/sign-up/email', ines)
    const first = await mailedToken(app, ines.email)
    expect((await askAgain()).status).toBe(200)
    expect((await accountMails(app)).map(({ kind }) => kind)).toEqual(Array(3).fill('account.verification'))
    const token = await mailedToken(app, ines.email)
    expect(token).not.toBe(first)
    expect((await visitor().post('/verify-email', { token, password })).status).toBe(200)
    expect((await visitor().post('/verify-email', { token: first, password })).status).toBe(410)
  })

  test('is not sent for a registration that has ended, nor to an unknown address', async () => {
    await visitor().post('/sign-up/email', ines)
    await accountMails(app)
    app.passTime(25 * 3_600_000)
    expect((await askAgain()).status).toBe(200)
    expect((await askAgain('nobody@duarte.example')).status).toBe(200)
    expect(await accountMails(app)).toHaveLength(1)
  })
})

describe('a password', () => {
  test.each([
    ['too short', 'seven77', 'validation.password_short'],
    ['too long', 'x'.repeat(129), 'validation.password_long'],
    ['missing', '', 'validation.required'],
    ['common', 'Password123', 'validation.password_common'],
    ['common in full-width letters', 'ｐａｓｓｗｏｒｄ１２３', 'validation.password_common'],
  ])('is refused when %s', async (_, secret, key) => {
    const answer = await visitor().post('/sign-up/email', { ...ines, password: secret })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: { password: [key] } })
  })

  test.each(['        ', '🫒🫒🫒🫒🫒🫒🫒🫒', 'x'.repeat(128), 'onlylowercaseletters'])(
    'may have any characters: %s',
    async (secret) => {
      await openAccount(app, ines.email, secret)
      expect((await visitor().signIn(ines.email, secret)).status).toBe(200)
    },
  )

  test('is stored as Argon2id at OWASP’s minimum, and a reset link as a digest', async () => {
    await visitor().post('/sign-up/email', { ...ines, password })
    await visitor().post('/verify-email', { token: await mailedToken(app, ines.email), password })
    const { rows } = await app.services.db.execute<{ password: string }>(sql`select password from member_credentials`)
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    await visitor().post('/request-password-reset', { email: ines.email })
    const token = await mailedToken(app, ines.email)
    const resets = await app.services.db.execute(sql`select * from password_resets`)
    expect(resets.rows).toHaveLength(1)
    expect(JSON.stringify(resets.rows)).not.toContain(token)
  })

  test('is accepted in another Unicode composition', async () => {
    await openAccount(app, ines.email, 'crème brûlée'.normalize('NFC'))
    expect((await visitor().signIn(ines.email, 'crème brûlée'.normalize('NFD'))).status).toBe(200)
  })
})

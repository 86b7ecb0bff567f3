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

// The tests connect from a trusted proxy and may set client addresses; `direct` trusts no proxy.
const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
app.stopTime()
const direct = await openTestApp()
direct.stopTime()
afterAll(() => Promise.all([app.close(), direct.close()]))

const email = 'ines@duarte.example'
const unknown = 'nobody@duarte.example'

beforeEach(async () => {
  for (const each of [app, direct]) await forgetAccounts(each)
})

async function lookedAt(target: string, guesses: number, from: (guess: number) => string): Promise<number> {
  let looked = 0
  for (let sent = 0; sent < guesses; sent += 20) {
    const answers = Array.from({ length: Math.min(20, guesses - sent) }, (_, index) =>
      new AccountVisitor(app, { 'x-forwarded-for': from(sent + index) }).signIn(target, `guess ${sent + index}`),
    )
    for (const { status } of await Promise.all(answers)) {
      expect([401, 429]).toContain(status)
      if (status === 401) looked++
    }
  }
  return looked
}

describe('an account accepts ten of a thousand password guesses in fifteen minutes', () => {
  beforeEach(() => openAccount(app, email))

  test('from five hundred addresses', async () => {
    expect(await lookedAt(email, 1_000, (guess) => `198.51.${guess % 2}.${guess % 250}`)).toBe(10)
  })

  test('from one address', async () => {
    expect(await lookedAt(email, 1_000, () => '203.0.113.7')).toBe(10)
  })

  test('from five hundred addresses of one IPv6 network', async () => {
    expect(await lookedAt(email, 500, (guess) => `2001:db8:1:2::${(guess + 1).toString(16)}`)).toBe(10)
  })

  test('whenever the fifteen minutes begin', async () => {
    expect(await lookedAt(email, 6, () => '203.0.113.7')).toBe(6)
    app.passTime(10 * 60_000)
    expect(await lookedAt(email, 10, () => '203.0.113.8')).toBe(4)
    app.passTime(6 * 60_000)
    expect(await lookedAt(email, 10, () => '203.0.113.9')).toBe(6)
  })

  test('even if the right one is among the rest', async () => {
    await lookedAt(email, 20, () => '203.0.113.7')
    const answer = await new AccountVisitor(app).signIn(email)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(600)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  })

  test('and the owner’s own sign-ins allow no more', async () => {
    await lookedAt(email, 9, () => '203.0.113.7')
    for (let time = 0; time < 5; time++) expect((await new AccountVisitor(app).signIn(email)).status).toBe(200)
    expect(await lookedAt(email, 5, () => '203.0.113.7')).toBe(1)
  })
})

describe('the owner of an account under attack', () => {
  test('can sign in from a device used before', async () => {
    await openAccount(app, email)
    const owner = new AccountVisitor(app)
    await owner.signIn(email)
    await owner.post('/sign-out', {})
    await lookedAt(email, 50, (guess) => `198.51.100.${guess}`)
    expect((await owner.signIn(email)).status).toBe(200)
  })

  test('can sign in after resetting the password by mail', async () => {
    await openAccount(app, email)
    await lookedAt(email, 50, (guess) => `198.51.100.${guess}`)
    const owner = new AccountVisitor(app)
    await owner.post('/request-password-reset', { email })
    const token = /token=([\w-]+)/.exec((await accountMails(app)).at(-1)?.text ?? '')?.[1]
    await owner.post('/reset-password', { token, newPassword: 'sixty pallets of olives' })
    expect((await owner.signIn(email, 'sixty pallets of olives')).status).toBe(200)
  })

  test.each([
    ['by mail', false],
    ['in the account', true],
  ])('keeps only the device that set a new password %s', async (_, inAccount) => {
    await openAccount(app, email)
    const words = 'sixty pallets of olives'
    const [owner, other] = [new AccountVisitor(app), new AccountVisitor(app)]
    for (const visitor of [owner, other]) await visitor.signIn(email)
    if (inAccount) {
      const fields = { intent: 'password', currentPassword: password, password: words, confirmation: words }
      expect((await owner.submit('/en/account/security', fields)).status).toBe(303)
    } else {
      await owner.post('/request-password-reset', { email })
      const token = await mailedToken(app, email)
      expect((await owner.post('/reset-password', { token, newPassword: words })).status).toBe(200)
    }
    await lookedAt(email, 20, () => '203.0.113.7')
    expect((await other.signIn(email, words)).status).toBe(429)
    expect((await owner.signIn(email, words)).status).toBe(200)
  })

  test('has ten guesses of their own on a known device, and no more', async () => {
    await openAccount(app, email)
    const owner = new AccountVisitor(app)
    await owner.signIn(email)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) statuses.push((await owner.signIn(email, `guess ${guess}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await new AccountVisitor(app).signIn(email)).status).toBe(200)
  })

  test('is not affected by devices of other accounts or forged ones', async () => {
    await openAccount(app, email)
    await openAccount(app, 'thief@elsewhere.example')
    const thief = new AccountVisitor(app)
    await thief.signIn('thief@elsewhere.example')
    const statuses = new Set<number>()
    for (let guess = 0; guess < 11; guess++) statuses.add((await thief.signIn(email, `guess ${guess}`)).status)
    expect(statuses).toEqual(new Set([401, 429]))
    const madeUp = { cookie: `stocklot.device=${'a'.repeat(22)}.${'b'.repeat(43)}` }
    expect((await new AccountVisitor(app, madeUp).signIn(email)).status).toBe(429)
  })
})

describe('a forged X-Forwarded-For', () => {
  test('allows no further guesses', async () => {
    await openAccount(direct, email)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      const visitor = new AccountVisitor(direct, { 'x-forwarded-for': `198.51.100.${guess}` })
      statuses.push((await visitor.signIn(email, `guess ${guess}`)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  })

  test('evades no limit per visitor when the proxy is not trusted', async () => {
    // An untrusted peer: its forwarding headers are ignored.
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        new AccountVisitor(app, { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7` }).post(
          '/request-password-reset',
          { email: `${index}@duarte.example` },
        ),
      ),
    )
    expect(statuses.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), 429, 429])
  })
})

describe('addresses with and without an account', () => {
  test.each([
    ['sign-in', '/sign-in/email', (address: string) => ({ email: address, password: 'not this one' })],
    ['sign-up', '/sign-up/email', (address: string) => ({ name: 'Ines', email: address, password })],
    ['reset', '/request-password-reset', (address: string) => ({ email: address })],
  ])('get the same answer at %s', async (_, path, body) => {
    await openAccount(app, email)
    const answers = await Promise.all(
      [email, unknown].map(async (address) => {
        const answer = await new AccountVisitor(app).post(path, body(address))
        const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
        const text = (await answer.text()).replaceAll(address, 'ADDRESS').replace(/"id":"[\w-]{36}"/, '"id":"ID"')
        return { status: answer.status, headers, text }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })

  test('have the same limits', async () => {
    await openAccount(app, email)
    for (const address of [email, unknown]) {
      expect(await lookedAt(address, 15, () => '203.0.113.7')).toBe(10)
      const answer = await new AccountVisitor(app).signIn(address)
      expect([answer.status, await answer.json()]).toMatchObject([429, { code: 'errors.too_many_requests' }])
    }
  })

  test('differ only in the mail sent', async () => {
    await openAccount(app, email)
    await app.services.db.execute(sql`delete from mails`)
    for (const address of [email, unknown]) {
      await new AccountVisitor(app).post('/sign-up/email', { name: 'Ines', email: address, password })
      await new AccountVisitor(app).post('/request-password-reset', { email: address })
    }
    expect((await accountMails(app)).map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
      `account.existing ${email}`,
      `account.reset ${email}`,
      `account.verification ${unknown}`,
      // Asked for again: it has registered by then.
      `account.verification ${unknown}`,
    ])
  })
})

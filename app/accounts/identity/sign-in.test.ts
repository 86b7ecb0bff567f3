import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, forgetAccounts, openAccount, password, turnCodesOn } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'

const app = await openTestApp()
const secure = await openTestApp({ PUBLIC_URL: 'https://stock.example.com' })
afterAll(() => Promise.all([app.close(), secure.close()]))
beforeEach(() => forgetAccounts(app))

const email = 'ines@duarte.example'
const hour = 3_600_000
const day = 24 * hour

async function signedIn(remember = false): Promise<AccountVisitor> {
  const visitor = new AccountVisitor(app)
  const answer = await visitor.signIn(email, password, remember)
  expect(answer.status).toBe(200)
  return visitor
}

describe('a session', () => {
  beforeEach(() => openAccount(app, email))

  test('ends with the browser or after twelve idle hours when not remembered', async () => {
    const visitor = new AccountVisitor(app)
    const answer = await visitor.signIn(email)
    const cookie = answer.headers.getSetCookie().find((each) => each.includes('session_token'))
    expect(cookie).not.toMatch(/max-age|expires/i)
    app.passTime(11 * hour)
    expect(await visitor.who()).toBe(email)
    app.passTime(11 * hour)
    expect(await visitor.who()).toBe(email)
    app.passTime(13 * hour)
    expect(await visitor.who()).toBeNull()
  })

  test('ends after thirty days when remembered, however much it is used', async () => {
    const visitor = new AccountVisitor(app)
    const answer = await visitor.signIn(email, password, true)
    expect(answer.headers.get('set-cookie')).toContain(`Max-Age=${30 * 24 * 3_600}`)
    for (let days = 0; days < 29; days++) {
      app.passTime(day)
      expect(await visitor.who()).toBe(email)
    }
    app.passTime(day)
    expect(await visitor.who()).toBeNull()
  })

  test('ends after thirty days when not remembered, even in constant use', async () => {
    const visitor = await signedIn()
    for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
      expect(await visitor.who()).toBe(email)
      app.passTime(6 * hour)
    }
    expect(await visitor.who()).toBe(email)
    app.passTime(6 * hour)
    expect(await visitor.who()).toBeNull()
  })

  test('is a new one after each sign-in, whatever cookie the browser sent', async () => {
    const thief = await signedIn()
    const victim = new AccountVisitor(app)
    victim.takeCookies(thief)
    await victim.signIn(email)
    expect(victim.cookie('session_token')).not.toBe(thief.cookie('session_token'))
    expect(await thief.who()).toBeNull()
    expect(await victim.who()).toBe(email)
  })

  test('cannot be forged or changed', async () => {
    const visitor = await signedIn()
    const [token, signature] = decodeURIComponent(visitor.cookie('session_token') ?? '').split('.')
    expect(signature).toBeDefined()
    for (const value of [token, `${token}.`, `${token}.${btoa('x'.repeat(32))}`, `x${token}.${signature}`]) {
      const answer = await app.request('/api/auth/get-session', {
        headers: { cookie: `stocklot.session_token=${encodeURIComponent(value ?? '')}` },
      })
      expect(await answer.json()).toBeNull()
    }
  })

  test('ends on the server at sign-out', async () => {
    const visitor = await signedIn(true)
    const copy = new AccountVisitor(app)
    copy.takeCookies(visitor)
    const answer = await visitor.post('/sign-out', {})
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^stocklot\.session_token=; Max-Age=0/)
    expect(visitor.cookie('session_token')).toBeUndefined()
    expect(await copy.who()).toBeNull()
  })

  test('ends when its member is removed', async () => {
    const visitor = await signedIn(true)
    await app.services.db.execute(sql`delete from members`)
    expect(await visitor.who()).toBeNull()
  })

  test('makes every page private', async () => {
    const visitor = await signedIn()
    for (const path of ['/en', '/en/sell', '/de/contact']) {
      expect((await visitor.send(path)).headers.get('cache-control')).toBe('private, no-cache')
    }
  })

  test('is valid on every node and ends on every node', async () => {
    const node = await openTestApp({ DATABASE_URL: app.services.config.databaseUrl ?? '' })
    const [here, there] = [await signedIn(true), new AccountVisitor(node)]
    there.takeCookies(here)
    expect(await there.who()).toBe(email)
    await there.post('/sign-out', {})
    expect(await here.who()).toBeNull()
    await node.close()
  })

  test('never reveals its cookie’s secret', async () => {
    const visitor = new AccountVisitor(app)
    const body = await (await visitor.signIn(email)).text()
    const token = decodeURIComponent(visitor.cookie('session_token') ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    expect(body).not.toContain(token)
    expect(await (await visitor.send('/api/auth/get-session')).text()).not.toContain(token)
  })
})

describe('over TLS', () => {
  test('cookies are bound to this host, out of reach for scripts and other sites', async () => {
    await openAccount(secure, email)
    const answer = await new AccountVisitor(secure).signIn(email, password, true)
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-stocklot\.(?:session_token|device)=/)
      for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
        expect(cookie.split('; ')).toContain(attribute)
      expect(cookie).not.toMatch(/domain/i)
    }
  })

  test('so are the cookies of the second step and of trusted devices', async () => {
    const other = 'ana@duarte.example'
    await openAccount(secure, other)
    const owner = new AccountVisitor(secure)
    await owner.signIn(other)
    const { recoveryCodes } = await turnCodesOn(secure, owner)
    const visitor = new AccountVisitor(secure)
    const step = await visitor.signIn(other)
    const entered = await visitor.giveCode(recoveryCodes[0] ?? '', true)
    const cookies = [...step.headers.getSetCookie(), ...entered.headers.getSetCookie()]
    expect(cookies.map((cookie) => /^[^=]+/.exec(cookie)?.[0])).toEqual(
      ['second_step', 'session_token', 'device', 'code_device', 'trusted', 'second_step'].map(
        (name) => `__Host-stocklot.${name}`,
      ),
    )
    for (const cookie of cookies)
      for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
        expect(cookie.split('; ')).toContain(attribute)
  })
})

describe('requests from other sites', () => {
  const paths = [
    '/sign-in/email',
    '/sign-up/email',
    '/sign-out',
    '/request-password-reset',
    '/reset-password',
    '/verify-email',
    '/two-factor/verify-totp',
    '/passkeys',
    '/passkeys/options',
    '/passkeys/sign-in',
    '/passkeys/sign-in-options',
  ]
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.localhost' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ]

  test.each(foreign)('are refused: %j', async (headers) => {
    const visitor = new AccountVisitor(app)
    for (const path of paths) expect((await visitor.post(path, {}, headers)).status).toBe(403)
    const form = await app.request('/en/contact', { method: 'POST', headers, body: new URLSearchParams({ name: 'x' }) })
    expect(form.status).toBe(403)
  })

  test('do not affect a session, and our own pages and programs are served', async () => {
    await openAccount(app, email)
    const visitor = await signedIn()
    expect((await visitor.post('/sign-out', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await visitor.who()).toBe(email)
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }
    expect((await visitor.post('/sign-out', {}, own)).status).toBe(200)
    expect((await new AccountVisitor(app).signIn(email)).status).toBe(200)
  })

  test('are refused as forms', async () => {
    const answer = await app.request('/api/auth/sign-in/email', {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })
})

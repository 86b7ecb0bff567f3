import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  AccountVisitor,
  forgetAccounts,
  mailedToken,
  openAccount,
  password,
  turnCodesOn,
} from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { SoftwareAuthenticator } from '../../../tests/software-authenticator'

const origin = 'http://localhost:3000'
const app = await openTestApp({ PUBLIC_URL: origin })
const { services } = app
afterAll(() => app.close())
beforeEach(async () => {
  await forgetAccounts(app)
  await openAccount(app, email)
})

const email = 'ines@duarte.example'
const words = 'sixty pallets of olives'

async function signedIn(remember = false): Promise<AccountVisitor> {
  const visitor = new AccountVisitor(app)
  expect((await visitor.signIn(email, password, remember)).status).toBe(200)
  return visitor
}

async function linkByMail(): Promise<() => Promise<Response>> {
  const owner = new AccountVisitor(app)
  await owner.post('/request-password-reset', { email })
  const token = await mailedToken(app, email)
  return () => owner.post('/reset-password', { token, newPassword: words })
}

async function formInAccount(newPassword = words): Promise<() => Promise<Response>> {
  const owner = await signedIn()
  const fields = { intent: 'password', currentPassword: password, password: newPassword, confirmation: newPassword }
  return () => owner.submit('/en/account/security', fields)
}

describe('a new password by mail', () => {
  test('ends every session and the old password', async () => {
    const before = await signedIn(true)
    const visitor = new AccountVisitor(app)
    await visitor.post('/request-password-reset', { email, language: 'pl' })
    const token = await mailedToken(app, email)
    const answer = await visitor.post('/reset-password', { token, newPassword: words })
    expect(answer.status).toBe(200)
    expect(await before.who()).toBeNull()
    expect((await visitor.signIn(email)).status).toBe(401)
    expect((await visitor.signIn(email, words)).status).toBe(200)
    const { rows } = await services.db.execute(sql`select recipient from mails where kind = 'account.changed'`)
    expect(rows).toHaveLength(1)
  })

  test('can be set once within thirty minutes, by the newest link only', async () => {
    const visitor = new AccountVisitor(app)
    const ask = async () => {
      await visitor.post('/request-password-reset', { email })
      return mailedToken(app, email)
    }
    const set = async (token: string) => (await visitor.post('/reset-password', { token, newPassword: words })).status
    const first = await ask()
    app.passTime(31 * 60_000)
    expect(await set(first)).toBe(410)
    const [second, third] = [await ask(), await ask()]
    expect((await Promise.all([set(third), set(second), set(third)])).sort()).toEqual([200, 410, 410])
    expect(await set(second)).toBe(410)
  })

  test('is refused when common, and the link stays valid', async () => {
    const visitor = new AccountVisitor(app)
    await visitor.post('/request-password-reset', { email })
    const token = await mailedToken(app, email)
    expect((await visitor.post('/reset-password', { token, newPassword: 'iloveyou1' })).status).toBe(422)
    expect((await visitor.post('/reset-password', { token, newPassword: 'sixty pallets' })).status).toBe(200)
  })

  test('needs a valid link', async () => {
    const visitor = new AccountVisitor(app)
    const answer = await visitor.post('/reset-password', { token: 'x'.repeat(43), newPassword: 'sixty pallets' })
    expect(answer.status).toBe(410)
    expect((await visitor.post('/reset-password', { token: "'--", newPassword: 'sixty pallets' })).status).toBe(422)
  })

  test('ends sign-ins that wait for their second step', async () => {
    const { code } = await turnCodesOn(app, await signedIn())
    app.passTime(60_000)
    const thief = await signedIn()
    await (await linkByMail())()
    expect((await thief.giveCode(code())).status).toBe(401)
    expect(await thief.who()).toBeNull()
  })
})

async function waiting(): Promise<number> {
  const { rows } = await services.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}

/** Responses to two requests about one member; the second is blocked on the lock before the first finishes. */
async function inThisOrder(first: () => Promise<Response>, second: () => Promise<Response>): Promise<Response[]> {
  const held = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const holder = services.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from members for update`)
    holding.resolve()
    await held.promise
  })
  await holding.promise
  const answers = [first()]
  await vi.waitFor(async () => expect(await waiting()).toBe(1), 300_000)
  answers.push(second())
  await vi.waitFor(async () => expect(await waiting()).toBe(2), 300_000)
  held.resolve()
  await holder
  return Promise.all(answers)
}

describe('a new password during a request with the old one', () => {
  test.each([
    ['by mail', linkByMail],
    ['in the account', () => formInAccount()],
  ])('set %s, leaves that request no session', async (_, prepare) => {
    const setPassword = await prepare()
    const thief = new AccountVisitor(app)
    const [, answer] = await inThisOrder(setPassword, () => thief.signIn(email))
    expect(answer?.status).toBe(401)
    expect(await thief.who()).toBeNull()
    expect((await new AccountVisitor(app).signIn(email, words)).status).toBe(200)
  })

  test('leaves no passkey from a session that it ended', async () => {
    const thief = await signedIn()
    const question = await (await thief.post('/passkeys/options', { currentPassword: password })).json()
    const credential = new SoftwareAuthenticator(origin).make(question)
    const [, answer] = await inThisOrder(await linkByMail(), () => thief.post('/passkeys', { name: 'x', credential }))
    expect(answer?.status).toBe(401)
    expect((await services.db.execute(sql`select 1 from passkeys`)).rows).toEqual([])
  })

  test('is not overwritten by a session that it ended', async () => {
    const [, answer] = await inThisOrder(await linkByMail(), await formInAccount('the password of a thief'))
    expect(answer?.status).toBe(401)
    expect((await new AccountVisitor(app).signIn(email, words)).status).toBe(200)
  })
})

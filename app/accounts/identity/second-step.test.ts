import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  AccountVisitor,
  accountMails,
  mailedToken,
  openAccount,
  password,
  turnCodesOn,
} from '../../../tests/account-visitor'
import { email, openSecondStep } from './second-step.suite'

const step = await openSecondStep()
const { app, halfway, wrongCode } = step

const period = 30_000
const page = '/en/account/second-factor'
const words = 'sixty pallets of olives'

async function resetByMail(visitor: AccountVisitor): Promise<void> {
  await visitor.post('/request-password-reset', { email })
  const token = await mailedToken(app, email)
  expect((await visitor.post('/reset-password', { token, newPassword: words })).status).toBe(200)
}

async function changePassword(visitor: AccountVisitor): Promise<void> {
  const fields = { intent: 'password', currentPassword: password, password: words, confirmation: words }
  expect((await visitor.submit('/en/account/security', fields)).status).toBe(303)
}

describe('after the right password', () => {
  test('the password alone does not sign in', async () => {
    const visitor = await halfway()
    expect(visitor.cookie('session_token')).toBeUndefined()
    expect(await visitor.who()).toBeNull()
    const { rows } = await app.services.db.execute(sql`select 1 from member_sessions`)
    expect(rows).toHaveLength(1)
    const answer = await visitor.giveCode(step.codes.code())
    expect(answer.status).toBe(200)
    expect(await visitor.who()).toBe(email)
    expect(visitor.cookie('second_step')).toBeUndefined()
  })

  test('a code without a password before it is refused', async () => {
    expect((await new AccountVisitor(app).giveCode(step.codes.code())).status).toBe(401)
  })

  test('the code must follow within ten minutes', async () => {
    const visitor = await halfway()
    app.passTime(10 * 60_000 + 1)
    expect((await visitor.giveCode(step.codes.code())).status).toBe(401)
    expect(await visitor.who()).toBeNull()
  })

  test('“remember me” survives the second step', async () => {
    const visitor = new AccountVisitor(app)
    await visitor.signIn(email, password, true)
    const answer = await visitor.giveCode(step.codes.code())
    expect(answer.headers.get('set-cookie')).toContain(`Max-Age=${30 * 24 * 3_600}`)
  })

  test('one sign-in makes one session, even with two codes at once', async () => {
    const visitor = await halfway()
    const [first = '', second = ''] = step.codes.recoveryCodes
    const answers = await Promise.all([visitor.giveCode(first), visitor.giveCode(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})

describe('a code', () => {
  test('is refused a second time, and so is an older one', async () => {
    const code = step.codes.code()
    expect((await (await halfway()).giveCode(code)).status).toBe(200)
    const again = await (await halfway()).giveCode(code)
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ code: 'second_step.failed', errors: { code: ['second_step.failed'] } })
    app.passTime(period)
    expect((await (await halfway()).giveCode(code)).status).toBe(422)
    expect((await (await halfway()).giveCode(step.codes.code())).status).toBe(200)
  })

  test('is accepted once when used twice at the same moment', async () => {
    const code = step.codes.code()
    const visitors = await Promise.all([halfway(), halfway()])
    const answers = await Promise.all(visitors.map((visitor) => visitor.giveCode(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('that turned codes on does not also sign in', async () => {
    const other = 'ana@duarte.example'
    await openAccount(app, other)
    const visitor = new AccountVisitor(app)
    await visitor.signIn(other)
    const { code } = await turnCodesOn(app, visitor)
    const again = new AccountVisitor(app)
    await again.signIn(other)
    expect((await again.giveCode(code())).status).toBe(422)
  })

  test('may be half a minute early or late, not more', async () => {
    const early = step.codes.code()
    app.passTime(period)
    expect((await (await halfway()).giveCode(early)).status).toBe(200)
    const old = step.codes.code()
    app.passTime(2 * period)
    expect((await (await halfway()).giveCode(old)).status).toBe(422)
  })
})

describe('a recovery code', () => {
  test('works once', async () => {
    expect(step.codes.recoveryCodes).toHaveLength(10)
    const [first = ''] = step.codes.recoveryCodes
    expect((await (await halfway()).giveCode(first)).status).toBe(200)
    expect((await (await halfway()).giveCode(first)).status).toBe(422)
    expect(await (await step.owner.send(page)).text()).toContain('You have 9 recovery codes left.')
  })

  test('is not stored in plain text', async () => {
    const { rows } = await app.services.db.execute(sql`select * from recovery_codes`)
    expect(rows).toHaveLength(10)
    for (const code of step.codes.recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll(' ', ''))
  })

  test('is invalid once new ones are issued', async () => {
    const renewed = await step.owner.submit(page, {
      intent: 'renew',
      currentPassword: password,
      code: step.codes.code(),
    })
    expect(await renewed.text()).toContain('we won’t show them again')
    expect((await (await halfway()).giveCode(step.codes.recoveryCodes[0] ?? '')).status).toBe(422)
  })
})

describe('a trusted device', () => {
  test('needs no code for thirty days', async () => {
    const visitor = await halfway()
    await visitor.giveCode(step.codes.code(), true)
    await visitor.post('/sign-out', {})
    app.passTime(29 * 24 * 3_600_000)
    expect(await (await visitor.signIn(email)).json()).toMatchObject({ redirect: false })
    app.passTime(2 * 24 * 3_600_000)
    expect(await (await visitor.signIn(email)).json()).toEqual({ twoFactorRedirect: true })
  })

  test('is forgotten when codes are turned off and on again', async () => {
    const visitor = await halfway()
    await visitor.giveCode(step.codes.code(), true)
    app.passTime(period)
    await visitor.submit(page, { intent: 'end', currentPassword: password, code: step.codes.code() })
    await turnCodesOn(app, visitor)
    expect(await (await visitor.signIn(email)).json()).toEqual({ twoFactorRedirect: true })
  })

  test.each([
    ['by mail', resetByMail],
    ['in the account', (visitor: AccountVisitor) => changePassword(visitor)],
  ])('is forgotten after a new password %s', async (_, setPassword) => {
    const [trusted, other] = [await halfway(), new AccountVisitor(app)]
    await trusted.giveCode(step.codes.code(), true)
    app.passTime(period)
    await other.signIn(email)
    await other.giveCode(step.codes.code(), true)
    await setPassword(other)
    for (const visitor of [trusted, other])
      expect(await (await visitor.signIn(email, words)).json()).toEqual({ twoFactorRedirect: true })
  })

  test('is not trusted in the team', async () => {
    const visitor = await halfway()
    await visitor.giveCode(step.codes.code(), true)
    await app.services.db.execute(sql`update members set role = 'team'`)
    expect(await (await visitor.signIn(email)).json()).toEqual({ twoFactorRedirect: true })
    app.passTime(period)
    await visitor.giveCode(step.codes.code(), true)
    expect(await (await visitor.signIn(email)).json()).toEqual({ twoFactorRedirect: true })
  })
})

describe('the page', () => {
  test('requires sign-in and the password', async () => {
    const visitor = new AccountVisitor(app)
    expect((await visitor.send(page)).headers.get('location')).toBe(
      `/en/sign-in?${new URLSearchParams({ next: page })}`,
    )
    await openAccount(app, 'ana@duarte.example')
    await visitor.signIn('ana@duarte.example')
    const refused = await visitor.submit(page, { intent: 'begin', currentPassword: 'not this one' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).not.toContain('otpauth')
  })

  test('turns codes on only with a valid code, and ends other sessions without one', async () => {
    const other = 'ana@duarte.example'
    await openAccount(app, other)
    const [here, elsewhere] = [new AccountVisitor(app), new AccountVisitor(app)]
    await here.signIn(other)
    await elsewhere.signIn(other)
    await here.submit(page, { intent: 'begin', currentPassword: password })
    const refused = await here.submit(page, { intent: 'confirm', secret: 'A'.repeat(32), code: '000000' })
    expect(refused.status).toBe(422)
    // The key is shown only after the password was given, not to the session alone.
    expect(await refused.text()).not.toContain('otpauth')
    expect(await (await new AccountVisitor(app).signIn(other)).json()).toMatchObject({ redirect: false })
    await turnCodesOn(app, here)
    expect(await here.who()).toBe(other)
    expect(await elsewhere.who()).toBeNull()
  })

  test('turns codes off only with password and code', async () => {
    for (const wrong of [{ currentPassword: 'not this one' }, { code: wrongCode() }]) {
      const proof = { intent: 'end', currentPassword: password, code: step.codes.code(), ...wrong }
      expect((await step.owner.submit(page, proof)).status).toBe(422)
    }
    const ended = await step.owner.submit(page, { intent: 'end', currentPassword: password, code: step.codes.code() })
    expect(ended.status).toBe(303)
    expect(await (await new AccountVisitor(app).signIn(email)).json()).toMatchObject({ redirect: false })
    const { rows } = await app.services.db.execute(sql`select 1 from recovery_codes`)
    expect(rows).toHaveLength(0)
  })
})

test('notifies the member by mail when codes are turned on, renewed or turned off', async () => {
  await step.owner.submit(page, { intent: 'renew', currentPassword: password, code: step.codes.code() })
  app.passTime(period)
  await step.owner.submit(page, { intent: 'end', currentPassword: password, code: step.codes.code() })
  const mails = (await accountMails(app)).filter(({ kind }) => kind.startsWith('account.codes'))
  expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
    [email, 'account.codes_on'],
    [email, 'account.codes_renewed'],
    [email, 'account.codes_off'],
  ])
  expect(mails[2]?.subject).toBe('Your login at Stocklot has changed')
  expect(mails[2]?.text).toContain('Authenticator app turned off')
})

describe('without JavaScript', () => {
  test('the password leads to the code page, and the code to the wanted page', async () => {
    const visitor = new AccountVisitor(app)
    const first = await visitor.submit('/en/sign-in', { email, password, next: '/en/sell' })
    expect(first.status).toBe(303)
    const target = first.headers.get('location') ?? ''
    expect(target).toBe(`/en/sign-in/code?${new URLSearchParams({ next: '/en/sell' })}`)
    const html = await (await visitor.send(target)).text()
    expect(html).toMatch(/<input[^>]*autoComplete="one-time-code"/i)
    expect(html).toMatch(/<input[^>]*inputMode="numeric"/i)
    const refused = await visitor.submit('/en/sign-in/code', { code: wrongCode(), next: '/en/sell' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('This code is wrong')
    const done = await visitor.submit('/en/sign-in/code', { code: step.codes.code(), next: '/en/sell' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/en/sell'])
    expect(await visitor.who()).toBe(email)
  })

  test('the dialog asks for the code over the same page', async () => {
    const visitor = new AccountVisitor(app)
    const first = await visitor.submit('/en/sign-in', { email, password, next: '/en/sell?a=1', dialog: 'on' })
    expect(first.headers.get('location')).toBe('/en/sell?a=1&dialog=code')
    expect(await (await visitor.send('/en/sell?a=1&dialog=code')).text()).toContain('Confirm it’s you')
    expect(await (await app.request('/en/sell?dialog=code')).text()).not.toContain('Confirm it’s you')
  })
})

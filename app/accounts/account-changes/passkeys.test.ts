import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, accountMails, openAccount, password } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { SoftwareAuthenticator } from '../../../tests/software-authenticator'

const origin = 'http://localhost:3000'
const app = await openTestApp({ PUBLIC_URL: origin })
afterAll(() => app.close())

const email = 'ines@duarte.example'
const other = 'ana@duarte.example'
const page = '/en/account/second-factor'

let owner: AccountVisitor
let device: SoftwareAuthenticator

beforeEach(async () => {
  await app.services.db.execute(
    sql`truncate members, passkey_challenges, registrations, password_guesses, rate_limits, mails cascade`,
  )
  owner = await memberWith(email)
  device = new SoftwareAuthenticator(origin)
  expect((await keep(owner, device.make(await ask(owner)))).status).toBe(200)
})

async function memberWith(address: string): Promise<AccountVisitor> {
  await openAccount(app, address)
  const visitor = new AccountVisitor(app)
  await visitor.signIn(address)
  return visitor
}

async function ask(visitor: AccountVisitor): Promise<{ challenge: string }> {
  return (await visitor.post('/passkeys/options', { currentPassword: password })).json()
}

const keep = (visitor: AccountVisitor, credential: unknown, name = 'Laptop') =>
  visitor.post('/passkeys', { name, credential })

async function askToSignIn(): Promise<{ challenge: string }> {
  return (await new AccountVisitor(app).post('/passkeys/sign-in-options', {})).json()
}

const enter = (credential: unknown, visitor = new AccountVisitor(app), rememberMe = false) =>
  visitor.post('/passkeys/sign-in', { credential, rememberMe })

async function onlyPasskey(): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await app.services.db.execute<{ id: string; name: string }>(sql`select id, name from passkeys`)
  expect(rows.length).toBeLessThan(2)
  return rows[0]
}

describe('a passkey', () => {
  test('signs in only its own member', async () => {
    const visitor = new AccountVisitor(app)
    expect((await enter(device.prove(await askToSignIn()), visitor)).status).toBe(200)
    expect(await visitor.who()).toBe(email)
    const stranger = new SoftwareAuthenticator(origin)
    expect((await enter(stranger.prove(await askToSignIn()))).status).toBe(401)
  })

  test('answers each challenge once', async () => {
    const proof = device.prove(await askToSignIn())
    expect((await enter(proof)).status).toBe(200)
    expect((await enter(proof)).status).toBe(401)
    const question = await askToSignIn()
    const answers = await Promise.all([device.prove(question), device.prove(question)].map((answer) => enter(answer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('is refused for an unknown challenge or one older than an hour', async () => {
    expect((await enter(device.prove({ challenge: 'A'.repeat(43) }))).status).toBe(401)
    const question = await askToSignIn()
    app.passTime(3_600_001)
    expect((await enter(device.prove(question))).status).toBe(401)
  })

  test.each([
    ['of another origin', { origin: 'http://elsewhere.example' }],
    ['of another port of our host', { origin: 'http://localhost:3001' }],
    ['for another site', { rpId: 'elsewhere.example' }],
    ['of a device that was not unlocked', { isUnlocked: false }],
  ] as const)('%s is refused', async (_, misuse) => {
    expect((await enter(device.prove(await askToSignIn(), misuse))).status).toBe(401)
    const fresh = new SoftwareAuthenticator(origin)
    expect((await keep(owner, fresh.make(await ask(owner), misuse))).status).toBe(422)
  })

  test('is refused as a copy when its counter goes back', async () => {
    expect((await enter(device.prove(await askToSignIn()))).status).toBe(200)
    expect((await enter(device.prove(await askToSignIn()))).status).toBe(200)
    device.counter = 0
    expect((await enter(device.prove(await askToSignIn()))).status).toBe(401)
    device.counter = 2
    expect((await enter(device.prove(await askToSignIn()))).status).toBe(200)
  })

  test('cannot be added for another member', async () => {
    const ana = await memberWith(other)
    expect((await keep(ana, device.make(await ask(ana)))).status).toBe(422)
    // A challenge for one member answered in another member's session; a sign-in challenge answered by a registration.
    const fresh = new SoftwareAuthenticator(origin)
    expect((await keep(ana, fresh.make(await ask(owner)))).status).toBe(422)
    expect((await keep(ana, fresh.make(await askToSignIn()))).status).toBe(422)
    expect((await enter(device.prove(await ask(owner)))).status).toBe(401)
    const visitor = new AccountVisitor(app)
    await enter(device.prove(await askToSignIn()), visitor)
    expect(await visitor.who()).toBe(email)
  })

  test('needs the password within five minutes, and ends sessions that did not give it', async () => {
    const wrong = await owner.post('/passkeys/options', { currentPassword: 'not this one' })
    expect(wrong.status).toBe(422)
    const question = await ask(owner)
    app.passTime(5 * 60_000 + 1)
    expect((await keep(owner, new SoftwareAuthenticator(origin).make(question))).status).toBe(422)
    const elsewhere = new AccountVisitor(app)
    await elsewhere.signIn(email)
    await keep(owner, new SoftwareAuthenticator(origin).make(await ask(owner)))
    expect([await owner.who(), await elsewhere.who()]).toEqual([email, null])
  })
})

test('remembers a member who asks for it, by passkey alone and after the password', async () => {
  const month = `Max-Age=${30 * 24 * 3_600}`
  const visitor = new AccountVisitor(app)
  const forgotten = await enter(device.prove(await askToSignIn()), visitor)
  expect(sessionCookie(forgotten)).not.toContain('Max-Age')
  const remembered = await enter(device.prove(await askToSignIn()), visitor, true)
  expect(sessionCookie(remembered)).toContain(month)

  await app.services.db.execute(sql`update members set role = 'team'`)
  const second = new AccountVisitor(app)
  expect(await (await second.signIn(email, password, true)).json()).toEqual({ twoFactorRedirect: true })
  expect(sessionCookie(await enter(device.prove(await askToSignIn()), second))).toContain(month)
  expect(second.cookie('second_step')).toBeUndefined()
})

function sessionCookie(answer: Response): string | undefined {
  return answer.headers.getSetCookie().find((cookie) => cookie.includes('session_token='))
}

describe('on the page', () => {
  test('a passkey can be renamed by its member only', async () => {
    const id = (await onlyPasskey())?.id ?? ''
    const renamed = await owner.submit(page, { intent: 'rename-passkey', passkey: id, name: ' Office phone ' })
    expect(renamed.status).toBe(303)
    expect(await (await owner.send(page)).text()).toContain('Office phone')
    const refused = await owner.submit(page, { intent: 'rename-passkey', passkey: id, name: '  ' })
    expect(refused.status).toBe(422)
    const ana = await memberWith(other)
    await ana.submit(page, { intent: 'rename-passkey', passkey: id, name: 'Mine' })
    await ana.submit(page, { intent: 'remove-passkey', passkey: id, currentPassword: password })
    expect((await onlyPasskey())?.name).toBe('Office phone')
  })

  test('a passkey is removed with the password, and each step is notified by mail', async () => {
    const id = (await onlyPasskey())?.id ?? ''
    const wrong = { intent: 'remove-passkey', passkey: id, currentPassword: 'not this one' }
    expect((await owner.submit(page, wrong)).status).toBe(422)
    expect((await owner.submit(page, { ...wrong, currentPassword: password })).status).toBe(303)
    expect(await onlyPasskey()).toBeUndefined()
    expect((await enter(device.prove(await askToSignIn()))).status).toBe(401)
    const mails = (await accountMails(app)).filter(({ kind }) => kind.startsWith('account.passkey'))
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
      [email, 'account.passkey_added'],
      [email, 'account.passkey_removed'],
    ])
    expect(mails[1]?.text).toContain('Passkey removed')
  })
})

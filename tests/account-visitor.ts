import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { processAccountRequests } from '../app/accounts/identity/account-requests.server'
import { hashPassword } from '../app/accounts/identity/password.server'
import type { TestApp } from './open-test-app'
import { readMails } from './read-mails'

/** Accepted password: it is on no list of common ones. */
export const password = 'forty pallets of olives'

/** HTTP client with cookies, in place of a browser. */
export class AccountVisitor {
  readonly #app: TestApp
  readonly #cookies = new Map<string, string>()
  readonly #headers: Record<string, string>

  constructor(app: TestApp, headers: Record<string, string> = {}) {
    this.#app = app
    this.#headers = headers
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  submit(path: string, fields: Record<string, string>): Promise<Response> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) })
    if (this.#cookies.size > 0) headers.set('cookie', this.cookies())
    const answer = await this.#app.request(path, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/; *max-age=0\b/i.test(cookie)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return answer
  }

  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async who(): Promise<string | null> {
    const session: { user: { email: string } } | null = await (await this.send('/api/auth/get-session')).json()
    return session?.user.email ?? null
  }

  signIn(email: string, secret = password, rememberMe = false): Promise<Response> {
    return this.post('/sign-in/email', { email, password: secret, rememberMe })
  }

  giveCode(code: string, trustDevice = false): Promise<Response> {
    return this.post('/two-factor/verify-totp', { code, trustDevice })
  }

  cookie(end: string): string | undefined {
    return [...this.#cookies].find(([name]) => name.endsWith(end))?.[1]
  }

  takeCookies(from: AccountVisitor): void {
    for (const [name, value] of from.#cookies) this.#cookies.set(name, value)
  }
}

/** Account mails in the outbox, oldest first, after all pending requests are answered. */
export async function accountMails(
  app: TestApp,
): Promise<{ kind: string; to: string; subject: string; text: string }[]> {
  await processAccountRequests(app.services)
  return readMails(app.services.db, sql`kind like 'account.%'`)
}

/** Token of the newest link mailed to an address. @throws {Error} if there is none */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const mail = (await accountMails(app)).findLast(({ to, text }) => to === email && text.includes('token='))
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`${email} got no link.`)
  return token
}

export async function forgetAccounts(app: TestApp): Promise<void> {
  await app.services.db.execute(
    sql`truncate members, account_requests, registrations, password_guesses, rate_limits, mails cascade`,
  )
}

/** Registers and confirms an address, without signing in. */
export async function openAccount(app: TestApp, email: string, secret = password): Promise<void> {
  const visitor = new AccountVisitor(app)
  await visitor.post('/sign-up/email', { name: 'Ines Duarte', email, password: secret })
  const verified = await visitor.post('/verify-email', { token: await mailedToken(app, email), password: secret })
  if (verified.status !== 200) throw new Error(`${email} has no account: ${verified.status}`)
  await visitor.post('/sign-out', {})
  // Passwords are verified at the cost that is stored with them, 1,500 times in a run.
  const stored = await hashPassword(secret, null, { memory: 8, passes: 1, parallelism: 1 })
  await app.services.db.execute(
    sql`update member_credentials set password = ${stored} where member_id = (select id from members where email = ${email})`,
  )
}

export async function turnCodesOn(
  app: TestApp,
  visitor: AccountVisitor,
  secret = password,
): Promise<{ code: () => string; recoveryCodes: string[] }> {
  const page = '/en/account/second-factor'
  const begun = await visitor.submit(page, { intent: 'begin', currentPassword: secret })
  const key = /name="secret" value="([A-Z2-7]{32})"/.exec(await begun.text())?.[1] ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const code = () => totp.generate({ timestamp: app.services.now().getTime() })
  const confirmed = await visitor.submit(page, { intent: 'confirm', secret: key, code: code() })
  const codes = [...(await confirmed.text()).matchAll(/<li>((?:\d{4} ?){4})<\/li>/g)].map(([, shown]) => shown ?? '')
  if (codes.length === 0) throw new Error(`The codes are not on: ${confirmed.status}`)
  return { code, recoveryCodes: codes }
}

export async function signInToOffice(app: TestApp, email: string): Promise<AccountVisitor> {
  const visitor = new AccountVisitor(app)
  await visitor.signIn(email)
  await turnCodesOn(app, visitor)
  return visitor
}

export async function joinTeam(app: TestApp, email: string, name = 'Ines Duarte'): Promise<string> {
  await openAccount(app, email)
  const { rows } = await app.services.db.execute<{ id: string }>(
    sql`update members set role = 'team', name = ${name} where email = ${email} returning id`,
  )
  return rows[0]?.id ?? ''
}

export async function signInColleague(app: TestApp, email: string, name?: string): Promise<AccountVisitor> {
  await joinTeam(app, email, name)
  return signInToOffice(app, email)
}

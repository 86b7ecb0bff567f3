import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { answerAccountRequests } from '../app/accounts/identity/account-requests.server'
import type { TestApp } from './open-test-app'
import { readMails } from './read-mails'

/** A good password for tests: no list knows it. */
export const password = 'forty pallets of olives'

/** A browser without pages: it keeps cookies and sends JSON to the program. */
export class AccountVisitor {
  readonly #app: TestApp
  readonly #cookies = new Map<string, string>()
  readonly #headers: Record<string, string>

  constructor(app: TestApp, headers: Record<string, string> = {}) {
    this.#app = app
    this.#headers = headers
  }

  /** Sends what the account's API takes, and keeps the cookies of the answer. */
  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  /** Posts a form of a page, as browsers do without JavaScript. */
  submit(path: string, fields: Record<string, string>): Promise<Response> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  /** Any request, with the cookies that the visitor has. */
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

  /** All cookies, as a request has them. */
  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** E-mail of who is signed in, or null. */
  async who(): Promise<string | null> {
    const session: { user: { email: string } } | null = await (await this.send('/api/auth/get-session')).json()
    return session?.user.email ?? null
  }

  signIn(email: string, secret = password, rememberMe = false): Promise<Response> {
    return this.post('/sign-in/email', { email, password: secret, rememberMe })
  }

  /** The second step of signing in. */
  giveCode(code: string, trustDevice = false): Promise<Response> {
    return this.post('/two-factor/verify-totp', { code, trustDevice })
  }

  /** The value of a cookie by the end of its name. */
  cookie(end: string): string | undefined {
    return [...this.#cookies].find(([name]) => name.endsWith(end))?.[1]
  }

  /** What somebody who has the cookies of another would have. */
  takeCookies(from: AccountVisitor): void {
    for (const [name, value] of from.#cookies) this.#cookies.set(name, value)
  }
}

/** The account mails in the outbox, oldest first, once everything asked for has been answered. */
export async function accountMails(
  app: TestApp,
): Promise<{ kind: string; to: string; subject: string; text: string }[]> {
  await answerAccountRequests(app.services)
  return readMails(app.services.db, sql`kind like 'account.%'`)
}

/** The token of the newest link that an address got by mail. @throws {Error} when it got none */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const mail = (await accountMails(app)).findLast(({ to, text }) => to === email && text.includes('token='))
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`${email} got no link.`)
  return token
}

/** Leaves no account, and nothing that was asked for or counted of one. */
export async function forgetAccounts(app: TestApp): Promise<void> {
  await app.services.db.execute(
    sql`truncate members, account_requests, registrations, password_guesses, rate_limits, mails cascade`,
  )
}

/** Registers an address and confirms it. Nobody is signed in afterwards. */
export async function openAccount(app: TestApp, email: string, secret = password): Promise<void> {
  const visitor = new AccountVisitor(app)
  await visitor.post('/sign-up/email', { name: 'Ines Duarte', email, password: secret })
  const verified = await visitor.post('/verify-email', { token: await mailedToken(app, email), password: secret })
  if (verified.status !== 200) throw new Error(`${email} has no account: ${verified.status}`)
  await visitor.post('/sign-out', {})
}

/**
 * Gives an account codes of an app, as its member would do who has signed in.
 * @returns what makes the code of the moment, and the recovery codes
 */
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

/** Signs somebody of the team in for the first time, and has them set up what the back office asks for. */
export async function signInToOffice(app: TestApp, email: string): Promise<AccountVisitor> {
  const visitor = new AccountVisitor(app)
  await visitor.signIn(email)
  await turnCodesOn(app, visitor)
  return visitor
}

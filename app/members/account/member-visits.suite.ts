import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { AccountVisitor, openAccount, password } from '../../../tests/account-visitor'
import type { TestApp } from '../../../tests/open-test-app'

export const ines = 'ines@duarte.example'

/** Deletes all members and what they sent, then creates a fresh account of {@link ines}. */
export async function resetMembers(app: TestApp): Promise<void> {
  await app.services.db.execute(sql`
    truncate members, account_requests, registrations, password_guesses, rate_limits, mails, offers, buying_requests,
      contact_messages, newsletter_subscribers cascade`)
  await openAccount(app, ines)
}

export async function signIn(
  app: TestApp,
  email = ines,
  secret = password,
  headers: Record<string, string> = {},
): Promise<AccountVisitor> {
  const visitor = new AccountVisitor(app, headers)
  expect((await visitor.signIn(email, secret)).status).toBe(200)
  return visitor
}

export async function html(visitor: AccountVisitor, path: string): Promise<string> {
  const answer = await visitor.send(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

export async function sendAll(app: TestApp, email: string, mark: string): Promise<void> {
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect(await answer.text()).not.toContain('urn:stocklot:problem')
  }
  const who = { name: 'Ines Duarte', email, company: 'Duarte', phoneNumber: '+351 21 342 1000' }
  await send('/api/sell', { ...who, description: `Pallets ${mark}` }, { 'idempotency-key': `key-${mark}` })
  await send('/api/requests', { ...who, country: 'PT', text: `Wanted ${mark}` })
  await send('/api/contact', { name: who.name, email, message: `Hello ${mark}` })
  await send('/api/newsletter', { fields: { email } })
}

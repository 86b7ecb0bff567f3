import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'

export const DAY = 24 * 60 * 60 * 1000
export const email = 'ines@duarte.example'
export const visitor = { 'x-forwarded-for': '203.0.113.9' }
export const household = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }

interface Listed {
  readonly email: string
  readonly state: string
  readonly language: string
  readonly history: readonly { kind: string; network: string | null; language: string; consent: string | null }[]
}

export async function openNewsletter() {
  const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
  app.stopTime()
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.services.db.execute(sql`truncate newsletter_subscribers, mails, rate_limits cascade`)
  })

  async function ask(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return app.request('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
  }

  async function list(query = '') {
    const answer = await app.request(`/api/team/subscribers${query}`, {
      headers: { authorization: `Bearer ${teamToken}` },
    })
    const page: { items: Listed[]; nextCursor: string | null } = await answer.json()
    return { status: answer.status, ...page }
  }

  async function mails() {
    const sent = await readMails(app.services.db)
    return sent.map(({ kind, subject, text, to: address, unsubscribeUrl: unsubscribe_url }) => ({
      ...{ kind, subject, text, address, unsubscribe_url },
    }))
  }

  async function linkTo(page: 'confirm' | 'preferences' | 'unsubscribe'): Promise<string> {
    const text = (await mails()).at(-1)?.text ?? ''
    const path = new RegExp(`http://localhost:3000(/\\w\\w/newsletter/${page}/[\\w-]{43})$`, 'm').exec(text)?.[1]
    if (!path) throw new Error(`The mail has no link to ${page}:\n${text}`)
    return path
  }

  return { app, ask, post, list, mails, linkTo }
}

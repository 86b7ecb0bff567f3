import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'

export const DAY = 24 * 60 * 60 * 1000
/** Who asks for the newsletter. */
export const email = 'ines@duarte.example'
/** Headers of somebody from a network of their own. */
export const visitor = { 'x-forwarded-for': '203.0.113.9' }
/** Headers of somebody from a household's network. */
export const household = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }

interface Listed {
  readonly email: string
  readonly state: string
  readonly language: string
  readonly history: readonly { kind: string; network: string | null; language: string; consent: string | null }[]
}

/** The program for one test file, with no subscribers before each test. */
export async function openNewsletter() {
  const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.services.db.execute(sql`truncate newsletter_subscribers, mails, rate_limits cascade`)
  })

  /** Asks for the newsletter by the API. */
  async function ask(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return app.request('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  /** Posts a form as a browser without JavaScript, or a mail program, does. */
  async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
  }

  /** Subscribers, as the team reads them. */
  async function list(query = '') {
    const answer = await app.request(`/api/team/subscribers${query}`, {
      headers: { authorization: `Bearer ${teamToken}` },
    })
    const page: { items: Listed[]; nextCursor: string | null } = await answer.json()
    return { status: answer.status, ...page }
  }

  /** All mails, oldest first. */
  async function mails() {
    const sent = await readMails(app.services.db)
    return sent.map(({ kind, subject, text, to: address, unsubscribeUrl: unsubscribe_url }) => ({
      ...{ kind, subject, text, address, unsubscribe_url },
    }))
  }

  /** The path of a link in the newest mail. */
  async function linkTo(page: 'confirm' | 'preferences' | 'unsubscribe'): Promise<string> {
    const text = (await mails()).at(-1)?.text ?? ''
    const path = new RegExp(`http://localhost:3000(/\\w\\w/newsletter/${page}/[\\w-]{43})$`, 'm').exec(text)?.[1]
    if (!path) throw new Error(`The mail has no link to ${page}:\n${text}`)
    return path
  }

  return { app, ask, post, list, mails, linkTo }
}

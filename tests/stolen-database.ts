import { sql } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../app/platform/database/database.server'
import { programSecret } from '../app/platform/database/program-secret.server'
import type { TestApp } from './open-test-app'

/** Tables with the same contents in every installation. */
const KNOWN_TO_ALL = ['migrations', 'category_words', 'category_names', 'frequent_words']

export interface EntryPoint {
  readonly name: string
  readonly opens: (value: string) => Promise<boolean>
}

/** Every value in a database that could be or contain a secret. */
export async function readEveryValue(db: Database): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const values = new Set<string>()
  for (const { name } of tables) {
    if (KNOWN_TO_ALL.includes(name)) continue
    const { rows } = await db.execute(sql`select to_jsonb(copied) as row from ${sql.identifier(name)} as copied`)
    for (const { row } of rows) for (const text of textsIn(row)) values.add(text)
  }
  return [...values]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...partsOf(value)].filter((text) => /^[\x21-\x7e]{16,200}$/.test(text))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}

function partsOf(text: string): string[] {
  const bytes = text.startsWith('\\x') ? Buffer.from(text.slice(2), 'hex') : null
  const read = bytes ? [bytes.toString('base64url'), bytes.toString('latin1')] : []
  return [...read, ...read.flatMap(wordsOf), ...wordsOf(text)]
}

function wordsOf(text: string): string[] {
  return text.match(/[\w-]{16,}/g) ?? []
}

const MADE_UP = 'made-up-value-of-no-one-in-here'

/** Link targets in mails; `*` stands for the secret. */
const LINKS = [
  '/en/verify.data?token=*',
  '/en/reset-password.data?token=*',
  '/en/join-team.data?token=*',
  '/en/confirm-email.data?token=*',
  '/en/offers/*.data',
  '/en/availability/*.data',
  '/en/newsletter/confirm/*.data',
  '/en/newsletter/preferences/*.data',
  '/en/newsletter/unsubscribe/*.data',
  '/en/saved/alerts/*.data',
]

/** Every entry point of the app. @param owner a member: their TOTP code and session token */
export async function entryPointsOf(app: TestApp, owner: { code: () => string; token: string }): Promise<EntryPoint[]> {
  const { db } = app.services
  const key = await programSecret(db, 'accounts')
  const { rows: files } = await db.execute<{ id: string }>(sql`select id from files`)
  const isSession = async (cookie: string) => {
    const answer = await app.request('/api/auth/get-session', { headers: { cookie } })
    return (await answer.json()) !== null
  }
  const entryPoints: EntryPoint[] = [
    // Either value is tried with the other one given, as the stronger attack.
    { name: 'session', opens: async (value) => isSession(await signed(value, key)) },
    { name: 'signature', opens: async (value) => isSession(await signed(owner.token, value)) },
    {
      name: 'team',
      opens: async (value) =>
        (await app.request('/api/team/offers', { headers: { authorization: `Bearer ${value}` } })).ok,
    },
    { name: 'upload', opens: async (value) => (await app.request(`/api/files/${encodeURIComponent(value)}`)).ok },
    {
      name: 'download',
      opens: (value) =>
        some(
          files,
          async ({ id }) => (await app.request(`/api/files/${id}/download?token=${encodeURIComponent(value)}`)).ok,
        ),
    },
    { name: 'code', opens: async (value) => codeOf(app, value) === owner.code() },
  ]
  for (const link of LINKS) {
    const ask = async (value: string) => {
      const answer = await app.request(link.replace('*', encodeURIComponent(value)))
      const body = await answer.text()
      return [answer.status, answer.headers.get('location'), body].join('\n')
    }
    const refused = (await ask(MADE_UP)).replaceAll(MADE_UP, '*')
    // The page may contain the value anyway, such as the company's address.
    const opens = async (value: string) => (await ask(value)).replaceAll(value, '*') !== refused.replaceAll(value, '*')
    entryPoints.push({ name: link, opens })
  }
  return entryPoints
}

export async function acceptedBy(entryPoints: readonly EntryPoint[], value: string): Promise<string[]> {
  const opened: string[] = []
  for (const { name, opens } of entryPoints) if (await opens(value)) opened.push(name)
  return opened
}

async function some<Item>(items: readonly Item[], test: (item: Item) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await test(item)) return true
  return false
}

async function signed(token: string, key: string): Promise<string> {
  return serializeSigned('stocklot.session_token', token, key)
}

function codeOf(app: TestApp, secret: string): string | null {
  if (!/^[A-Z2-7]+$/.test(secret)) return null
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.services.now().getTime() })
}

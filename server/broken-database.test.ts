import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { sampleInput } from '../app/lots/lots/sample-lot.suite'
import { writeLots } from '../app/lots/lots/write-lots.server'
import { AccountVisitor, openAccount, password } from '../tests/account-visitor'
import { openTestApp, teamToken } from '../tests/open-test-app'
import { openTestDatabase } from '../tests/open-test-database'
import { openCuttingProxy } from '../tests/servers/cutting-proxy'

/** About the length of an ordinary statement, and a prime, so that it is cut at another place in each. */
const STEP_BYTES = 397

const database = await openTestDatabase()
const { searchParams, pathname } = new URL(database.url)
const line = await openCuttingProxy(`${searchParams.get('host')}/.s.PGSQL.5432`)
const bugs: string[] = []
const log = pino({ level: 'error' }, { write: (entry: string) => bugs.push(entry) })
const app = await openTestApp({ DATABASE_URL: `postgres://postgres@127.0.0.1:${line.port}${pathname}` }, { log })
const [lot] = await writeLots(app.services, [{ lot: sampleInput({ externalId: 'shoes' }) }])
if (!lot || lot.result === 'rejected') throw new Error('The lot was rejected.')
const member = new AccountVisitor(app)
await openAccount(app, 'ines@duarte.example')
await member.signIn('ines@duarte.example')
afterAll(async () => {
  await app.close()
  await line.close()
  await database.close()
})

const person = { name: 'Ines', company: 'Duarte', email: 'ines@duarte.example', country: 'PT' }
const json = (path: string, body: unknown): readonly [string, () => RequestInit] => [
  path,
  () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  }),
]
const form = (path: string, fields: Record<string, string>): readonly [string, () => RequestInit] => [
  path,
  () => ({ method: 'POST', body: new URLSearchParams({ ...fields, submissionKey: randomUUID() }) }),
]
const page = (path: string): readonly [string, () => RequestInit] => [path, () => ({})]
const team = (path: string): readonly [string, () => RequestInit] => [
  path,
  () => ({ headers: { authorization: `Bearer ${teamToken}` } }),
]

test.each([
  json('/api/sell', { ...person, phoneNumber: '+351 22 000 0000', description: 'Boots' }),
  json('/api/inquiries', { ...person, items: [{ lot: lot.reference }], message: 'When?' }),
  json('/api/auth/sign-in/email', { email: person.email, password }),
  page('/en/products?q=shoes'),
  page('/en/saved'),
  team('/api/team/offers'),
  form('/en/sell', { ...person, phoneNumber: '+351 22 000 0000', description: 'Boots' }),
  form('/en/contact', { ...person, message: 'Hello' }),
  form('/en/sign-in', { email: person.email, password }),
])('%s answers 503 with Retry-After, wherever the database connection breaks', async (path, init) => {
  const statuses = new Set<number>()
  for (let bytes = 1; ; bytes += STEP_BYTES) {
    let isCut = false
    void line.cutAfter(bytes).then(() => (isCut = true))
    const answer = await member.send(path, init())
    await answer.text()
    statuses.add(answer.status)
    if (answer.status >= 500)
      expect([answer.status, answer.headers.get('retry-after')], bugs.join('')).toEqual([503, '2'])
    if (!isCut) break
  }
  expect(statuses).toContain(503)
  void line.cutAfter(Number.POSITIVE_INFINITY)
})

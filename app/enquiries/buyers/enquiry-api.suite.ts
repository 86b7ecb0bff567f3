import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type TestApp, teamToken } from '../../../tests/open-test-app'

type Body = Readonly<Record<string, unknown>>

type Kind = 'inquiries' | 'requests' | 'contact'

export function enquiryCalls(app: TestApp, kind: Kind) {
  const listed = kind === 'contact' ? ('messages' as const) : kind
  async function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return app.request(`/api/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
  async function list(of: typeof listed | 'outbox' = listed, query = '') {
    const answer = await app.request(`/api/team/${of}${query}`, { headers: { authorization: `Bearer ${teamToken}` } })
    const page: { items: Record<string, unknown>[]; nextCursor: string | null } = await answer.json()
    return { status: answer.status, ...page }
  }
  async function faultsOf(body: Body) {
    const answer = await send(body)
    const { errors }: { errors?: Record<string, string[]> } = await answer.json()
    return { status: answer.status, errors }
  }
  return { send, list, faultsOf, listed }
}

/** What holds for everything that buyers and visitors send. @param sample the shortest one, its text field, and its status when stored */
export function submissionSuite(
  app: TestApp,
  kind: Kind,
  { short, text, stored }: { readonly short: Body; readonly text: string; readonly stored: 201 | 202 },
): void {
  const { send, list, listed } = enquiryCalls(app, kind)

  describe(`what is sent (${kind})`, () => {
    test('is not stored when its mails cannot be queued', async () => {
      await app.services.db.execute(sql`alter table mails rename to mails_away`)
      const sent = await send(short)
      await app.services.db.execute(sql`alter table mails_away rename to mails`)
      expect(sent.status).toBe(500)
      expect((await list()).items).toEqual([])
    })

    test('is refused when its body cannot be read or is too large', async () => {
      expect((await send('{"name":')).status).toBe(400)
      expect((await send('[]')).status).toBe(422)
      expect((await send(short, { 'content-type': 'text/plain' })).status).toBe(415)
      expect((await send(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
      expect((await send(short, { 'idempotency-key': 'two words' })).status).toBe(422)
    })

    test('is accepted five times a minute from one address, then refused with Retry-After', async () => {
      app.stopTime()
      // The tests before may have used up this minute.
      app.passTime(60_000)
      const visitor = { 'x-forwarded-for': '203.0.113.9' }
      for (let count = 0; count < 5; count++) expect((await send(short, visitor)).status).toBe(stored)
      const sixth = await send(short, visitor)
      expect(sixth.status).toBe(429)
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await send(short, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(stored)
      app.passTime(60_000)
      expect((await send(short, visitor)).status).toBe(stored)
    })

    test('is listed for the team only, page by page, newest first', async () => {
      for (const each of ['first', 'second', 'third']) await send({ ...short, [text]: each })
      const first = await list(listed, '?limit=2')
      expect(first.items.map((item) => item[text])).toEqual(['third', 'second'])
      const last = await list(listed, `?limit=2&cursor=${first.nextCursor}`)
      expect(last.items.map((item) => item[text])).toEqual(['first'])
      expect(last.nextCursor).toBeNull()
      expect((await list(listed, '?cursor=nonsense')).status).toBe(422)
      for (const authorization of ['', 'Bearer wrong'])
        expect((await app.request(`/api/team/${listed}`, { headers: { authorization } })).status).toBe(401)
    })
  })
}

/** @param samples the shortest and the fullest one, its text field, and its name in the OpenAPI document */
export function enquirySuite(
  app: TestApp,
  kind: 'inquiries' | 'requests',
  samples: { readonly short: Body; readonly whole: Body; readonly text: string; readonly schema: string },
): void {
  const { short, whole, text, schema } = samples
  const { send, list } = enquiryCalls(app, kind)
  submissionSuite(app, kind, { short, text, stored: 201 })

  describe(`an enquiry (${kind})`, () => {
    test('is stored once and answered alike when sent several times under one key', async () => {
      const key = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all([send(whole, key), send(whole, key), send(whole, key)])
      answers.push(await send({ ...whole, language: 'ar' }, key))
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
      expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
      expect((await list()).items).toHaveLength(1)
      expect((await list('outbox')).items).toHaveLength(2)
    })

    test('is a new one when its text changes under the same key', async () => {
      const key = { 'idempotency-key': randomUUID() }
      await send(short, key)
      await send({ ...short, [text]: 'And boots?' }, key)
      const { items } = await list()
      expect(items.map((item) => String(item.reference).slice(-4))).toEqual(['0002', '0001'])
    })

    test('from a bot is thanked and quarantined, without a mail', async () => {
      const now = app.services.now().getTime()
      expect((await send({ ...short, honeypot: 'https://pills.example' })).status).toBe(201)
      for (const issuedAt of [String(now - 1_000), 'soon', '', String(now + 86_400_000)])
        expect((await send({ ...short, issuedAt })).status).toBe(201)
      const human = await send({ ...short, issuedAt: String(now - 60_000) }, { 'x-forwarded-for': '203.0.113.7' })
      expect(human.status).toBe(201)
      const { items } = await list()
      expect(items.map((item) => [item.status, item.quarantineReason])).toEqual([
        ['new', null],
        ...Array(4).fill(['quarantined', 'too_fast']),
        ['quarantined', 'honeypot'],
      ])
      expect((await list('outbox')).items).toHaveLength(2)
    })

    test('is fully described in the OpenAPI document', async () => {
      const answer = await app.request('/api/openapi.json')
      const document: { paths: object; components: { schemas: Record<string, unknown> } } = await answer.json()
      expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([`/api/${kind}`, `/api/team/${kind}`]))
      const described = JSON.stringify(document.components.schemas[schema])
      for (const [, field] of JSON.stringify(whole).matchAll(/"(\w+)":/g)) expect(described).toContain(`"${field}"`)
    })
  })
}

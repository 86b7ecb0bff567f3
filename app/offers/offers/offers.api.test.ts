import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
app.stopTime()
afterAll(() => app.close())
beforeEach(async () => {
  await app.services.db.execute(
    sql`truncate offers, attachments, offer_events, mails, reference_counters, rate_limits cascade`,
  )
})

const offer = {
  name: 'Ines Duarte',
  company: 'Calçados Duarte Lda',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 000 0000',
  description: '2,112 pairs of ankle boots',
}

interface Sent {
  reference: string
  type: string
  code: string
  errors: Record<string, string[]>
}

async function send(
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Sent }> {
  const answer = await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

async function list(kind: 'offers' | 'outbox', query = '') {
  const answer = await app.request(`/api/team/${kind}${query}`, { headers: { authorization: `Bearer ${teamToken}` } })
  const page: { items: Record<string, unknown>[]; nextCursor: string | null } = await answer.json()
  return { status: answer.status, ...page }
}

test('stores an offer with its files and history and queues two mails', async () => {
  const attachments = [
    await uploadFile(app, 'pallets.pdf', pdfOf(3_000)),
    await uploadFile(app, 'Liste über Schuhe.pdf', pdfOf(5_000)),
  ]
  const sent = await send({ ...offer, attachments, language: 'de' })
  expect(sent.status).toBe(201)
  expect(sent.body.reference).toMatch(/^O-\d{4}-0001$/)

  const { items } = await list('offers')
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    ...offer,
    reference: sent.body.reference,
    status: 'submitted',
    channel: 'api',
    language: 'de',
    phoneE164: '+351220000000',
    attachments: [
      { ...attachments[0], size: 3_000, contentType: 'application/pdf' },
      { ...attachments[1], size: 5_000, contentType: 'application/pdf' },
    ],
    history: [{ kind: 'submitted', who: 'seller' }],
  })
  const mails = (await list('outbox')).items
  expect(mails.map((mail) => mail.to).sort()).toEqual(['ines@duarte.example', 'office@stocklot.example'])
  for (const mail of mails) expect(mail.subject).toContain(sent.body.reference)
})

test('stores one offer when the same submission arrives several times', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const body = { ...offer, attachments: [await uploadFile(app, 'pallets.pdf', pdfOf(3_000))] }
  const answers = await Promise.all([send(body, key), send(body, key), send(body, key)])
  answers.push(await send(body, key))
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
  expect((await list('offers')).items).toHaveLength(1)
  expect((await list('outbox')).items).toHaveLength(2)
})

test('refuses a used key with another body and keeps the first offer', async () => {
  const key = { 'idempotency-key': randomUUID() }
  await send(offer, key)
  const other = await send({ ...offer, description: 'something else' }, key)
  expect(other.status).toBe(422)
  expect(other.body).toMatchObject({ type: 'urn:stocklot:problem:sell-form:key-reused', code: 'sell_form.key_reused' })
  expect((await list('offers')).items).toMatchObject([{ description: offer.description }])
})

test('names invalid values field by field', async () => {
  const sent = await send({ email: 'ines', attachments: [{ name: '', url: 'x' }] })
  expect(sent.status).toBe(422)
  expect(sent.headers.get('content-type')).toBe('application/problem+json')
  expect(sent.body.errors).toEqual({
    name: ['validation.required'],
    email: ['validation.email'],
    phoneNumber: ['validation.required'],
    description: ['validation.required'],
    'attachments.0.name': ['validation.required'],
    'attachments.0.url': ['validation.url'],
  })
  expect((await list('offers')).items).toEqual([])
})

test('refuses a body that cannot be read', async () => {
  expect((await send('{"name":')).status).toBe(400)
  expect((await send('[]')).status).toBe(422)
  expect((await send(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
  expect((await send('name=Ines', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect((await send(offer, { 'idempotency-key': 'two words' })).status).toBe(422)
})

test('attaches a file to one offer only, and a refused offer claims no files', async () => {
  const attachment = await uploadFile(app, 'pallets.pdf', pdfOf(3_000))
  expect((await send({ ...offer, attachments: [attachment] })).status).toBe(201)
  const free = await uploadFile(app, 'free.pdf', pdfOf(3_000))
  const second = await send({ ...offer, attachments: [free, attachment] })
  expect(second.status).toBe(409)
  expect(second.body.errors).toEqual({ attachments: ['files.already_attached'] })
  expect((await list('offers')).items).toHaveLength(1)
  expect((await list('outbox')).items).toHaveLength(2)
  expect((await send({ ...offer, attachments: [free] })).status).toBe(201)
})

test('refuses attachments from other sites or with a guessed URL', async () => {
  const { name, url } = await uploadFile(app, 'pallets.pdf', pdfOf(3_000))
  for (const wrong of ['https://elsewhere.example/pallets.pdf', url.slice(0, -1), `${url}x`]) {
    const sent = await send({ ...offer, attachments: [{ name, url: wrong }] })
    expect(sent.status).toBe(422)
    expect(sent.body.errors).toEqual({ attachments: ['files.unknown_attachment'] })
  }
})

test('stores no offer when its mails cannot be queued', async () => {
  await app.services.db.execute(sql`alter table mails rename to mails_away`)
  const sent = await send(offer)
  await app.services.db.execute(sql`alter table mails_away rename to mails`)
  expect(sent.status).toBe(500)
  expect(sent.body).not.toHaveProperty('stack')
  expect((await list('offers')).items).toEqual([])
  expect((await send(offer)).body.reference).toMatch(/-0001$/)
})

test('accepts five offers a minute from one address, then answers with Retry-After', async () => {
  const visitor = { 'x-forwarded-for': '203.0.113.9' }
  for (let count = 0; count < 5; count++) expect((await send(offer, visitor)).status).toBe(201)
  const sixth = await send(offer, visitor)
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(offer, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(201)
  app.passTime(60_000)
  expect((await send(offer, visitor)).status).toBe(201)
})

test('lists offers for the team only, page by page, newest first', async () => {
  for (const description of ['first', 'second', 'third']) await send({ ...offer, description })
  const first = await list('offers', '?limit=2')
  expect(first.items.map((item) => item.description)).toEqual(['third', 'second'])
  const last = await list('offers', `?limit=2&cursor=${first.nextCursor}`)
  expect(last.items.map((item) => item.description)).toEqual(['first'])
  expect(last.nextCursor).toBeNull()
  expect((await list('offers', '?cursor=nonsense')).status).toBe(422)
  expect((await list('offers', '?limit=0')).status).toBe(422)
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', `Basic ${teamToken}`]) {
    expect((await app.request('/api/team/offers', { headers: { authorization } })).status).toBe(401)
  }
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
app.stopTime()
afterAll(() => app.close())
beforeEach(async () => {
  await app.services.db.execute(sql`truncate contact_messages, mails, rate_limits cascade`)
})

const message = {
  name: 'Ines Duarte',
  email: 'ines@duarte.example',
  message: 'Do you take back pallets?\nWe have 40.',
}

async function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
}

async function list(kind: 'messages' | 'outbox', query = '') {
  const answer = await app.request(`/api/team/${kind}${query}`, { headers: { authorization: `Bearer ${teamToken}` } })
  const page: { items: Record<string, unknown>[]; nextCursor: string | null } = await answer.json()
  return { status: answer.status, ...page }
}

async function repliesTo() {
  const { rows } = await app.services.db.execute<{ reply_to: unknown }>(sql`select reply_to from mails`)
  return rows.map((row) => row.reply_to)
}

async function openForm(path = '/en/contact') {
  const html = await (await app.request(path)).text()
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const action = (/<form[^>]* action="([^"#]+)#message"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
  return { action, hidden: { submissionKey: value('submissionKey'), issuedAt: value('issuedAt') } }
}

describe('a message', () => {
  test('is stored and mailed to the team, and a reply reaches the visitor', async () => {
    const sent = await send({ ...message, language: 'de' })
    expect([sent.status, await sent.json()]).toEqual([202, { accepted: true }])
    expect((await list('messages')).items).toMatchObject([
      { ...message, language: 'de', state: 'new', quarantineReason: null },
    ])
    const mails = (await list('outbox')).items
    expect(mails).toMatchObject([
      { kind: 'contact.team', to: 'office@stocklot.example', subject: 'Message from Ines Duarte' },
    ])
    for (const part of ['Ines Duarte', 'ines@duarte.example', 'Do you take back pallets?', 'We have 40.', 'German'])
      expect(mails[0]?.text).toContain(part)
    expect(await repliesTo()).toEqual([{ name: 'Ines Duarte', address: 'ines@duarte.example' }])
  })

  test('is not stored when its mail cannot be queued', async () => {
    await app.services.db.execute(sql`alter table mails rename to mails_away`)
    const sent = await send(message)
    await app.services.db.execute(sql`alter table mails_away rename to mails`)
    expect(sent.status).toBe(500)
    expect((await list('messages')).items).toEqual([])
  })

  test('sent several times under one key is stored once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([send(message, key), send(message, key), send(message, key)])
    answers.push(await send(message, key))
    expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202, 202])
    expect((await list('messages')).items).toHaveLength(1)
    expect((await list('outbox')).items).toHaveLength(1)
  })

  test('is a new one when its text changes under the same key', async () => {
    const key = { 'idempotency-key': randomUUID() }
    await send(message, key)
    await send({ ...message, message: 'And what about crates?' }, key)
    expect((await list('messages')).items).toHaveLength(2)
  })

  test('with invalid fields is refused, naming each', async () => {
    const sent = await send({ email: 'ines', message: '  ' })
    expect(sent.status).toBe(422)
    expect(sent.headers.get('content-type')).toBe('application/problem+json')
    expect(await sent.json()).toMatchObject({
      type: 'urn:stocklot:problem:invalid-input',
      errors: { name: ['validation.required'], email: ['validation.email'], message: ['validation.required'] },
    })
    expect((await list('messages')).items).toEqual([])
  })

  test('cannot inject mail headers', async () => {
    for (const field of ['name', 'email'] as const) {
      const sent = await send({ ...message, [field]: `${message[field]}\r\nBcc: everyone@victim.example` })
      expect(sent.status).toBe(422)
    }
    expect((await list('outbox')).items).toEqual([])
  })

  test('is refused when it cannot be read or is too long', async () => {
    expect((await send('{"name":')).status).toBe(400)
    expect((await send('[]')).status).toBe(422)
    expect((await send(message, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
    expect((await send(message, { 'idempotency-key': 'two words' })).status).toBe(422)
    expect((await send({ ...message, message: 'x'.repeat(10_001) })).status).toBe(422)
  })
})

describe('a form without JavaScript', () => {
  test.each(['urlencoded', 'multipart'])('posted as %s leads to the thank-you on the contact page', async (kind) => {
    const body = kind === 'multipart' ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries({ ...message, language: 'fr', honeypot: '' })) body.append(name, value)
    const answer = await app.request('/api/contact', { method: 'POST', body, redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/fr/contact?message=sent#message-sent')
    expect(await (await app.request('/fr/contact?message=sent')).text()).toContain('id="message-sent"')
    expect((await list('messages')).items).toMatchObject([{ ...message, language: 'fr' }])
  })

  test('never redirects to another site', async () => {
    const elsewhere = 'https://elsewhere.example'
    for (const field of ['returnTo', 'redirect', '_next']) {
      const answer = await post(
        '/api/contact',
        { ...message, [field]: elsewhere },
        { referer: `${elsewhere}/en/contact` },
      )
      expect(answer.headers.get('location')).toBe('/en/contact?message=sent#message-sent')
    }
    expect((await post('/api/contact', { ...message, language: '//elsewhere.example' })).status).toBe(422)
  })
})

describe('a bot', () => {
  test('that fills the honeypot is thanked, quarantined and not mailed', async () => {
    expect((await send({ ...message, honeypot: 'https://pills.example' })).status).toBe(202)
    expect((await post('/api/contact', { ...message, honeypot: 'x' })).status).toBe(303)
    const { items } = await list('messages')
    expect(items.map((item) => [item.state, item.quarantineReason])).toEqual([
      ['quarantined', 'honeypot'],
      ['quarantined', 'honeypot'],
    ])
    expect((await list('outbox')).items).toEqual([])
  })

  test('that takes less than three seconds is quarantined, a form that takes three is not', async () => {
    const quick = await openForm()
    expect((await post(quick.action, { ...message, ...quick.hidden })).status).toBe(303)
    const slow = await openForm()
    app.passTime(3_000)
    expect((await post(slow.action, { ...message, ...slow.hidden })).status).toBe(303)
    const { items } = await list('messages')
    expect(items.map((item) => [item.state, item.quarantineReason])).toEqual([
      ['new', null],
      ['quarantined', 'too_fast'],
    ])
    expect((await list('outbox')).items).toHaveLength(1)
  })

  test('that sends an invalid time or none is quarantined', async () => {
    const { action } = await openForm()
    for (const issuedAt of ['soon', String(Date.now() + 86_400_000), ''])
      await post(action, { ...message, issuedAt, submissionKey: randomUUID() })
    expect((await list('messages')).items.map((item) => item.quarantineReason)).toEqual(Array(3).fill('too_fast'))
  })
})

describe('the page without JavaScript', () => {
  test.each(['/en/contact', '/ar/contact'])('%s stores the message and thanks', async (path) => {
    const { action, hidden } = await openForm(path)
    expect(action).toBe(path)
    app.passTime(5_000)
    const answer = await post(action, { ...message, ...hidden, honeypot: '' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${path}?message=sent#message-sent`)
    await post(action, { ...message, ...hidden, honeypot: '' })
    expect((await list('messages')).items).toMatchObject([{ ...message, language: path.slice(1, 3), state: 'new' }])
  })

  test('is returned with its text and an error at each wrong field', async () => {
    const { action, hidden } = await openForm()
    const answer = await post(action, { ...message, ...hidden, email: 'ines@duarte' })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const html = await answer.text()
    expect(html).toContain('value="Ines Duarte"')
    expect(html).toContain('value="ines@duarte"')
    expect(html).toContain('Do you take back pallets?\nWe have 40.')
    expect(html).toMatch(/id="contact-email-error"/)
    expect(html).not.toMatch(/id="contact-(?:name|message)-error"/)
    // A retry keeps the original issue time.
    expect(html).toContain(`name="issuedAt" value="${hidden.issuedAt}"`)
  })

  test('refuses another content type, a long body and another site', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await app.request('/en/contact', { method: 'POST', headers: json, body: '{}' })).status).toBe(415)
    expect((await post('/en/contact', { ...message, message: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await post('/en/contact', message, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })
})

describe('after five messages a minute from one address', () => {
  const visitor = { 'x-forwarded-for': '203.0.113.9' }
  beforeEach(async () => {
    // Rate-limit windows start on the minute; none may end during a test.
    app.passTime(60_000 - (app.services.now().getTime() % 60_000))
    for (let count = 0; count < 5; count++) expect((await send(message, visitor)).status).toBe(202)
  })

  test('the next request gets Retry-After', async () => {
    const sixth = await send(message, visitor)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(message, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(202)
    app.passTime(60_000)
    expect((await send(message, visitor)).status).toBe(202)
  })

  test('the form says in its language how long to wait, and keeps the text', async () => {
    const { action, hidden } = await openForm('/de/contact')
    app.passTime(3_000)
    const answer = await post(action, { ...message, ...hidden }, visitor)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await answer.text()
    expect(html).toContain('Ihre Nachricht wurde nicht gesendet')
    expect(html).toMatch(/Bitte warten Sie/)
    expect(html).toContain('value="Ines Duarte"')
    app.passTime(60_000)
    expect((await post(action, { ...message, ...hidden }, visitor)).status).toBe(303)
  })
})

test('lists messages for the team only, page by page, newest first', async () => {
  for (const text of ['first', 'second', 'third']) await send({ ...message, message: text })
  const first = await list('messages', '?limit=2')
  expect(first.items.map((item) => item.message)).toEqual(['third', 'second'])
  const last = await list('messages', `?limit=2&cursor=${first.nextCursor}`)
  expect(last.items.map((item) => item.message)).toEqual(['first'])
  expect(last.nextCursor).toBeNull()
  expect((await list('messages', '?cursor=nonsense')).status).toBe(422)
  for (const authorization of ['', 'Bearer wrong'])
    expect((await app.request('/api/team/messages', { headers: { authorization } })).status).toBe(401)
})

test('the OpenAPI description contains both calls', async () => {
  const { paths }: { paths: Record<string, unknown> } = await (await app.request('/api/openapi.json')).json()
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/contact', '/api/team/messages']))
  expect(JSON.stringify(paths['/api/contact'])).toContain('application/x-www-form-urlencoded')
})

describe('the content security policy', () => {
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy') ?? ''

  test('allows the map on the contact page only', async () => {
    expect(await policyOf('/de/contact')).toContain('frame-src https://www.google.com;')
    for (const path of ['/de', '/de/sell', '/de/contacts', '/api/contact', '/xx/contact'])
      expect(await policyOf(path), path).not.toContain('frame-src')
  })

  test('allows forms to post to our own site only', async () => {
    expect(await policyOf('/en/contact')).toContain("form-action 'self';")
  })
})

test('posts the form to an outside service with only the fields it knows', async () => {
  const outside = await openTestApp({ CONTACT_FORM_URL: 'https://forms.example.com/f/1?x=1', GOOGLE_MAPS_KEY: 'a-key' })
  const page = await outside.request('/en/contact')
  const form = /<form[\s\S]*?<\/form>/.exec(await page.text())?.[0] ?? ''
  await outside.close()
  expect(form).toContain('action="https://forms.example.com/f/1?x=1"')
  expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name).sort()).toEqual([
    'email',
    'honeypot',
    'message',
    'name',
  ])
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://forms.example.com;")
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openNote, postForm } from '../../../tests/buyer-note'
import { openTestApp } from '../../../tests/open-test-app'
import { enquiryCalls, submissionSuite } from '../buyers/enquiry-api.suite'

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

const { send, list } = enquiryCalls(app, 'contact')
submissionSuite(app, 'contact', { short: message, text: 'message', stored: 202 })

async function repliesTo() {
  const { rows } = await app.services.db.execute<{ reply_to: unknown }>(sql`select reply_to from mails`)
  return rows.map((row) => row.reply_to)
}

async function openForm(path = '/en/contact') {
  const { html, hidden } = await openNote(app, path)
  const action = (/<form[^>]* action="([^"#]+)#message"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
  return { action, hidden }
}

describe('a message', () => {
  test('is stored and mailed to the team, and a reply reaches the visitor', async () => {
    const sent = await send({ ...message, language: 'de' })
    expect([sent.status, await sent.json()]).toEqual([202, { accepted: true }])
    expect((await list()).items).toMatchObject([{ ...message, language: 'de', state: 'new', quarantineReason: null }])
    const mails = (await list('outbox')).items
    expect(mails).toMatchObject([
      { kind: 'contact.team', to: 'office@stocklot.example', subject: 'Message from Ines Duarte' },
    ])
    for (const part of ['Ines Duarte', 'ines@duarte.example', 'Do you take back pallets?', 'We have 40.', 'German'])
      expect(mails[0]?.text).toContain(part)
    expect(await repliesTo()).toEqual([{ name: 'Ines Duarte', address: 'ines@duarte.example' }])
  })

  test('sent several times under one key is stored once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([send(message, key), send(message, key), send(message, key)])
    answers.push(await send(message, key))
    expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202, 202])
    expect((await list()).items).toHaveLength(1)
    expect((await list('outbox')).items).toHaveLength(1)
  })

  test('is a new one when its text changes under the same key', async () => {
    const key = { 'idempotency-key': randomUUID() }
    await send(message, key)
    await send({ ...message, message: 'And what about crates?' }, key)
    expect((await list()).items).toHaveLength(2)
  })

  test('with invalid fields is refused, naming each', async () => {
    const sent = await send({ email: 'ines', message: '  ' })
    expect(sent.status).toBe(422)
    expect(sent.headers.get('content-type')).toBe('application/problem+json')
    expect(await sent.json()).toMatchObject({
      type: 'urn:stocklot:problem:invalid-input',
      errors: { name: ['validation.required'], email: ['validation.email'], message: ['validation.required'] },
    })
    expect((await list()).items).toEqual([])
  })

  test('cannot inject mail headers', async () => {
    for (const field of ['name', 'email'] as const) {
      const sent = await send({ ...message, [field]: `${message[field]}\r\nBcc: everyone@victim.example` })
      expect(sent.status).toBe(422)
    }
    expect((await list('outbox')).items).toEqual([])
  })

  test('is refused when it is too long', async () => {
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
    expect((await list()).items).toMatchObject([{ ...message, language: 'fr' }])
  })

  test('never redirects to another site', async () => {
    const elsewhere = 'https://elsewhere.example'
    for (const field of ['returnTo', 'redirect', '_next']) {
      const answer = await postForm(
        app,
        '/api/contact',
        { ...message, [field]: elsewhere },
        { referer: `${elsewhere}/en/contact` },
      )
      expect(answer.headers.get('location')).toBe('/en/contact?message=sent#message-sent')
    }
    expect((await postForm(app, '/api/contact', { ...message, language: '//elsewhere.example' })).status).toBe(422)
  })
})

describe('a bot', () => {
  test('that fills the honeypot is thanked, quarantined and not mailed', async () => {
    expect((await send({ ...message, honeypot: 'https://pills.example' })).status).toBe(202)
    expect((await postForm(app, '/api/contact', { ...message, honeypot: 'x' })).status).toBe(303)
    const { items } = await list()
    expect(items.map((item) => [item.state, item.quarantineReason])).toEqual([
      ['quarantined', 'honeypot'],
      ['quarantined', 'honeypot'],
    ])
    expect((await list('outbox')).items).toEqual([])
  })

  test('that takes less than three seconds is quarantined, a form that takes three is not', async () => {
    const quick = await openForm()
    expect((await postForm(app, quick.action, { ...message, ...quick.hidden })).status).toBe(303)
    const slow = await openForm()
    app.passTime(3_000)
    expect((await postForm(app, slow.action, { ...message, ...slow.hidden })).status).toBe(303)
    const { items } = await list()
    expect(items.map((item) => [item.state, item.quarantineReason])).toEqual([
      ['new', null],
      ['quarantined', 'too_fast'],
    ])
    expect((await list('outbox')).items).toHaveLength(1)
  })

  test('that sends an invalid time or none is quarantined', async () => {
    const { action } = await openForm()
    for (const issuedAt of ['soon', String(Date.now() + 86_400_000), ''])
      await postForm(app, action, { ...message, issuedAt, submissionKey: randomUUID() })
    await send({ ...message, issuedAt: '' })
    expect((await list()).items.map((item) => item.quarantineReason)).toEqual(Array(4).fill('too_fast'))
  })
})

describe('the page without JavaScript', () => {
  test.each(['/en/contact', '/ar/contact'])('%s stores the message and thanks', async (path) => {
    const { action, hidden } = await openForm(path)
    expect(action).toBe(path)
    app.passTime(5_000)
    const answer = await postForm(app, action, { ...message, ...hidden, honeypot: '' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${path}?message=sent#message-sent`)
    await postForm(app, action, { ...message, ...hidden, honeypot: '' })
    expect((await list()).items).toMatchObject([{ ...message, language: path.slice(1, 3), state: 'new' }])
  })

  test('is returned with its text and an error at each wrong field', async () => {
    const { action, hidden } = await openForm()
    const answer = await postForm(app, action, { ...message, ...hidden, email: 'ines@duarte' })
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
    expect((await postForm(app, '/en/contact', { ...message, message: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await postForm(app, '/en/contact', message, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })
})

describe('after five messages a minute from one address', () => {
  const visitor = { 'x-forwarded-for': '203.0.113.9' }
  beforeEach(async () => {
    // Rate-limit windows start on the minute; none may end during a test.
    app.passTime(60_000 - (app.services.now().getTime() % 60_000))
    for (let count = 0; count < 5; count++) expect((await send(message, visitor)).status).toBe(202)
  })

  test('the form says in its language how long to wait, and keeps the text', async () => {
    const { action, hidden } = await openForm('/de/contact')
    app.passTime(3_000)
    const answer = await postForm(app, action, { ...message, ...hidden }, visitor)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await answer.text()
    expect(html).toContain('Ihre Nachricht wurde nicht gesendet')
    expect(html).toMatch(/Bitte warten Sie/)
    expect(html).toContain('value="Ines Duarte"')
    app.passTime(60_000)
    expect((await postForm(app, action, { ...message, ...hidden }, visitor)).status).toBe(303)
  })
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

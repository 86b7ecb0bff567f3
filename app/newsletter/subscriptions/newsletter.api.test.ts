import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, email, household, openNewsletter, visitor } from './open-newsletter.suite'

const { app, ask, post, list, mails, linkTo } = await openNewsletter()

describe('a subscription request', () => {
  test('is stored with proof of consent and mailed a link in its language', async () => {
    const answer = await ask({ fields: { email: ' Ines@Duarte.example' }, language: 'de' }, household)
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: true, confirmBy: 'mail' }])
    const { items } = await list()
    expect(items).toMatchObject([{ email, state: 'pending', language: 'de' }])
    expect(items[0]?.history).toMatchObject([{ kind: 'asked', network: '2001:db8:1:2::/64', language: 'de' }])
    expect(items[0]?.history[0]?.consent).toContain('E-Mails von Stocklot über neue Posten')
    expect(await mails()).toMatchObject([{ kind: 'newsletter.confirm', address: email, unsubscribe_url: null }])
    expect(await linkTo('confirm')).toMatch(/^\/de\//)
  })

  test('is stored with a digest of its token only', async () => {
    await ask({ fields: { email } })
    const secret = (await linkTo('confirm')).split('/').at(-1)
    const { rows } = await app.services.db.execute<{ all: string }>(
      sql`select string_agg(t::text, '') as all from newsletter_tokens t`,
    )
    expect(rows[0]?.all).toMatch(/[0-9a-f]{64}/)
    expect(rows[0]?.all).not.toContain(secret)
  })

  test('is not stored when its mail cannot be queued', async () => {
    await app.services.db.execute(sql`alter table mails rename to mails_away`)
    const answer = await ask({ fields: { email } })
    await app.services.db.execute(sql`alter table mails_away rename to mails`)
    expect(answer.status).toBe(500)
    expect((await list()).items).toEqual([])
  })

  test('made several times creates one subscriber', async () => {
    await Promise.all([ask({ fields: { email } }), ask({ fields: { email: email.toUpperCase() } })])
    await ask({ fields: { email } })
    expect((await list()).items).toHaveLength(1)
  })

  test.each([[{}], [{ email }], [{ fields: {} }], [{ fields: { email: 'ines@duarte' } }], [{ fields: { email: 7 } }]])(
    'without an address is refused: %j',
    async (body) => {
      const answer = await ask(body)
      expect(answer.status).toBe(422)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect((await list()).items).toEqual([])
    },
  )

  test('is refused when it cannot be read', async () => {
    expect((await ask('{"fields":')).status).toBe(400)
    expect((await ask({ fields: { email } }, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await ask(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
    expect((await ask({ fields: { email: `${email}\r\nBcc: everyone@victim.example` } })).status).toBe(422)
    expect((await ask({ fields: { email: `${'x'.repeat(250)}@duarte.example` } })).status).toBe(422)
    expect(await mails()).toEqual([])
  })

  test('from a bot gets the same answer, is quarantined and not mailed, and a person can still subscribe', async () => {
    const answer = await ask({ fields: { email }, honeypot: 'https://pills.example' })
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: true, confirmBy: 'mail' }])
    expect(await list()).toMatchObject({ items: [{ email, state: 'quarantined', history: [{ kind: 'caught' }] }] })
    expect(await mails()).toEqual([])
    await ask({ fields: { email } })
    expect(await list()).toMatchObject({ items: [{ state: 'pending', history: [{}, { kind: 'asked' }] }] })
    expect(await mails()).toHaveLength(1)
  })
})

describe('an answer', () => {
  test('is the same for unknown, pending, subscribed, unsubscribed and quarantined addresses', async () => {
    const told = async (body: unknown) => {
      const answer = await ask(body)
      const headers = [...answer.headers].filter(
        ([name]) => name !== 'x-request-id' && name !== 'content-security-policy',
      )
      return JSON.stringify([answer.status, headers, await answer.text()])
    }
    const unknown = await told({ fields: { email } })
    const pending = await told({ fields: { email } })
    await post(await linkTo('confirm'), {})
    const unsubscribe = await linkTo('unsubscribe')
    const subscribed = await told({ fields: { email } })
    await post(unsubscribe, { intent: 'unsubscribe' })
    const unsubscribed = await told({ fields: { email } })
    const caught = await told({ fields: { email }, honeypot: 'x' })
    expect(new Set([unknown, pending, subscribed, unsubscribed, caught]).size).toBe(1)
  })

  test('takes as many database queries for a subscriber as for a stranger', async () => {
    await ask({ fields: { email } })
    await post(await linkTo('confirm'), {})
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const cost = async (address: string) => {
      await app.services.db.execute(sql`truncate rate_limits`)
      statements.mockClear()
      await ask({ fields: { email: address } })
      return statements.mock.calls.length
    }
    const known = await cost(email)
    const unknown = await cost('stranger@duarte.example')
    statements.mockRestore()
    expect(unknown).toBeGreaterThan(3)
    expect(known).toBe(unknown)
  })
})

describe('limits', () => {
  beforeEach(() => app.passTime(60_000 - (app.services.now().getTime() % 60_000)))

  test('accepts five requests a minute from one network', async () => {
    const asked = (number: number, from: Record<string, string>) =>
      ask({ fields: { email: `n${number}@duarte.example` } }, from)
    for (let count = 0; count < 5; count++) expect((await asked(count, visitor)).status).toBe(202)
    const sixth = await asked(5, visitor)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await asked(5, household)).status).toBe(202)
    app.passTime(60_000)
    expect((await asked(5, visitor)).status).toBe(202)
  })

  test('sends one address three mails a day, with the same response after that', async () => {
    app.passTime(DAY - (app.services.now().getTime() % DAY))
    for (let count = 0; count < 6; count++)
      expect((await ask({ fields: { email } }, { 'x-forwarded-for': `203.0.113.${count}` })).status).toBe(202)
    expect(await mails()).toHaveLength(3)
    app.passTime(DAY)
    await ask({ fields: { email } })
    expect(await mails()).toHaveLength(4)
  })
})

describe('the page without JavaScript', () => {
  test.each(['/en/newsletter', '/ar/newsletter'])('%s accepts the form and says what to do next', async (path) => {
    const form = await (await app.request(path)).text()
    expect(form).toContain(`action="${path}#newsletter"`)
    const answer = await post(path, { email, honeypot: '' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?newsletter=asked#newsletter-taken`])
    expect(await (await app.request(`${path}?newsletter=asked`)).text()).toContain('id="newsletter-taken"')
    expect((await list()).items).toMatchObject([{ email, language: path.slice(1, 3) }])
  })

  test('is returned with the address and the error', async () => {
    const answer = await post('/de/newsletter', { email: 'ines@duarte' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('value="ines@duarte"')
    expect(html).toContain('id="newsletter-email-error"')
    for (let count = 0; count < 5; count++) await post('/de/newsletter', { email }, visitor)
    const refused = await post('/de/newsletter', { email }, visitor)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(/Bitte warten Sie/)
  })

  test('quarantines a bot and answers as usual', async () => {
    const answer = await post('/en/newsletter', { email, honeypot: 'x' })
    expect(answer.headers.get('location')).toBe('/en/newsletter?newsletter=asked#newsletter-taken')
    expect((await list()).items).toMatchObject([{ state: 'quarantined' }])
  })

  test.each(['/en', '/en/newsletter'])('%s has the same form for everybody at any time', async (path) => {
    const formOf = async () =>
      /<form[^>]* id="newsletter"[\s\S]*?<\/form>/.exec(await (await app.request(path)).text())?.[0]
    const first = await formOf()
    app.passTime(DAY)
    expect(first).toContain('type="email"')
    expect(await formOf()).toBe(first)
  })
})

test('the OpenAPI description contains the calls', async () => {
  const { paths }: { paths: Record<string, unknown> } = await (await app.request('/api/openapi.json')).json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/newsletter', '/api/newsletter/unsubscribe/{token}', '/api/team/subscribers']),
  )
})

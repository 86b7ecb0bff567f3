import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { sweepSubscribers } from './erase-subscribers.server'
import { forwardSubscriptions } from './forward-subscriptions.server'

const HOUR = 60 * 60 * 1000

let service: Server
let port = 0
let taken: { method: string | undefined; url: string | undefined; type: string | undefined; body: unknown }[] = []
let answer = 200

async function startService(): Promise<void> {
  service = createServer(async (request: IncomingMessage, response) => {
    const { method, url, headers } = request
    const body = await json(request)
    if (answer < 300) taken.push({ method, url, type: headers['content-type'], body })
    response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('{}')
  }).listen(port, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  port = typeof address === 'object' && address ? address.port : 0
}

async function stopService(): Promise<void> {
  service.closeAllConnections()
  service.close()
  await once(service, 'close')
}

await startService()
const app = await openTestApp({ NEWSLETTER_SUBSCRIBE_URL: `http://127.0.0.1:${port}/subscribe?list=1` })
afterAll(async () => {
  await app.close()
  await stopService()
})
beforeEach(async () => {
  taken = []
  answer = 200
  await app.services.db.execute(sql`truncate newsletter_forwards, newsletter_subscribers, mails, rate_limits cascade`)
})
afterEach(async () => {
  if (!service.listening) await startService()
})

const email = 'ines@duarte.example'

async function ask(body: object = { fields: { email } }) {
  return app.request('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function listed() {
  const headers = { authorization: `Bearer ${teamToken}` }
  const page: { items: { email: string; state: string; attempts: number; lastError: string | null }[] } = await (
    await app.request('/api/team/subscribers', { headers })
  ).json()
  return page.items
}

describe('with an outside newsletter service', () => {
  test('a request is acknowledged at once and forwarded as JSON, without a mail from us', async () => {
    const acknowledged = await ask()
    expect([acknowledged.status, await acknowledged.json()]).toEqual([202, { accepted: true, confirmBy: null }])
    expect(await listed()).toMatchObject([{ email, state: 'forward_queued' }])
    await forwardSubscriptions(app.services)
    expect(taken).toEqual([
      { method: 'POST', url: '/subscribe?list=1', type: 'application/json', body: { fields: { email } } },
    ])
    expect(await listed()).toMatchObject([{ email, state: 'forward_sent', attempts: 1, lastError: null }])
    const { rows } = await app.services.db.execute(sql`select id from mails`)
    expect(rows).toEqual([])
  })

  test.each([[500], [404], [302]])('retries after an answer of %i until it succeeds', async (status) => {
    answer = status
    await ask()
    await forwardSubscriptions(app.services)
    expect(await listed()).toMatchObject([{ state: 'forward_queued', attempts: 1 }])
    await forwardSubscriptions(app.services)
    expect(await listed()).toMatchObject([{ attempts: 1 }])
    answer = 201
    app.passTime(2 * 60_000)
    await forwardSubscriptions(app.services)
    expect(taken).toHaveLength(1)
    expect(await listed()).toMatchObject([{ state: 'forward_sent', attempts: 2 }])
  })

  test('loses nothing while the service is down', async () => {
    await stopService()
    for (const name of ['a', 'b', 'c'])
      expect((await ask({ fields: { email: `${name}@duarte.example` } })).status).toBe(202)
    await forwardSubscriptions(app.services)
    expect(await listed()).toMatchObject(
      Array(3).fill({ state: 'forward_queued', lastError: expect.stringContaining('ECONNREFUSED') }),
    )
    await startService()
    app.passTime(2 * 60_000)
    await Promise.all([forwardSubscriptions(app.services), forwardSubscriptions(app.services)])
    expect(taken).toHaveLength(3)
    expect(new Set((await listed()).map(({ state }) => state))).toEqual(new Set(['forward_sent']))
  })

  test('forwards one request for two before forwarding, and another for one made later', async () => {
    await ask()
    await ask()
    await forwardSubscriptions(app.services)
    expect(taken).toHaveLength(1)
    await ask()
    await forwardSubscriptions(app.services)
    expect(taken).toHaveLength(2)
  })

  test('parks a subscription refused for three days and keeps it visible', async () => {
    answer = 400
    await ask()
    for (let hours = 0; hours <= 73; hours++) {
      await forwardSubscriptions(app.services)
      app.passTime(HOUR + 15 * 60_000)
    }
    expect(await listed()).toMatchObject([{ state: 'forward_parked', lastError: 'The service answered 400.' }])
    app.passTime(60 * 24 * HOUR)
    await sweepSubscribers(app.services)
    expect(await listed()).toHaveLength(1)
  })

  test('deletes forwarded subscriptions after thirty days', async () => {
    await ask()
    await forwardSubscriptions(app.services)
    await sweepSubscribers(app.services)
    expect(await listed()).toHaveLength(1)
    app.passTime(30 * 24 * HOUR + 1000)
    await sweepSubscribers(app.services)
    expect(await listed()).toEqual([])
  })

  test('quarantines a bot and does not forward it', async () => {
    await ask({ fields: { email }, honeypot: 'x' })
    await forwardSubscriptions(app.services)
    expect(taken).toEqual([])
    expect(await listed()).toMatchObject([{ state: 'quarantined' }])
  })

  test('pages say what happens to the subscription', async () => {
    const posted = await app.request('/en/newsletter', {
      method: 'POST',
      body: new URLSearchParams({ email }),
      redirect: 'manual',
    })
    expect(posted.headers.get('location')).toBe('/en/newsletter?newsletter=done#newsletter-taken')
    expect(await (await app.request('/en/newsletter?newsletter=done')).text()).toContain('You’re subscribed')
    expect(await (await app.request('/en/privacy')).text()).toContain(`127.0.0.1:${port}`)
  })
})

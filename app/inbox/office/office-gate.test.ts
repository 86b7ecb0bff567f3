import * as build from 'virtual:react-router/server-build'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount, signInToOffice, turnCodesOn } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { removeFromTeam } from '../../accounts/staff/remove-staff.server'
import routes from '../../routes'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

const email = 'ines@duarte.example'

const join = () => services.db.execute(sql`update members set role = 'team' where email = ${email}`)

beforeEach(async () => {
  await services.db.execute(sql`truncate members, password_guesses, rate_limits, mails cascade`)
})

/** The complete response except its request id, with the requested address normalized. */
async function told(visitor: AccountVisitor, path: string, init: RequestInit = {}) {
  const answer = await visitor.send(path, { redirect: 'manual', ...init })
  const headers = new Headers(answer.headers)
  headers.delete('x-request-id')
  const body = (await answer.text()).replaceAll(/tea[mn]/g, 'tea?')
  return { status: answer.status, headers: [...headers], body }
}

const form = { method: 'POST', body: new URLSearchParams({ a: '1' }) }

const pages = (routes.find(({ path }) => path === ':lang/team')?.children ?? []).map(({ path = '', file }) => ({
  path: `/en/team/${path}`.replace(/:\w+/g, '019aa000-0000-7000-8000-000000000000').replace(/\/$/, ''),
  id: file.replace(/\.tsx?$/, ''),
}))

const rooms = new Set(['office', ...pages.map(({ id }) => id.slice(0, id.indexOf('/')))])

const asked: [string, RequestInit?][] = [
  ['/en/team?a=1'],
  ['/ar/team/'],
  ['/en/team/offers/1'],
  ['/xx/team'],
  ['/en/team?index', form],
  ...pages.flatMap(({ path, id }): [string, RequestInit?][] => [
    [path],
    [path, { method: 'HEAD' }],
    [path, form],
    [`${path}.data`],
    [`${path}.data?_routes=root`],
    [`${path}.data?_routes=${encodeURIComponent(id)}`],
    [`${path}.data?_routes=unknown-page`],
    [`${path}.data`, form],
    [`/__manifest?paths=${encodeURIComponent(path)}&version=${build.assets.version}`],
  ]),
]

async function teamCalls(): Promise<string[]> {
  const { paths } = await (await app.request('/api/openapi.json')).json()
  const described = Object.keys(paths).filter((path) => path.startsWith('/api/team/') && 'get' in paths[path])
  expect(described.length).toBeGreaterThan(4)
  return [...described, '/api/team/inbox/events']
}

describe.each([
  ['a visitor', async () => new AccountVisitor(app)],
  [
    'a member',
    async () => {
      await openAccount(app, email)
      const member = new AccountVisitor(app)
      await member.signIn(email)
      return member
    },
  ],
  [
    'who was removed from the team',
    async () => {
      await openAccount(app, email)
      await join()
      const removed = await signInToOffice(app, email)
      expect((await removed.send('/en/team')).status).toBe(200)
      await removeFromTeam(services, email)
      return removed
    },
  ],
  [
    'who was removed from the team and has signed in again',
    async () => {
      await openAccount(app, email)
      await join()
      const removed = await signInToOffice(app, email)
      await removeFromTeam(services, email)
      await removed.signIn(email)
      return removed
    },
  ],
])('%s', (_, come) => {
  test('cannot tell the back office from a page that is not there', async () => {
    const visitor = await come()
    for (const [path, init] of asked) {
      const office = await told(visitor, path, init)
      expect(office, path).toEqual(await told(visitor, path.replace('team', 'tean'), init))
      for (const room of rooms) expect(office.body, path).not.toMatch(new RegExp(`\\b${room}/[\\w-]+-(?:page|route)`))
    }
    expect(await told(visitor, '/en/team')).toMatchObject({ status: 302, body: '' })
    for (const call of await teamCalls()) expect((await visitor.send(call)).status, call).toBe(401)
  })
})

describe('somebody of the team', () => {
  let visitor: AccountVisitor

  beforeEach(async () => {
    await openAccount(app, email)
    await join()
    visitor = new AccountVisitor(app)
    await visitor.signIn(email)
  })

  const wanted = new URLSearchParams({ next: '/en/team?a=1' })

  test('without a second factor is led to set one up, and sees nothing before', async () => {
    const answer = await visitor.send('/en/team?a=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/account/second-factor?${wanted}`])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await (await visitor.send('/en/team.data')).text()).not.toContain('overview')
    expect((await visitor.send('/api/team/offers')).status).toBe(401)
  })

  test('whose session has shown none is led to show it', async () => {
    visitor = await signInToOffice(app, email)
    await services.db.execute(sql`update member_sessions set second_factor_at = null`)
    const answer = await visitor.send('/en/team?a=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/sign-in/code?${wanted}`])
    expect(await (await visitor.send(`/en/sign-in/code?${wanted}`)).text()).toContain('one-time-code')
    expect((await visitor.send('/api/team/offers')).status).toBe(401)
  })

  test('is asked for it again twelve hours after, and keeps what is the member’s own', async () => {
    visitor = await signInToOffice(app, email)
    for (const minutes of [0, 6 * 60, 6 * 60 - 1]) {
      app.passTime(minutes * 60_000)
      expect((await visitor.send('/en/team')).status).toBe(200)
    }
    app.passTime(60_000)
    expect((await visitor.send('/en/team')).headers.get('location')).toMatch(/^\/en\/sign-in\/code/)
    expect((await visitor.send('/api/team/offers')).status).toBe(401)
    expect(await visitor.who()).toBe(email)
  })

  test('is out after twelve hours without use, remembered or not', async () => {
    visitor = new AccountVisitor(app)
    await visitor.signIn(email, undefined, true)
    await turnCodesOn(app, visitor)
    app.passTime(12 * 3_600_000)
    expect(await visitor.who()).toBeNull()
  })

  test('does not stay for longer than thirty days by codes alone', async () => {
    visitor = new AccountVisitor(app)
    await visitor.signIn(email, undefined, true)
    const { code } = await turnCodesOn(app, visitor)
    const use = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 10) {
        expect(await visitor.who()).toBe(email)
        app.passTime(10 * 3_600_000)
      }
    }
    await use(360)
    await visitor.send('/en/team')
    expect((await visitor.giveCode(code())).status).toBe(200)
    expect((await visitor.send('/api/team/offers')).status).toBe(200)
    await use(360)
    expect(await visitor.who()).toBeNull()
  })

  test('has come in with it, and nobody keeps a copy', async () => {
    visitor = await signInToOffice(app, email)
    for (const path of ['/en/team', '/en/team.data', '/de/team/', '/en/team/inbox', '/en/team/inbox.data']) {
      const answer = await visitor.send(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(await (await visitor.send('/en/team')).text()).toContain('<meta name="robots" content="noindex"/>')
    expect((await visitor.send('/en/team/not-there')).headers.get('location')).toBe('/en')
    expect((await visitor.send('/xx/team')).headers.get('location')).toBe('/en')
    expect((await visitor.send('/api/team/offers')).status).toBe(200)
    expect((await told(new AccountVisitor(app), '/en/team')).status).toBe(302)
  })

  test('gets the words of the back office besides those of every page', async () => {
    visitor = await signInToOffice(app, email)
    const address = /data-messages="([^"]+)"/.exec(await (await visitor.send('/de/team')).text())?.[1] ?? ''
    expect(address).toMatch(/^\/assets\/locales\/de\.office\.json\?v=/)
    const answer = await visitor.send(address)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.json()).toMatchObject({ inbox: { title: 'Eingang' }, header: { logout: 'Abmelden' } })
  })
})

describe('the overview', () => {
  let visitor: AccountVisitor

  beforeAll(async () => {
    await services.db.execute(sql`truncate offers, buying_requests, contact_messages, newsletter_subscribers cascade`)
  })

  beforeEach(async () => {
    await openAccount(app, email)
    await join()
    visitor = await signInToOffice(app, email)
  })

  const overview = async (path = '/en/team') => (await visitor.send(path)).text()

  test('says where there is nothing', async () => {
    expect((await overview()).match(/Nothing is waiting here\./g)).toHaveLength(5)
  })

  test('shows what came in, and which mails did not go out', async () => {
    const json = (body: unknown) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const sender = { name: 'Jonas Keller', email: 'jonas@brettspiel.example' }
    const offer = { ...sender, phoneNumber: '+49 341 1234567', description: 'Board games, end of line' }
    const sold = await app.request('/api/sell', json({ ...offer, company: 'Brettspielhaus', attachments: [] }))
    const { reference } = await sold.json()
    await app.request('/api/contact', json({ ...sender, message: 'Do you buy <b>games</b>?', honeypot: '' }))
    await app.request('/api/newsletter', json({ fields: { email: 'lena@buyer.example' } }))
    await services.db.execute(sql`update mails set state = 'parked', finished_at = now() where kind = 'offer.seller'`)
    const html = await overview()
    for (const text of [reference, 'Brettspielhaus', 'Board games, end of line', 'lena@buyer.example'])
      expect(html).toContain(text)
    expect(html).toContain('Do you buy &lt;b&gt;games&lt;/b&gt;?')
    expect(html).toContain('Emails that did not arrive')
    expect(await overview('/de/team')).toContain('Nicht zugestellte E-Mails')
  })

  test('counts as far as anybody needs to know, there and in the rail', async () => {
    const put = (most: number) =>
      services.db.execute(sql`
        insert into contact_messages (id, submission, state, language, name, email, message, created_at)
        select gen_random_uuid(), 'counted ' || n, 'new', 'en', 'Jonas', 'jonas@brettspiel.example', 'Hello', now()
        from generate_series(1, ${most}) n on conflict do nothing`)
    const counts = async () => [...(await overview()).matchAll(/>(9\d\d\+?|1,0\d\d\+?)</g)].map(([, count]) => count)
    await services.db.execute(sql`truncate contact_messages cascade`)
    await put(998)
    expect(await counts()).not.toContain('999+')
    await put(1_001)
    expect((await counts()).filter((count) => count === '999+')).toHaveLength(2)
    expect((await counts()).filter((count) => count?.startsWith('1,'))).toEqual([])
    await services.db.execute(sql`truncate contact_messages cascade`)
  })
})

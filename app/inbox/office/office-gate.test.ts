import * as build from 'virtual:react-router/server-build'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
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

// A removal ends the sessions: that person is a visitor like any other.
describe.each([
  ['a visitor', async () => new AccountVisitor(app)],
  [
    'a former team member',
    async () => {
      await openAccount(app, email)
      await join()
      const removed = await signInToOffice(app, email)
      expect((await removed.send('/en/team/inbox')).status).toBe(200)
      await removeFromTeam(services, email)
      return removed
    },
  ],
])('%s', (_, come) => {
  const isPage = (path: string, init: RequestInit = {}) =>
    /^\/(?:en|ar)\/team(?:[/?]|$)/.test(path) && !path.includes('.data') && init.method !== 'POST'

  test('is redirected to sign in and back from any office URL, whether it exists or not', async () => {
    const visitor = await come()
    for (const [path, init] of [...asked, ['/en/team/not-there'] as const].filter(([path, init]) =>
      isPage(path, init),
    )) {
      const { status, headers } = await visitor.send(path, init)
      const [language] = path.slice(1).split('/')
      const next = new URLSearchParams({ next: path })
      expect([status, headers.get('location')], path).toEqual([302, `/${language}/sign-in?${next}`])
      expect(headers.get('cache-control'), path).toContain('private')
    }
  })

  test('cannot tell from other requests which office pages exist', async () => {
    const visitor = await come()
    for (const [path, init] of asked.filter(([path, init]) => !isPage(path, init))) {
      const office = await told(visitor, path, init)
      expect(office, path).toEqual(await told(visitor, path.replace('team', 'tean'), init))
    }
    for (const call of await teamCalls()) expect((await visitor.send(call)).status, call).toBe(401)
  })
})

describe.each([
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
    'a former team member who signs in again',
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
  test('cannot tell the office from a missing page', async () => {
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

describe('a team member', () => {
  let visitor: AccountVisitor

  beforeEach(async () => {
    await openAccount(app, email)
    await join()
    visitor = new AccountVisitor(app)
    await visitor.signIn(email)
  })

  const wanted = new URLSearchParams({ next: '/en/team?a=1' })

  test('without a second factor must set one up before seeing anything', async () => {
    const answer = await visitor.send('/en/team?a=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/account/second-factor?${wanted}`])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await (await visitor.send('/en/team/inbox.data')).text()).not.toContain('unread')
    expect((await visitor.send('/api/team/offers')).status).toBe(401)
  })

  test('whose session has no second factor must enter one', async () => {
    visitor = await signInToOffice(app, email)
    await services.db.execute(sql`update member_sessions set second_factor_at = null`)
    const answer = await visitor.send('/en/team?a=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/sign-in/code?${wanted}`])
    expect(await (await visitor.send(`/en/sign-in/code?${wanted}`)).text()).toContain('one-time-code')
    expect((await visitor.send('/api/team/offers')).status).toBe(401)
  })

  test('must enter it again after twelve hours, but keeps access to their own account', async () => {
    visitor = await signInToOffice(app, email)
    for (const minutes of [0, 6 * 60, 6 * 60 - 1]) {
      app.passTime(minutes * 60_000)
      expect((await visitor.send('/en/team/inbox')).status).toBe(200)
    }
    app.passTime(60_000)
    expect((await visitor.send('/en/team')).headers.get('location')).toMatch(/^\/en\/sign-in\/code/)
    expect((await visitor.send('/api/team/offers')).status).toBe(401)
    expect(await visitor.who()).toBe(email)
  })

  test('is signed out after twelve idle hours, even if remembered', async () => {
    visitor = new AccountVisitor(app)
    await visitor.signIn(email, undefined, true)
    await turnCodesOn(app, visitor)
    app.passTime(12 * 3_600_000)
    expect(await visitor.who()).toBeNull()
  })

  test('must sign in again after thirty days, even with codes', async () => {
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

  test('who entered it gets in, and no answer may be cached', async () => {
    visitor = await signInToOffice(app, email)
    for (const path of ['/en/team/inbox', '/en/team/inbox.data', '/de/team/inbox/']) {
      const answer = await visitor.send(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(await (await visitor.send('/en/team/inbox')).text()).toContain('<meta name="robots" content="noindex"/>')
    expect((await visitor.send('/en/team/not-there')).headers.get('location')).toBe('/en')
    expect((await visitor.send('/xx/team')).headers.get('location')).toBe('/en')
    expect((await visitor.send('/api/team/offers')).status).toBe(200)
    expect((await told(new AccountVisitor(app), '/en/team')).status).toBe(302)
  })

  test('may keep no copy of any answer: pages, data, answers to forms, downloads, refusals', async () => {
    visitor = await signInToOffice(app, email)
    const downloads = ['lots/export', 'lots/import/template', 'audit/export'].map(
      (page) => `/en/team/${page}?format=csv`,
    )
    for (const path of downloads)
      expect((await visitor.send(path)).headers.get('content-disposition'), path).toContain('attachment')
    const inside = pages.flatMap(({ path, id }): [string, RequestInit?][] => [
      [path],
      [path, form],
      [`${path}.data`],
      [`${path}.data?_routes=${encodeURIComponent(id)}`],
      [`${path}.data`, form],
    ])
    for (const [path, init] of [...inside, ...downloads.map((path): [string] => [path])]) {
      const answer = await visitor.send(path, { redirect: 'manual', ...init })
      await answer.arrayBuffer()
      const name = `${init?.method ?? 'GET'} ${path} ${answer.status}`
      // Without a file this download throws its refusal, which is answered outside the router.
      const wanted = path.includes('/import/refused') && !init ? 'no-store' : 'private, no-store'
      expect([name, answer.headers.get('cache-control')]).toEqual([name, wanted])
    }
    await services.db.execute(sql`update members set team_role = 'helper' where email = ${email}`)
    const refused = await visitor.send('/en/team/lots/export')
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
  })

  test('gets the office’s texts in addition to the site’s', async () => {
    visitor = await signInToOffice(app, email)
    const address = /data-messages="([^"]+)"/.exec(await (await visitor.send('/de/team/inbox')).text())?.[1] ?? ''
    expect(address).toMatch(/^\/assets\/locales\/de\.office\.json\?v=/)
    const answer = await visitor.send(address)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.json()).toMatchObject({ inbox: { title: 'Posteingang' }, header: { logout: 'Abmelden' } })
  })
})

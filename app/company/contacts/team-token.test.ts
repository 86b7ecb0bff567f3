import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import { loadConfig } from '../../platform/settings/config.server'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1', OUTBOX_LINKS: 'off' })
app.stopTime()
const { services } = app
afterAll(() => app.close())
beforeEach(() => services.db.execute(sql`truncate rate_limits, mails cascade`))

const ask = (token: string, address: string, path = '/api/team/offers') =>
  app.request(path, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } })

test('a token that can be guessed stops the start with one line', () => {
  for (const token of ['short', 'a'.repeat(31), `${'a'.repeat(31)} `])
    expect(() => loadConfig({ TEAM_API_TOKEN: token })).toThrow(
      /^TEAM_API_TOKEN is wrong: it needs at least 32 visible characters without spaces\. .*$/,
    )
  expect(loadConfig({ TEAM_API_TOKEN: 'a'.repeat(32) }).teamApiToken).toBe('a'.repeat(32))
})

describe('wrong tokens', () => {
  test('are limited per address, and too many of them block the right one as well', async () => {
    for (let n = 0; n < 10; n++) expect((await ask(`wrong-${n}`, '198.51.100.7')).status).toBe(401)
    for (const token of ['wrong', teamToken])
      for (const path of ['/api/team/offers', '/metrics']) {
        const answer = await ask(token, '198.51.100.7', path)
        expect(answer.status).toBe(429)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
    expect((await ask(teamToken, '198.51.100.8')).status).toBe(200)
    app.passTime(60_000)
    expect((await ask(teamToken, '198.51.100.7')).status).toBe(200)
  })

  test('do not include Basic credentials for a proxy', async () => {
    const headers = { authorization: `Basic ${btoa('site:password')}`, 'x-forwarded-for': '198.51.100.7' }
    for (let n = 0; n < 12; n++) expect((await app.request('/api/lots', { headers })).status).toBe(200)
  })

  test('are counted without storing the address', async () => {
    await ask('wrong', '198.51.100.7')
    const { rows } = await services.db.execute(sql`select * from rate_limits`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|team-token/)
  })
})

describe('sign-in links', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
  const mailbox = { name: null, address: 'ines@duarte.example' }
  const queue = (kind: string) =>
    services.db.transaction((tx) =>
      queueMail(
        tx,
        kind,
        {
          from: mailbox,
          to: mailbox,
          replyTo: null,
          subject: 'A link',
          text: `http://localhost:3000/en/reset-password?token=${token}`,
          html: `<a href="http://localhost:3000/en/reset-password?token=${token}">Open</a>`,
          images: [],
        },
        services.now(),
      ),
    )
  const outbox = async () => (await ask(teamToken, '198.51.100.7', '/api/team/outbox')).text()

  test('are hidden in the outbox API', async () => {
    for (const kind of ['account.verification', 'account.reset', 'account.invitation', 'account.email_new']) {
      await queue(kind)
      expect(await outbox()).toContain(kind)
      expect(await outbox()).not.toContain(token)
    }
  })

  test('are shown with OUTBOX_LINKS, and links of other mails always', async () => {
    await queue('newsletter.confirm')
    expect(await outbox()).toContain(token)
    await services.db.execute(sql`truncate mails cascade`)
    await queue('account.reset')
    const open = await openTestApp({ DATABASE_URL: services.config.databaseUrl ?? '', OUTBOX_LINKS: 'on' })
    const answer = await open.request('/api/team/outbox', { headers: { authorization: `Bearer ${teamToken}` } })
    expect(await answer.text()).toContain(token)
    await open.close()
  })
})

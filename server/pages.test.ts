import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AccountVisitor, openAccount } from '../tests/account-visitor'
import { openTestApp, type TestApp } from '../tests/open-test-app'
import { openTestDatabase, type TestDatabase } from '../tests/open-test-database'
import { type CuttingProxy, openCuttingProxy } from '../tests/servers/cutting-proxy'

describe('while the database is unreachable', () => {
  const token = 'x'.repeat(43)
  let database: TestDatabase
  let line: CuttingProxy
  let app: TestApp
  let member: AccountVisitor

  beforeAll(async () => {
    database = await openTestDatabase()
    const { host, port } = new pg.Client({ connectionString: database.url })
    line = await openCuttingProxy(host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : port)
    const url = new URL(database.url)
    url.searchParams.delete('host')
    url.host = `127.0.0.1:${line.port}`
    app = await openTestApp({ DATABASE_URL: url.href })
    await openAccount(app, 'ines@duarte.example')
    member = new AccountVisitor(app)
    expect((await member.signIn('ines@duarte.example')).status).toBe(200)
    expect((await app.request('/de')).headers.get('etag')).not.toBeNull()
    line.refuse()
    line.cut()
  })

  afterAll(async () => {
    line.accept()
    await app.close()
    await line.close()
    await database.close()
  })

  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

  async function expectPause(answer: Response): Promise<void> {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }

  test.each([
    ['a page that reads', `/de/newsletter/preferences/${token}`, undefined],
    ['a form that writes', `/de/newsletter/confirm/${token}`, form({})],
  ])('%s asks the visitor to come back, in their language', async (_, path, init) => {
    const answer = await app.request(path, init)
    await expectPause(answer)
    const html = await answer.text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('Da ist etwas schiefgegangen')
    expect(html).toContain('</footer>')
  })

  test('a data request answers 503, too', async () => {
    await expectPause(await app.request(`/de/newsletter/preferences/${token}.data`))
  })

  test('members’ requests answer 503 instead of being handled as a visitor’s', async () => {
    for (const init of [undefined, form({})]) {
      const answer = await member.send('/ar', init)
      await expectPause(answer)
      expect(await answer.text()).toContain('<html lang="ar" dir="rtl"')
    }
  })

  test('pages that need no database are shown', async () => {
    for (const path of ['/de', '/pl/contact', '/de']) {
      const answer = await app.request(path)
      expect(answer.status).toBe(200)
    }
  })

  test('service resumes as soon as the database is back', async () => {
    line.accept()
    await vi.waitFor(async () => expect((await member.send('/ar')).status).toBe(200), 300_000)
    expect((await app.request(`/de/newsletter/preferences/${token}`)).status).toBe(404)
  })
})

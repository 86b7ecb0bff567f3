import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../tests/open-test-app'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
const undeclared = await openTestApp()
afterAll(() => Promise.all([app.close(), undeclared.close()]))

test('metrics count requests by area and the mail queue', async () => {
  for (let visits = 0; visits < 3; visits++) await app.request('/en')
  await app.request('/api/nowhere')
  const answer = await app.request('/metrics')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const figures = await answer.text()
  expect(figures).toMatch(/^http_request_duration_seconds_count\{area="pages",method="GET",status="200"\} 1$/m)
  expect(figures).toMatch(/^http_request_duration_seconds_count\{area="api",method="GET",status="404"\} 1$/m)
  expect(figures).toMatch(/^kept_pages_total 2$/m)
  expect(figures).toMatch(/^mail_queue_mails\{state="queued"\} 0$/m)
  expect(figures).toMatch(/^database_up 1$/m)
  expect(figures).toMatch(/^process_resident_memory_bytes /m)
})

test('metrics contain time and size of the latest backup and whether the next one failed', async () => {
  const figures = async () => (await app.request('/metrics')).text()
  expect(await figures()).not.toMatch(/^backup_\w+ /m)
  await app.services.db.execute(sql`
    insert into backups (started_at, finished_at, directory, scheduled, encrypted, bytes, failure) values
      ('2026-11-22 02:30:00Z', '2026-11-22 02:31:00Z', '/backups/one', true, false, 7340032, null)`)
  expect(await figures()).toMatch(/^backup_failed 0$/m)
  await app.services.db.execute(sql`
    insert into backups (started_at, finished_at, directory, scheduled, encrypted, bytes, failure) values
      ('2026-11-23 02:30:00Z', '2026-11-23 02:31:00Z', '/backups/two', true, false, null, 'no room')`)
  expect(await figures()).toMatch(/^backup_failed 1$/m)
  expect(await figures()).toMatch(/^backup_size_bytes 7340032$/m)
  expect(await figures()).toMatch(/^backup_last_success_timestamp_seconds 1795314660$/m)
  expect(await figures()).toMatch(/^backup_age_seconds \d{4,}$/m)
})

test('an aborted search is not counted as an error', async () => {
  for (const path of ['/api/lots?q=shoes', '/en/products.data?q=shoes'])
    await app.request(path, { signal: AbortSignal.abort() })
  const figures = await (await app.request('/metrics')).text()
  for (const area of ['api', 'pages'])
    expect(figures).toContain(`http_request_duration_seconds_count{area="${area}",method="GET",status="499"} 1\n`)
  expect(figures).not.toMatch(/status="5/)
})

test('metrics need the team’s token from outside', async () => {
  const outside = { 'x-forwarded-for': '203.0.113.9' }
  expect((await app.request('/metrics', { headers: outside })).status).toBe(401)
  const allowed = await app.request('/metrics', { headers: { ...outside, authorization: `Bearer ${teamToken}` } })
  expect(allowed.status).toBe(200)
})

test.each([
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-for', 'unknown'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-host', 'localhost'],
  ['x-real-ip', '127.0.0.1'],
  ['x-client-ip', '127.0.0.1'],
  ['true-client-ip', '127.0.0.1'],
  ['cf-connecting-ip', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1'],
  ['via', '1.1 proxy'],
])('recognises a proxy on this machine, declared or not, by %s: %s', async (name, value) => {
  for (const each of [app, undeclared]) {
    const answer = await each.request('/metrics', { headers: { [name]: value } })
    expect(answer.status).toBe(401)
  }
})

test('recognises a proxy that adds no headers by the site’s host name', async () => {
  expect((await app.request('http://stock.example/metrics')).status).toBe(401)
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect((await app.request(`http://${host}/metrics`)).status).toBe(200)
})

import { afterAll, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../tests/open-test-app'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
afterAll(() => app.close())

test('metrics tell about requests by area and about the mail queue', async () => {
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

test('a search that its visitor has left is no fault', async () => {
  for (const path of ['/api/lots?q=shoes', '/en/products.data?q=shoes'])
    await app.request(path, { signal: AbortSignal.abort() })
  const figures = await (await app.request('/metrics')).text()
  for (const area of ['api', 'pages'])
    expect(figures).toContain(`http_request_duration_seconds_count{area="${area}",method="GET",status="499"} 1\n`)
  expect(figures).not.toMatch(/status="5/)
})

test('from outside, metrics want the token of the team', async () => {
  const outside = { 'x-forwarded-for': '203.0.113.9' }
  expect((await app.request('/metrics', { headers: outside })).status).toBe(401)
  const allowed = await app.request('/metrics', { headers: { ...outside, authorization: `Bearer ${teamToken}` } })
  expect(allowed.status).toBe(200)
})

test('who comes through a proxy on this machine that nobody declared comes from outside', async () => {
  const undeclared = await openTestApp()
  const answer = await undeclared.request('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })
  await undeclared.close()
  expect(answer.status).toBe(401)
})

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { languages } from '../app/platform/i18n/languages'
import { openTestApp } from '../tests/open-test-app'

const app = await openTestApp({ PUBLIC_URL: 'https://stock.example' })
afterAll(() => app.close())

const everyKind = [
  ['a page', '/en', 200],
  ['a redirect', '/', 302],
  ['an unknown page', '/en/nowhere', 302],
  ['an unknown call', '/api/nowhere', 404],
  ['a refused call', '/api/team/offers', 401],
  ['an unknown asset', '/assets/nowhere.js', 404],
  ['an asset without a name', '/assets/%ff', 404],
  ['an unknown file', '/wp-login.php', 404],
  ['translations', '/assets/locales/de.json', 200],
  ['an unknown file upload', '/api/files/nothing', 404],
  ['the description of the API', '/api/openapi.json', 200],
  ['health', '/healthz', 200],
  ['figures', '/metrics', 200],
] as const

test.each(everyKind)('%s answers with its status and all security headers', async (_, path, status) => {
  const answer = await app.request(path)
  expect(answer.status).toBe(status)
  const { headers } = answer
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test.each([
  ['/api/sell', 'GET', 'POST'],
  ['/api/contact', 'DELETE', 'POST'],
  ['/api/team/offers', 'POST', 'GET'],
])('%s refuses %s and names the allowed methods', async (path, method, allowed) => {
  const answer = await app.request(path, { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe(allowed)
})

test("a page's policy names exactly its inline scripts, and the page has no inline styles", async () => {
  for (const path of ['/en', '/ar/sell', '/de/contact']) {
    const page = await app.request(path)
    const html = await page.text()
    const scripts = [
      ...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/ld\+json")[^>]*)[^>]*>([\s\S]*?)<\/script>/g),
    ]
    const hashes = scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'))
    const [, named = ''] = /script-src 'self' ([^;]*);/.exec(page.headers.get('content-security-policy') ?? '') ?? []
    expect(hashes.length).toBeGreaterThan(0)
    expect(named.split(' ').toSorted()).toEqual([...new Set(hashes)].map((hash) => `'sha256-${hash}'`).toSorted())
    expect(html).not.toMatch(/\snonce=|\sstyle="|<style/)
  }
})

test('an error page contains its request id, other pages do not', async () => {
  const refused = await app.request('/en/imprint', { method: 'POST', body: new FormData() })
  expect(refused.status).toBe(405)
  expect(await refused.text()).toContain(`${refused.headers.get('x-request-id')}</p>`)
  const page = await app.request('/en/imprint')
  expect(await page.text()).not.toContain(page.headers.get('x-request-id'))
})

test('unknown pages redirect to the home page of their language', async () => {
  expect((await app.request('/')).headers.get('location')).toBe('/en')
  expect((await app.request('/de/nirgendwo')).headers.get('location')).toBe('/de')
  expect((await app.request('/nowhere')).headers.get('location')).toBe('/en')
})

test.each(languages)('serves the translations of %s, cached for good by version', async (language) => {
  const plain = await app.request(`/assets/locales/${language}.json`)
  const texts = await plain.json()
  expect(texts.sell_form.success_message).toEqual(expect.any(String))
  expect(texts.inbox).toBeUndefined()
  expect(plain.headers.get('cache-control')).toBe('no-cache')
  const html = await (await app.request(`/${language}`)).text()
  const address = /data-messages="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(address).toMatch(new RegExp(`^/assets/locales/${language}\\.json\\?v=`))
  expect((await app.request(address)).headers.get('cache-control')).toContain('immutable')
})

test('patterns in the OpenAPI description have no flags and match their examples', async () => {
  const patterns: string[] = []
  JSON.parse(await (await app.request('/api/openapi.json')).text(), (key, value) => {
    if (key === 'pattern') patterns.push(value)
    return value
  })
  const fitting = (example: string) => patterns.filter((pattern) => new RegExp(pattern, 'u').test(example))
  expect(fitting('Jane Doe, Ζωή').length).toBeGreaterThan(20)
  expect(fitting('l-2611-0042')).toContain('^[Ll]-\\d{4}-\\d{4,9}$')
  expect(patterns.filter((pattern) => /\/[a-z]+$/.test(pattern))).toEqual([])
})

test('the OpenAPI description is made from the schemas that validate', async () => {
  const description = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  const { openapi, paths } = description.parse(await (await app.request('/api/openapi.json')).json())
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/sell', '/api/team/offers', '/api/team/outbox', '/api/files', '/api/files/{id}']),
  )
  expect(JSON.stringify(paths['/api/sell'])).toContain('idempotency-key')
})

describe('behind a proxy that ends TLS', () => {
  const post = (origin: string, host = 'stock.example') =>
    app.request(`http://${host}/en/sell`, {
      method: 'POST',
      headers: { origin, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nInes\r\n--x--\r\n',
    })

  test('accepts a form of our own page', async () => {
    expect((await post('https://stock.example')).status).toBe(422)
  })

  test('accepts it even if the proxy hides the host name', async () => {
    expect((await post('https://stock.example', '127.0.0.1:3000')).status).toBe(422)
  })

  test('refuses a form of another site', async () => {
    expect((await post('https://elsewhere.example')).status).toBe(403)
  })
})

test('is alive but not ready when a part is unreachable', async () => {
  const site = await openTestApp()
  expect((await site.request('/readyz')).status).toBe(200)
  await site.services.db.execute(sql`alter table mails rename to mails_away`)
  expect((await site.request('/healthz')).status).toBe(200)
  const ready = await site.request('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ status: 'unavailable', database: 'ok', mailQueue: 'unreachable' })
  await site.close()
})

import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../tests/open-test-app'
import { openTestServer } from '../tests/open-test-server'

const app = await openTestServer({ PUBLIC_URL: 'https://stock.example' })
afterAll(() => app.close())

const DAY = 86_400_000

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return app.request(path, { method, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers } })
}

async function htmlOf(answer: Response): Promise<string> {
  const body = Buffer.from(await answer.arrayBuffer())
  const coding = answer.headers.get('content-encoding')
  return (coding === null ? body : (decoders[coding]?.(body) ?? `What is ${coding}?`)).toString()
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  zstd: (body) => zstdDecompressSync(body),
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
}

function whenKept(path: string): Promise<Response> {
  return vi.waitFor(async () => {
    const answer = await ask(path)
    expect(answer.headers.get('content-encoding')).toBe('br')
    return answer
  }, 300_000)
}

test('the first visitor does not wait for strong compression, and later ones get a smaller page', async () => {
  const first = await ask('/de')
  expect(first.headers.get('content-encoding')).toBe('gzip')
  const later = await whenKept('/de')
  expect(Number(later.headers.get('content-length'))).toBeLessThan(Number(first.headers.get('content-length')))
  const html = await htmlOf(first)
  expect(html).toContain('<html lang="de"')
  const fresh = await ask('/de', { cookie: 'a=b' })
  expect(fresh.headers.get('etag')).toBeNull()
  for (const answer of [later, fresh]) expect((await htmlOf(answer)) === html).toBe(true)
})

test('a cached page has every header of a rendered one', async () => {
  const kept = new Map((await whenKept('/en/imprint')).headers)
  const own = [
    'etag',
    'cache-control',
    'content-encoding',
    'content-length',
    'x-request-id',
    'vary',
    'transfer-encoding',
  ]
  const common = (headers: Iterable<[string, string]>) =>
    [...headers].filter(([name]) => !own.includes(name)).toSorted()
  expect(common(kept)).toEqual(common((await ask('/en/imprint', { cookie: 'a=b' })).headers))
  expect(kept.get('cache-control')).toBe('public, no-cache')
  expect(kept.get('vary')).toBe('Accept-Encoding')
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=1.0', 'br'],
  ['BR', 'br'],
  ['gzip;q=0.0, br; q=0', null],
  ['identity', null],
  ['', null],
])('a client that accepts "%s" gets %s', async (accepted, coding) => {
  const html = await htmlOf(await whenKept('/en/food'))
  const answer = await ask('/en/food', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(coding)
  expect((await htmlOf(answer)) === html).toBe(true)
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['', null],
])('a client that accepts "%s" gets an uncached page in %s', async (accepted, coding) => {
  const html = await htmlOf(await whenKept('/en/food'))
  const answer = await ask('/en/food', { 'accept-encoding': accepted, cookie: 'a=b' })
  expect(answer.headers.get('content-encoding')).toBe(coding)
  expect((await htmlOf(answer)) === html).toBe(true)
  const ownKeyed = await ask('/en/sell', { 'accept-encoding': accepted })
  expect(ownKeyed.headers.get('content-encoding')).toBe(coding)
  expect(await htmlOf(ownKeyed)).toContain('</html>')
})

test('the plain HTTP server answers with a cached page like the program itself', async () => {
  const kept = await whenKept('/en/imprint')
  const send = async (method: string, headers: Record<string, string> = {}) => {
    const options = {
      method,
      port: app.port,
      path: '/en/imprint',
      headers: { 'accept-encoding': 'br', ...headers },
    }
    const [answer]: IncomingMessage[] = await once(request(options).end(), 'response')
    if (!answer) throw new Error('No answer.')
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  const whole = await send('GET')
  expect(whole.status).toBe(200)
  expect(whole.body.equals(Buffer.from(await kept.arrayBuffer()))).toBe(true)
  const headers = Object.fromEntries(kept.headers)
  expect(whole.headers).toMatchObject(headers)
  expect(await send('HEAD')).toMatchObject({ status: 200, headers, body: Buffer.alloc(0) })
  const etag = String(whole.headers.etag)
  expect(await send('GET', { 'if-none-match': etag })).toMatchObject({
    status: 304,
    headers: { etag },
    body: Buffer.alloc(0),
  })
  expect((await send('GET', { cookie: 'a=b' })).headers.etag).toBeUndefined()
})

test('a valid ETag answers 304 with the policy of that page', async () => {
  const whole = await whenKept('/en/privacy')
  const etag = whole.headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask('/en/privacy', { 'if-none-match': known })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.has('content-length')).toBe(false)
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary', 'x-content-type-options'])
      expect(answer.headers.get(name), name).toBe(whole.headers.get(name))
  }
  expect((await ask('/en/privacy', { 'if-none-match': '"other"' })).status).toBe(200)
  const plain = await ask('/en/privacy', { 'if-none-match': etag, 'accept-encoding': 'identity' })
  expect(plain.status).toBe(200)
  expect(plain.headers.get('etag')).not.toBe(etag)
})

test('HEAD answers like GET, without the page', async () => {
  const whole = await whenKept('/en/aliveta')
  const head = await ask('/en/aliveta', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  for (const name of ['etag', 'content-length', 'content-type'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
})

test('caches nothing personal and serves no cached page to identified visitors', async () => {
  await whenKept('/en')
  for (const [path, headers] of [
    ['/en', { cookie: 'session=1' }],
    ['/en', { authorization: 'Bearer 1' }],
    ['/en?from=mail', {}],
    ['/EN', {}],
    ['/en/sell', {}],
    ['/en/contact', {}],
    ['/en/about-us', {}],
  ] as const) {
    for (let visit = 0; visit < 2; visit++) {
      const answer = await ask(path, headers)
      expect(answer.headers.get('etag'), path).toBeNull()
      expect(answer.headers.get('cache-control'), path).toBe('private, no-cache')
    }
  }
  const sellPages = await Promise.all([ask('/en/sell'), ask('/en/sell')])
  expect(new Set(await Promise.all(sellPages.map(htmlOf))).size).toBe(2)
})

test('a cached page contains nothing that the first visitor sent', async () => {
  const planted = 'planted-by-visitor'
  const headers = {
    host: `${planted}.example`,
    'user-agent': planted,
    'accept-language': planted,
    referer: `https://${planted}`,
  }
  const answer = await app.request(`http://${planted}.example/fr/food`, { headers })
  expect(answer.headers.get('etag')).not.toBeNull()
  expect(await answer.text()).not.toContain(planted)
})

test('does not cache errors and redirects', async () => {
  for (const path of ['/', '/en/nowhere', '/en/sell.data']) expect((await ask(path)).headers.get('etag')).toBeNull()
  const refused = await ask('/en', {}, 'POST')
  expect(refused.status).toBe(405)
  expect((await ask('/en')).status).toBe(200)
})

test('renews cached pages on the first request of a new day', async () => {
  const nextYear = `© ${app.services.now().getFullYear() + 1}`
  expect((await htmlOf(await whenKept('/it'))).includes(nextYear)).toBe(false)
  app.passTime(366 * DAY)
  expect((await htmlOf(await ask('/it'))).includes(nextYear)).toBe(true)
})

test('applies a changed site file at the next request, but never an invalid one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'stocklot-test-'))
  const siteFile = join(directory, 'site.yaml')
  const settings = await readFile('config/site.yaml', 'utf8')
  const write = (legalName: string) => writeFile(siteFile, settings.replace(/legalName: .*/, `legalName: ${legalName}`))
  await write('First Lots Ltd')
  const site = await openTestApp({ SITE_FILE: siteFile })
  const imprint = async () => (await site.request('/en/imprint')).text()
  const legalName = () => site.services.config.site.company.legalName
  expect((await imprint()).includes('First Lots Ltd')).toBe(true)

  // The first check may still be pending and would take a change for the initial state.
  await vi.waitFor(
    async () => {
      await write('Second Lots Ltd')
      expect(legalName()).toBe('Second Lots Ltd')
    },
    { timeout: 300_000, interval: 1_500 },
  )
  const changed = await imprint()
  expect([changed.includes('First Lots Ltd'), changed.includes('Second Lots Ltd')]).toEqual([false, true])
  await site.close()
  await rm(directory, { recursive: true })
})

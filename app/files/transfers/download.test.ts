import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { freePort } from '../../../tests/open-test-site'
import { installVirusScanner, prepareVirusScanner } from '../../../tests/servers/virus-scanner'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { claimUploads } from './claim-uploads.server'
import { parseRange, revokeDownload } from './download.server'
import { uploadHandle } from './file-address.server'
import { findFiles } from './find-files.server'
import { scanFiles } from './read-file.server'

const app = await openTestApp()
afterAll(() => app.close())

const pathOf = (url: string) => url.slice('http://localhost:3000'.length)
const idOf = (url: string) => url.split('/')[5] ?? ''

test('a download is an attachment under its own name in any script', async () => {
  const { url } = await uploadFile(app, 'Τιμοκατάλογος "2026" – ça.pdf', pdfOf(100))
  const { status, headers } = await app.request(pathOf(url))
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="_2026_  ca.pdf"; filename*=UTF-8''${encodeURIComponent('Τιμοκατάλογος "2026" – ça.pdf')}`,
  )
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('content-length')).toBe('100')
})

test('a file name cannot break out of its header', async () => {
  const { url } = await uploadFile(app, 'a"\r\nSet-Cookie: x=1\r\n\r\n<script>.pdf', pdfOf(100))
  const { headers } = await app.request(pathOf(url))
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[\w%.!~-]+$/)
})

test('serves ranges, and resumes only an unchanged file', async () => {
  const bytes = pdfOf(1_000)
  const path = pathOf((await uploadFile(app, 'a.pdf', bytes)).url)
  const whole = await app.request(path)
  const tag = whole.headers.get('etag') ?? ''
  const ask = (headers: Record<string, string>) => app.request(path, { headers })
  const part = await ask({ range: 'bytes=2-4' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 2-4/1000')
  expect(part.headers.get('content-length')).toBe('3')
  expect(await part.text()).toBe('DF-')
  expect((await ask({ range: 'bytes=990-' })).headers.get('content-range')).toBe('bytes 990-999/1000')
  expect((await ask({ range: 'bytes=-10' })).headers.get('content-range')).toBe('bytes 990-999/1000')
  const beyond = await ask({ range: 'bytes=1000-' })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe('bytes */1000')
  expect((await ask({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206)
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  expect((await ask({ 'if-none-match': tag })).status).toBe(304)
  const head = await app.request(path, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('1000')
  expect(await head.text()).toBe('')
})

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=1-2', null],
  ['bytes=0-99999999999999999999', null],
])('reads the range %s of ten bytes', (header, range) => expect(parseRange(header, 10)).toEqual(range))

test('only the token opens a download, and revoking ends it for good', async () => {
  const { url } = await uploadFile(app, 'a.pdf', pdfOf(100))
  const path = pathOf(url)
  for (const wrong of [`${path}x`, path.slice(0, -1), path.split('?')[0] ?? '', path.replace(/token=.*/, 'token=')]) {
    const answer = await app.request(wrong)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'file_errors.object_not_found' })
  }
  await revokeDownload(app.services.db, app.services, idOf(url))
  expect((await app.request(path)).status).toBe(404)
  expect(await findFiles(app.services, [idOf(url)])).toMatchObject([{ name: 'a.pdf', size: 100, url: null }])
})

test('answers null characters in URLs with a 4xx', async () => {
  const authorization = `Bearer ${teamToken}`
  const token = Buffer.from(JSON.stringify(['a\0', 'b'])).toString('base64url')
  expect((await app.request('/api/files/a%00')).status).toBe(404)
  expect(
    (await app.request('/api/files/a%00', { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })).status,
  ).toBe(404)
  expect((await app.request('/api/files/a%00/download?token=b')).status).toBe(404)
  expect((await app.request('/api/files/a/download?token=b%00')).status).toBe(404)
  expect((await app.request('/api/files?prefix=a%00', { headers: { authorization } })).status).toBe(400)
  expect((await app.request(`/api/files?pageToken=${token}`, { headers: { authorization } })).status).toBe(400)
})

test('accepts a trailing slash', async () => {
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '1', 'upload-metadata': '' }
  expect((await app.request('/api/files/', { method: 'POST', headers })).status).toBe(201)
})

test('the uploader’s access ends when an offer claims the file', async () => {
  const file = await uploadFile(app, 'a.pdf', pdfOf(100))
  const path = `/api/files/${uploadHandle(app.services.db, idOf(file.url))}`
  const stored = await (await app.request(path)).json()
  expect(stored).toMatchObject({
    bucket: 'files',
    contentEncoding: 'identity',
    contentLanguage: null,
    customMetadata: {},
  })
  await app.services.db.transaction((tx) => claimUploads(tx, app.services, [file]))
  expect((await app.request(path)).status).toBe(401)
  const team = await app.request(path, { headers: { authorization: `Bearer ${teamToken}` } })
  expect(await team.json()).toMatchObject({ url: file.url })
  const named = `/api/files/${idOf(file.url)}`
  expect((await app.request(named)).status).toBe(401)
  expect((await app.request(named, { headers: { authorization: `Bearer ${teamToken}` } })).status).toBe(200)
  const remove = await app.request(path, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
  expect(remove.status).toBe(403)
  expect((await app.request(pathOf(file.url))).status).toBe(200)
})

test('the team lists files page by page', async () => {
  const list = (query: string, token = teamToken) =>
    app.request(`/api/files${query}`, { headers: { authorization: `Bearer ${token}` } })
  await app.services.db.execute('delete from files')
  for (const name of ['c.pdf', 'a.pdf', 'b.pdf']) await uploadFile(app, name, pdfOf(100))
  expect((await list('', 'wrong')).status).toBe(401)
  expect(await (await list('')).json()).toEqual({ items: [], prefixes: ['offers/'] })
  const all = await (await list('?prefix=offers/')).json()
  expect(all.items.map(({ name }: { name: string }) => name)).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
  expect(all.nextPageToken).toBeUndefined()
  const names: string[] = []
  for (let token: string | undefined = ''; token !== undefined; ) {
    const page: { items: { name: string }[]; nextPageToken?: string } = await (
      await list(`?prefix=offers/&maxResults=2${token && `&pageToken=${token}`}`)
    ).json()
    names.push(...page.items.map(({ name }) => name))
    token = page.nextPageToken
  }
  expect(names).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
  for (const wrong of ['?maxResults=0', '?maxResults=1001', '?maxResults=x', '?delimiter=-', '?pageToken=x']) {
    const answer = await list(wrong)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'file_errors.invalid_argument' })
  }
  expect((await list('?maxResults=1000')).status).toBe(200)
})

const hasScanner = installVirusScanner()
if (!hasScanner)
  console.warn('\n!!! LEFT OUT: the tests with a virus scanner, because clamav-daemon cannot be installed.\n')

describe.skipIf(!hasScanner)('with a virus scanner', async () => {
  const port = await freePort()
  const scanner = await prepareVirusScanner(port)
  const guarded = await openTestApp({ CLAMD_URL: `tcp://127.0.0.1:${port}` })
  const infected = pdfOf(2_000_000)
  infected.set(new TextEncoder().encode(scanner.marker), 1_500_000)
  afterEach(() => scanner.stop())
  afterAll(async () => {
    await scanner.close()
    await guarded.close()
  })

  test('refuses a virus once the file is complete', async () => {
    await scanner.start()
    await expect(uploadFile(guarded, 'a.pdf', infected)).rejects.toThrow(/422 .*files\.infected/)
    const clean = await uploadFile(guarded, 'b.pdf', pdfOf(2_000_000))
    expect((await guarded.request(pathOf(clean.url))).status).toBe(200)
  })

  test('accepts uploads but serves none while the scanner is down, and removes viruses afterwards', async () => {
    const clean = await uploadFile(guarded, 'clean.pdf', pdfOf(1_000))
    const bad = await uploadFile(guarded, 'bad.pdf', infected)
    await guarded.services.db.transaction((tx) => claimUploads(tx, guarded.services, [bad]))
    for (const { url } of [clean, bad]) {
      const answer = await guarded.request(pathOf(url))
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('60')
    }
    await expect(scanFiles(guarded.services)).rejects.toThrow('scanner')
    await scanner.start()
    await scanFiles(guarded.services)
    expect((await guarded.request(pathOf(clean.url))).status).toBe(200)
    expect((await guarded.request(pathOf(bad.url))).status).toBe(404)
    expect(await findFiles(guarded.services, [idOf(bad.url)])).toMatchObject([{ state: 'refused', url: null }])
  })
})

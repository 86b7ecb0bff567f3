import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { parseRange, revokeDownload } from './download.server'
import { files } from './files.table.server'
import { attachmentDisposition, findFiles } from './find-files.server'

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

test.each([
  ['list.pdf', `attachment; filename="list.pdf"; filename*=UTF-8''list.pdf`],
  ['価格', `attachment; filename="file"; filename*=UTF-8''%E4%BE%A1%E6%A0%BC`],
  [
    "it's (50%) *new*.pdf",
    `attachment; filename="it's (50_) *new*.pdf"; filename*=UTF-8''it%27s%20%2850%25%29%20%2Anew%2A.pdf`,
  ],
  ['a\\"b".pdf', `attachment; filename="a__b_.pdf"; filename*=UTF-8''a%5C%22b%22.pdf`],
  ['é ', `attachment; filename="e"; filename*=UTF-8''%C3%A9%20`],
  ['\ud800', `attachment; filename="file"; filename*=UTF-8''%EF%BF%BD`],
])('the header for the name %j', (name, header) => expect(attachmentDisposition(name)).toBe(header))

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
  expect([whole.status, whole.headers.get('content-range')]).toEqual([200, null])
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(tag).toBe(`"${hash('md5', bytes)}"`)
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes)
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
  for (const tags of [tag, `"other" , ${tag}`]) expect((await ask({ 'if-none-match': tags })).status).toBe(304)
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  const head = await app.request(path, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('1000')
  expect(await head.text()).toBe('')
})

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-5', { start: 5, end: 5 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=-10', { start: 0, end: 9 }],
  ['bytes=-1', { start: 9, end: 9 }],
  ['bytes=3-', { start: 3, end: 9 }],
  ['bytes=10-10', 'unsatisfiable'],
  ['x bytes=1-2', null],
  ['bytes=1-2 x', null],
  [null, null],
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

test('an empty file can be downloaded, but has no ranges', async () => {
  const path = pathOf((await uploadFile(app, 'empty.txt', new Uint8Array())).url)
  const { status, headers } = await app.request(path)
  expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([200, '0', 'text/plain'])
  expect((await app.request(path, { headers: { range: 'bytes=0-' } })).status).toBe(416)
})

test('a deleted file cannot be downloaded, nor one whose bytes are gone', async () => {
  const [deleted, lost] = [await uploadFile(app, 'a.pdf', pdfOf(100)), await uploadFile(app, 'b.pdf', pdfOf(100))]
  const { db, storage } = app.services
  const isDeleted = eq(files.id, idOf(deleted.url))
  await db.update(files).set({ deletedAt: app.services.now() }).where(isDeleted)
  const [row] = await db
    .select()
    .from(files)
    .where(eq(files.id, idOf(lost.url)))
  await storage.remove(row?.key ?? '')
  for (const { url } of [deleted, lost]) {
    const answer = await app.request(pathOf(url))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'file_errors.object_not_found' })
  }
})

test('a storage that does not answer is no missing file', async () => {
  const path = pathOf((await uploadFile(app, 'a.pdf', pdfOf(100))).url)
  vi.spyOn(app.services.storage, 'read').mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
  const answer = await app.request(path)
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(await answer.json()).not.toMatchObject({ code: 'file_errors.object_not_found' })
  expect((await app.request(path)).status).toBe(200)
})

test('a reader may stop at any byte', async () => {
  const { body } = await app.request(pathOf((await uploadFile(app, 'a.pdf', pdfOf(2_000_000))).url))
  const reader = body?.getReader()
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
  await reader?.cancel()
  expect((await reader?.read())?.done).toBe(true)
})

test('finds no files without being asked for any', async () => {
  expect(await findFiles(app.services, [])).toEqual([])
})

import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { content, tus } from '../../../tests/tus-requests'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { claimUploads } from './claim-uploads.server'
import { parseUploadHandle, uploadHandle } from './file-address.server'
import { files } from './files.table.server'

const app = await openTestApp()
const { db } = app.services
afterAll(() => app.close())

type Headers = Record<string, string>
type Body = Exclude<RequestInit['body'], undefined>

/** Node requires `duplex` for streamed bodies. */
const send = (method: string, path: string, headers: Headers, body: Body) =>
  app.request(path, Object.assign({ method, headers, body }, { duplex: 'half' }))
const post = (headers: Headers, body: Body = null, path = '/api/files') => send('POST', path, headers, body)
const patch = (path: string, offset: number, body: Body, headers: Headers = {}) =>
  send('PATCH', path, { ...content, 'upload-offset': String(offset), ...headers }, body)
const head = (path: string) => app.request(path, { method: 'HEAD', headers: tus })

async function create(size: number, headers: Headers = {}): Promise<string> {
  const created = await post({ ...tus, 'upload-length': String(size), ...headers })
  return created.headers.get('location') ?? ''
}

const rowOf = (path: string) => eq(files.id, parseUploadHandle(db, path.slice('/api/files/'.length)) ?? '')

async function problem(answer: Promise<Response>): Promise<string> {
  const { status, code } = await (await answer).json()
  return `${status} ${code}`
}

test('only answers of the upload protocol name its version', async () => {
  const created = await post({ ...tus, 'upload-length': '0' })
  expect([created.headers.get('tus-resumable'), created.headers.get('tus-version')]).toEqual(['1.0.0', null])
  const path = created.headers.get('location') ?? ''
  expect((await app.request(path)).headers.get('tus-resumable')).toBeNull()
  const old = await post({ 'tus-resumable': '0.2.2', 'upload-length': '1' })
  expect([old.headers.get('tus-resumable'), old.headers.get('tus-version')]).toEqual(['1.0.0', '1.0.0'])
  expect(await old.json()).toMatchObject({ code: 'files.wrong_version' })
})

test('a refused body is read to its end before the answer, or a browser would see a broken connection', async () => {
  const path = await create(1_000)
  for (const [offset, status] of [
    ['5', 409],
    ['x', 400],
  ] as const) {
    let left = 20
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(pdfOf(10)) : controller.close()),
    })
    expect((await patch(path, 0, body, { 'upload-offset': offset })).status).toBe(status)
    expect(left).toBe(-1)
  }
})

test('an upload tells its length and metadata, if it has any', async () => {
  const metadata = `filename ${btoa('a.pdf')},lot ${btoa('L-1')}`
  const described = await head(await create(10, { 'upload-metadata': metadata }))
  expect(described.headers.get('upload-metadata')).toBe(metadata)
  expect(described.headers.get('upload-expires')).not.toBeNull()
  expect((await head(await create(10))).headers.get('upload-metadata')).toBeNull()
  const path = await create(0, { 'upload-metadata': metadata })
  expect(await (await app.request(path)).json()).toMatchObject({ customMetadata: { lot: 'L-1' } })
})

test('a finished upload still tells its length, and takes no bytes more', async () => {
  const path = await create(10)
  await patch(path, 0, pdfOf(10))
  const finished = await head(path)
  expect([finished.status, finished.headers.get('upload-offset')]).toEqual([200, '10'])
  expect(finished.headers.get('upload-expires')).toBeNull()
  expect((await patch(path, 10, null)).status).toBe(204)
  expect(await problem(patch(path, 10, 'x', { 'content-length': '1' }))).toBe('413 file_upload.max_file_size_error')
  expect(await problem(patch(path, 0, pdfOf(10)))).toBe('409 files.wrong_offset')
})

test('the creating request may bring bytes, if it says so', async () => {
  const bytes = pdfOf(100)
  const headers = { ...content, 'upload-length': '100' }
  const whole = await post(headers, bytes)
  expect([whole.status, whole.headers.get('upload-offset'), whole.headers.get('upload-expires')]).toEqual([
    201,
    '100',
    null,
  ])
  const part = await post(headers, bytes.subarray(0, 40))
  expect(part.headers.get('upload-offset')).toBe('40')
  expect(part.headers.get('upload-expires')).not.toBeNull()
  const path = part.headers.get('location') ?? ''
  await patch(path, 40, bytes.subarray(40))
  expect(await (await app.request(path)).json()).toMatchObject({ md5Hash: hash('md5', bytes, 'base64') })
  const other = await post({ ...headers, 'content-type': 'application/pdf' }, bytes)
  expect([other.status, other.headers.get('upload-offset')]).toEqual([201, '0'])
})

test('if its body breaks off, what arrived is kept and the address is returned', async () => {
  const chunks = [pdfOf(40)]
  const body = new ReadableStream({
    pull: (controller) => {
      const chunk = chunks.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.error(new Error('aborted'))
    },
  })
  const created = await post({ ...content, 'upload-length': '100' }, body)
  expect([created.status, created.headers.get('upload-offset')]).toEqual([201, '40'])
  expect((await patch(created.headers.get('location') ?? '', 40, pdfOf(60))).status).toBe(204)
})

test('a creating request with refused bytes is refused', async () => {
  const headers = { ...content, 'upload-length': '10' }
  const checksum = `md5 ${hash('md5', 'other', 'base64')}`
  expect(await problem(post({ ...headers, 'upload-checksum': checksum }, pdfOf(10)))).toBe(
    '460 file_errors.invalid_checksum',
  )
  expect(await problem(post(headers, 'MZ\0\0\0\0\0\0\0\0'))).toBe('415 files.program')
  expect(await problem(post({ ...tus, 'upload-length': 'x' }))).toBe('400 file_errors.invalid_argument')
  expect(await problem(post(tus))).toBe('400 file_errors.invalid_argument')
  expect(await problem(post({ ...tus, 'upload-length': '10', 'upload-metadata': 'a ?' }))).toBe(
    '400 file_errors.invalid_argument',
  )
  const program = `filename ${btoa('setup.exe')}`
  expect(await problem(post({ ...tus, 'upload-length': '10', 'upload-metadata': program }))).toBe('415 files.program')
})

test('POST stands for PATCH and DELETE, and for nothing else', async () => {
  const path = await create(10)
  const override = (method: string, headers: Headers = content) =>
    post({ ...headers, 'upload-offset': '0', 'x-http-method-override': method }, pdfOf(10), path)
  expect(await problem(override('PATCH', { 'content-type': content['content-type'] }))).toBe('412 files.wrong_version')
  expect(await problem(override('PUT'))).toBe('404 errors.not_found')
  expect(await problem(post(tus, null, path))).toBe('404 errors.not_found')
  const patched = await override('PATCH')
  expect([patched.status, patched.headers.get('upload-offset')]).toEqual([204, '10'])
  expect((await override('DELETE')).status).toBe(204)
  expect(await problem(app.request(path))).toBe('404 file_errors.object_not_found')
})

test('only the whole handle opens an upload', async () => {
  const path = await create(10)
  for (const wrong of [`${path}x`, path.slice(0, -1), `${path.slice(0, -1)}-`, path.slice(0, -22), '/api/files/x']) {
    if (wrong === path) continue
    const remove = app.request(wrong, { method: 'DELETE', headers: tus })
    expect(await problem(remove)).toBe('404 file_errors.object_not_found')
    expect(await problem(patch(wrong, 0, pdfOf(10)))).toBe('404 file_errors.object_not_found')
    expect((await head(wrong)).status).toBe(404)
  }
  const unknown = `/api/files/${uploadHandle(db, 'x'.repeat(32))}`
  expect(await problem(patch(unknown, 0, pdfOf(10)))).toBe('404 file_errors.object_not_found')
})

test('an upload expires after exactly a day, unless it is claimed', async () => {
  app.stopTime()
  const path = await create(10)
  const file = await uploadFile(app, 'a.pdf', pdfOf(10))
  const claimed = `/api/files/${uploadHandle(db, file.url.split('/')[5] ?? '')}`
  await db.transaction((tx) => claimUploads(tx, app.services, [file]))
  app.passTime(86_399_999)
  expect((await head(path)).status).toBe(200)
  app.passTime(1)
  expect(await problem(patch(path, 0, pdfOf(10)))).toBe('410 file_errors.object_not_found')
  expect((await head(claimed)).status).toBe(200)
  expect(await problem(app.request(claimed, { method: 'DELETE', headers: tus }))).toBe('403 file_errors.unauthorized')
})

test('an upload whose deletion a crash interrupted is gone', async () => {
  const path = await create(10)
  await db.update(files).set({ deletedAt: app.services.now() }).where(rowOf(path))
  expect(await problem(patch(path, 0, pdfOf(10)))).toBe('410 file_errors.object_not_found')
  expect(await problem(app.request(path, { method: 'DELETE', headers: tus }))).toBe('404 file_errors.object_not_found')
  expect(await problem(app.request(path))).toBe('404 file_errors.object_not_found')
})

test('a checksum that holds leaves no byte unchecked', async () => {
  const path = await create(100)
  const part = pdfOf(40)
  await patch(path, 0, part, { 'upload-checksum': `sha256 ${hash('sha256', part, 'base64')}` })
  expect((await db.select().from(files).where(rowOf(path)))[0]?.uncheckedFrom).toBeNull()
  expect((await head(path)).headers.get('upload-offset')).toBe('40')
  await patch(path, 40, part, { 'upload-checksum': `sha256 ${hash('sha256', 'other', 'base64')}` })
  expect((await db.select().from(files).where(rowOf(path)))[0]?.uncheckedFrom).toBeNull()
  expect((await head(path)).headers.get('upload-offset')).toBe('40')
})

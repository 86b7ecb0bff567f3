import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf } from '../../../tests/upload-file'
import { Refusal } from '../../platform/base/errors'
import { StorageFull, StorageUnavailable } from '../../platform/storage/storage-errors'
import { parseUploadHandle } from './file-address.server'
import { type FileRow, files } from './files.table.server'
import { asFileRefusal, finishUpload } from './finish-upload.server'

const app = await openTestApp()
const { db, storage } = app.services
afterAll(() => app.close())

/** An upload whose bytes all arrived, as after a crash before it was finished. */
async function received(bytes: Uint8Array): Promise<{ path: string; row: FileRow }> {
  const created = await app.request('/api/files', {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(bytes.length) },
  })
  const path = new URL(created.headers.get('location') ?? '', 'http://localhost').pathname
  const id = parseUploadHandle(db, path.split('/').at(-1) ?? '') ?? ''
  const [row] = await db.select().from(files).where(eq(files.id, id))
  if (!row) throw new Error('No row.')
  await storage.append(
    row.key,
    0,
    (async function* () {
      yield bytes
    })(),
  )
  return { path, row }
}

const describe = async (path: string) => (await app.request(path)).json()
const change = (row: FileRow, values: Partial<FileRow>) => db.update(files).set(values).where(eq(files.id, row.id))

test('asking for an upload that a crash left unfinished finishes it', async () => {
  const { path } = await received(pdfOf(100))
  expect(await describe(path)).toMatchObject({ state: 'stored', contentType: 'application/pdf', size: 100 })
})

test('but not without all bytes, with unchecked ones, or a day later', async () => {
  const [short, unchecked, expired] = [await received(pdfOf(100)), await received(pdfOf(100)), await received(pdfOf(9))]
  await change(short.row, { size: 101 })
  await change(unchecked.row, { uncheckedFrom: 50 })
  for (const { path } of [short, unchecked])
    expect(await describe(path)).toMatchObject({ state: 'uploading', url: null })
  await change(expired.row, { createdAt: new Date(app.services.now().getTime() - 86_400_000) })
  expect(await describe(expired.path)).toMatchObject({ state: 'uploading', url: null })
})

test('a size that differs from the bytes received is a server error, and the file can still be finished', async () => {
  const { path, row } = await received(pdfOf(100))
  await change(row, { size: 90 })
  const damaged = await app.request(path)
  expect(damaged.status).toBe(500)
  expect(await damaged.json()).toMatchObject({ code: 'file_errors.server_file_wrong_size' })
  await change(row, { size: 100 })
  expect(await describe(path)).toMatchObject({ state: 'stored' })
})

test('a node that finishes an upload after another gets the same file', async () => {
  const { row } = await received(pdfOf(100))
  const one = await finishUpload(app.services, row, null)
  expect(one.token).not.toBeNull()
  expect(await finishUpload(app.services, row, null)).toEqual(one)
  expect(await finishUpload(app.services, one, null)).toEqual(one)
})

test('an upload deleted meanwhile is gone', async () => {
  const { path, row } = await received(pdfOf(100))
  await change(row, { deletedAt: app.services.now() })
  await expect(finishUpload(app.services, row, null)).rejects.toMatchObject({
    code: 'file_errors.object_not_found',
    status: 410,
  })
  const [left] = await db.select().from(files).where(eq(files.id, row.id))
  expect(left?.state).toBe('uploading')
  expect(await (await app.request(path)).json()).toMatchObject({ code: 'file_errors.object_not_found', status: 404 })
})

test('refused content is deleted, and stays refused for its reason', async () => {
  const { path, row } = await received(Buffer.from('MZ\0\0 a program'))
  const refused = await app.request(path)
  expect(refused.status).toBe(415)
  expect(await refused.json()).toMatchObject({ code: 'files.program' })
  expect(await describe(path)).toMatchObject({ state: 'refused', refusal: 'files.program', url: null })
  expect(await storage.received(row.key)).toBe(0)
  const again = await app.request(path, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  })
  expect(again.status).toBe(410)
  expect(await again.json()).toMatchObject({ code: 'files.program' })
})

test('a full store is answered by 413, one that is away by 503, and both say when to return', () => {
  const full = { code: 'file_errors.quota_exceeded', status: 413, retryAfterSeconds: 60 }
  expect(asFileRefusal(new StorageFull('full'))).toMatchObject(full)
  expect(asFileRefusal(Object.assign(new Error('full'), { code: '53100' }))).toMatchObject(full)
  const away = { code: 'errors.unavailable', status: 503, retryAfterSeconds: 5 }
  expect(asFileRefusal(new StorageUnavailable('away'))).toMatchObject(away)
  const fault = new Error('a bug')
  expect(asFileRefusal(fault)).toBe(fault)
  const refusal = new Refusal('files.program', 415)
  expect(asFileRefusal(refusal)).toBe(refusal)
})

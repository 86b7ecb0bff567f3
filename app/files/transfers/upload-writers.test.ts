import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf } from '../../../tests/upload-file'
import { consumeLimit } from '../../platform/http/rate-limit.server'
import { files } from './files.table.server'
import { createUpload, requireUploadLength, writeUpload } from './receive-upload.server'
import { UploadWriters } from './upload-writers.server'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

/** The writers of two nodes. */
const [first, second] = [new UploadWriters(services), new UploadWriters(services)]
const create = (size: number, limitBucket: string | null = null) =>
  createUpload(services, { name: 'a.pdf', size, uploadMetadata: '', limitBucket })

/** A body that runs `during` before its bytes arrive. */
const bodyWith = (bytes: Uint8Array, during: () => Promise<unknown>) => ({
  offset: 0,
  length: null,
  checksum: null,
  body: new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await during()
      controller.enqueue(bytes)
      controller.close()
    },
  }),
})

test('a request is not acknowledged once the client has moved to another node', async () => {
  const { id } = await create(100)
  const moves = () => requireUploadLength(services, second, id)
  await expect(writeUpload(services, first, id, bodyWith(pdfOf(100), moves))).rejects.toMatchObject({
    code: 'files.wrong_offset',
    status: 409,
  })
})

test('nor once the upload was deleted there', async () => {
  const { id } = await create(100)
  const deletes = () => services.db.update(files).set({ deletedAt: services.now() }).where(eq(files.id, id))
  await expect(writeUpload(services, first, id, bodyWith(pdfOf(100), deletes))).rejects.toMatchObject({
    code: 'file_errors.object_not_found',
    status: 410,
  })
})

test('a request waits for the one before it on the same node', async () => {
  const { id } = await create(100)
  let later: Promise<{ received: number }> | undefined
  const asks = async () => {
    later ??= requireUploadLength(services, first, id)
  }
  expect(await writeUpload(services, first, id, bodyWith(pdfOf(40), asks))).toMatchObject({ received: 40 })
  expect(await later).toMatchObject({ received: 40 })
})

test('an address may start 600 uploads per hour', async () => {
  app.stopTime()
  const now = services.now()
  const limit = { most: 600, seconds: 3_600 }
  await services.db.transaction((tx) => consumeLimit(tx, 'uploads:an address', limit, now, 599))
  expect(await create(10, 'an address')).toMatchObject({ state: 'uploading' })
  await expect(create(10, 'an address')).rejects.toMatchObject({ code: 'errors.too_many_requests', status: 429 })
  expect(await create(10, 'another')).toMatchObject({ state: 'uploading' })
  app.passTime(3_600_000)
  expect(await create(10, 'an address')).toMatchObject({ state: 'uploading' })
})

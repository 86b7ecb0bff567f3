import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { halfRed, lockedDocument, pageOf } from '../../files/pictures/sample-documents.suite'
import { findPreviews, previewDocuments, previewPhotos } from './preview-attachments.server'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

const { signal } = new AbortController()

test('makes previews of photos and documents in the background and does not retry broken files', async () => {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7799bb' } })
    .png()
    .toBuffer()
  // Valid JPEG header with a corrupt body.
  const broken = new Uint8Array([...photo.subarray(0, 60), ...new Uint8Array(200)])
  const files: [string, Uint8Array<ArrayBuffer>][] = [
    ['pallet.png', new Uint8Array(photo)],
    ['broken.png', broken],
    ['note.txt', new TextEncoder().encode('Ready to load')],
    ['prices.pdf', pageOf(halfRed)],
    ['secret.pdf', lockedDocument()],
  ]
  const attachments = []
  for (const [name, bytes] of files) attachments.push(await uploadFile(app, name, bytes))
  const seller = { name: 'Ines Duarte', email: 'ines@duarte.example', phoneNumber: '+351 22 000 0000' }
  const answer = await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...seller, description: 'Boots', attachments }),
  })
  expect(answer.status).toBe(201)
  const { rows } = await services.db.execute<{ file_id: string }>(
    sql`select file_id from attachments order by position`,
  )
  const previews = () =>
    findPreviews(
      services,
      rows.map(({ file_id: fileId }) => fileId),
    )
  const none = { picture: null, missing: null }
  const broke = { picture: null, missing: 'damaged' }
  expect(await previews()).toEqual([none, none, none, none, none])
  await previewPhotos(services, signal)
  expect(await previews()).toMatchObject([{ picture: { width: 640, height: 480 } }, broke, none, none, none])
  await previewDocuments(services, signal)
  const locked = { picture: null, missing: 'locked' }
  expect((await previews()).slice(2)).toMatchObject([none, { picture: { width: 1280 }, missing: null }, locked])
  const given = async () => (await services.db.execute(sql`select file_id from unpictured_files`)).rows
  expect(await given()).toHaveLength(2)
  await previewPhotos(services, signal)
  await previewDocuments(services, signal)
  expect(await given()).toHaveLength(2)
})

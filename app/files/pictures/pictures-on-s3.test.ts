import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/open-test-app'
import { hasObjectStore, type ObjectStore, startObjectStore } from '../../../tests/servers/object-store'
import { uploadFile } from '../../../tests/upload-file'
import { keysOf } from '../../platform/storage/storage.suite'
import { findIllustration } from './illustrations.server'
import { registerPicture } from './register-picture.server'
import { samplePhotos } from './sample-photos.suite'

if (!hasObjectStore) console.warn('\n!!! LEFT OUT: pictures on S3, because Ceph cannot be installed.\n')

describe.skipIf(!hasObjectStore)('two nodes with one database and one bucket', () => {
  let store: ObjectStore
  let first: TestApp
  let second: TestApp

  beforeAll(async () => {
    store = await startObjectStore()
    await store.createBucket('files')
    const STORAGE_URL = `s3://files?endpoint=${store.endpoint}`
    first = await openTestApp({ STORAGE_URL })
    second = await openTestApp({ STORAGE_URL, DATABASE_URL: first.services.config.databaseUrl ?? '' })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
    await store.stop()
  })

  const load = async (node: TestApp, path: string) => {
    const answer = await node.request(path)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), answer }
  }

  test('registering a file on both at once makes one picture and stores each thumbnail once', async () => {
    const { url } = await uploadFile(first, 'phone.heic', (await samplePhotos['phone.heic']?.()) ?? new Uint8Array())
    const id = new URL(url).pathname.split('/')[3] ?? ''
    const [picture, same] = await Promise.all([first, second].map(({ services }) => registerPicture(services, id)))
    expect(same).toEqual(picture)
    const path = `/pictures/${picture?.key}/320.webp`
    const [one, other] = await Promise.all([load(first, path), load(second, path)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.bytes.equals(other.bytes)).toBe(true)
    expect(await keysOf(first.services.storage, 'thumbnails/')).toEqual([`thumbnails/${picture?.key}-320-webp`])
    expect((await load(second, path)).bytes.equals(one.bytes)).toBe(true)
  })

  test('pictures answer 503 while the storage is down, and load afterwards', async () => {
    const path = `/pictures/${findIllustration('toys-bay')?.key}/160.jpg`
    await store.killGateway()
    const away = await load(first, path)
    expect([away.status, away.answer.headers.get('retry-after')]).toEqual([503, '5'])
    await store.startGateway()
    expect((await load(first, path)).status).toBe(200)
  })
})

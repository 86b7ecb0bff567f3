import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasObjectStore, type ObjectStore, startObjectStore } from '../../../tests/servers/object-store.ts'
import type { Storage } from './storage.server'
import { chunks, keysOf, MEBIBYTE, md5, readAll, sha, storageSuite } from './storage.suite'
import { StorageUnavailable } from './storage-errors'
import { openS3Storage } from './storage-s3.server'

if (!hasObjectStore) {
  process.stderr.write(
    '\n!!! LEFT OUT: the storage suite did not run on S3, because Ceph (ceph-mon ceph-osd radosgw) cannot be installed.\n\n',
  )
}

describe.skipIf(!hasObjectStore)('on S3 (Ceph gateway)', () => {
  let store: ObjectStore
  let storage: Storage
  const openUploads = () =>
    openS3Storage({ kind: 's3', bucket: 'uploads', endpoint: store.endpoint, region: 'us-east-1' })
  beforeAll(async () => {
    store = await startObjectStore()
    await store.createBucket('uploads')
    storage = await openUploads()
  })
  afterAll(() => store.stop())
  storageSuite(() => storage)

  test('a missing bucket stops the start with one line', async () => {
    const opened = openS3Storage({ kind: 's3', bucket: 'nowhere', endpoint: store.endpoint, region: 'us-east-1' })
    await expect(opened).rejects.toThrow(/^STORAGE_URL is wrong: the bucket nowhere cannot be used .*credentials\.$/)
  })

  test('merges many small appends, and a finished object leaves no segments', async () => {
    const bytes = randomBytes(300_000)
    for (let at = 0; at < bytes.length; at += 10_000) {
      await storage.append('small/parts', at, chunks(bytes.subarray(at, at + 10_000)))
    }
    expect(await storage.received('small/parts')).toBe(bytes.length)
    expect(await keysOf(storage, 'small/')).toEqual(['small/parts'])
    await storage.finish('small/parts', bytes.length)
    expect(await keysOf(storage, 'small/')).toEqual(['small/parts'])
    expect(sha(await readAll(await storage.read('small/parts')))).toBe(sha(bytes))
  })

  test('acknowledged files survive a gateway crash, and uploads resume afterwards', async () => {
    const key = 'offers/dies'
    const bytes = randomBytes(3 * MEBIBYTE)
    await storage.append(key, 0, chunks(bytes.subarray(0, MEBIBYTE + 5)))
    await store.killGateway()
    await expect(storage.append(key, MEBIBYTE + 5, chunks(bytes.subarray(MEBIBYTE + 5)))).rejects.toThrow(
      StorageUnavailable,
    )
    await expect(storage.received(key)).rejects.toThrow(StorageUnavailable)
    await store.startGateway()
    const received = await storage.received(key)
    expect(received).toBeGreaterThanOrEqual(MEBIBYTE + 5)
    await storage.append(key, received, chunks(bytes.subarray(received)))
    expect(await storage.finish(key, bytes.length)).toEqual({ md5: md5(bytes) })
  })

  test('rotating the keys loses nothing: uploads resume with the new key and wait with the old', async () => {
    const key = 'offers/changes-keys'
    const bytes = randomBytes(2 * MEBIBYTE)
    await storage.append(key, 0, chunks(bytes.subarray(0, MEBIBYTE + 5)))
    const endOldKey = store.replaceKey()
    const restarted = await openUploads()
    await storage.append(key, MEBIBYTE + 5, chunks(bytes.subarray(MEBIBYTE + 5, MEBIBYTE + 10)))
    endOldKey()
    const rest = bytes.subarray(MEBIBYTE + 10)
    await expect(storage.append(key, MEBIBYTE + 10, chunks(rest))).rejects.toThrow(StorageUnavailable)
    expect(await restarted.received(key)).toBe(MEBIBYTE + 10)
    await restarted.append(key, MEBIBYTE + 10, chunks(rest))
    expect(await restarted.finish(key, bytes.length)).toEqual({ md5: md5(bytes) })
  })
})

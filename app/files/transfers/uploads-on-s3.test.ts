import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../tests/open-test-server'
import { hasObjectStore, type ObjectStore, startObjectStore } from '../../../tests/servers/object-store'
import { content, tus, tusRequests } from '../../../tests/tus-requests'
import { pdfOf } from '../../../tests/upload-file'
import { keysOf } from '../../platform/storage/storage.suite'
import { files } from './files.table.server'

if (!hasObjectStore) console.warn('\n!!! LEFT OUT: uploads to S3 from two nodes, because Ceph cannot be installed.\n')

describe.skipIf(!hasObjectStore)('two nodes with one database and one bucket', () => {
  let store: ObjectStore
  let first: TestServer
  let second: TestServer

  beforeAll(async () => {
    store = await startObjectStore()
    await store.createBucket('files')
    const STORAGE_URL = `s3://files?endpoint=${store.endpoint}`
    first = await openTestServer({ STORAGE_URL })
    second = await openTestServer({ STORAGE_URL, DATABASE_URL: first.services.config.databaseUrl ?? '' })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
    await store.stop()
  })

  const create = (size: number) => tusRequests(first.url).create(size)
  const patch = (node: TestServer, path: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
    tusRequests(node.url).patch(path, offset, body)
  const offsetOf = (node: TestServer, path: string) => tusRequests(node.url).offsetOf(path)
  const noise = (size: number) => {
    const bytes = pdfOf(size)
    bytes.set(randomBytes(size - 100), 100)
    return bytes
  }

  test('parts sent to alternating nodes form one complete object', async () => {
    const bytes = noise(6_000_000)
    const path = await create(bytes.length)
    let offset = 0
    for (let size = 262_144, turn = 0; offset < bytes.length; size *= 2, turn++) {
      const part = bytes.subarray(offset, offset + size)
      const patched = await patch(turn % 2 ? second : first, path, offset, part)
      expect(patched.status).toBe(204)
      offset += part.length
      expect(patched.headers.get('upload-offset')).toBe(String(offset))
    }
    const file = await (await fetch(second.url + path)).json()
    expect(file).toMatchObject({ bucket: 'files', md5Hash: hash('md5', bytes, 'base64') })
    expect(await keysOf(first.services.storage)).toHaveLength(1)
    const { pathname, search } = new URL(file.url)
    const range = await first.request(pathname + search, { headers: { range: 'bytes=3000000-3000099' } })
    expect(Buffer.from(await range.arrayBuffer()).equals(bytes.subarray(3_000_000, 3_000_100))).toBe(true)
    expect((await fetch(first.url + path, { method: 'DELETE', headers: tus })).status).toBe(204)
    expect(await keysOf(first.services.storage)).toEqual([])
  })

  test('a client that moves to the other node takes over, and its old request is not acknowledged', async () => {
    const bytes = noise(900_000)
    const path = await create(bytes.length)
    const headers = { ...content, 'upload-offset': '0', 'content-length': String(bytes.length) }
    const left = request(first.url + path, { method: 'PATCH', headers })
    const answer = once(left, 'response')
    left.write(bytes.subarray(0, 400_000))
    const row = eq(files.id, path.slice('/api/files/'.length).slice(0, 32))
    await expect.poll(async () => (await first.services.db.select().from(files).where(row))[0]?.writer).toBeTruthy()
    const offset = await offsetOf(second, path)
    left.end(bytes.subarray(400_000))
    const [{ statusCode }] = await answer
    expect(statusCode).toBe(409)
    const start = await offsetOf(second, path)
    expect(start).toBeGreaterThanOrEqual(offset)
    expect((await patch(second, path, start, bytes.subarray(start))).status).toBe(204)
    expect(await (await fetch(first.url + path)).json()).toMatchObject({
      md5Hash: hash('md5', bytes, 'base64'),
    })
  })

  test('at most one of two requests for the same part on two nodes is acknowledged', async () => {
    for (let round = 0; round < 5; round++) {
      const bytes = noise(300_000)
      const path = await create(bytes.length)
      const answers = await Promise.all([patch(first, path, 0, bytes), patch(second, path, 0, bytes)])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(1)
      expect(statuses.every((status) => status === 204 || status === 409)).toBe(true)
      const start = await offsetOf(first, path)
      if (start < bytes.length) expect((await patch(first, path, start, bytes.subarray(start))).status).toBe(204)
      expect(await (await fetch(first.url + path)).json()).toMatchObject({
        state: 'stored',
        md5Hash: hash('md5', bytes, 'base64'),
      })
    }
  })

  test('uploads answer 503 while the storage is down, and resume afterwards', async () => {
    const bytes = noise(2_000_000)
    const path = await create(bytes.length)
    expect((await patch(first, path, 0, bytes.subarray(0, 500_000))).status).toBe(204)
    await store.killGateway()
    const away = await patch(first, path, 500_000, bytes.subarray(500_000))
    expect(away.status).toBe(503)
    expect(away.headers.get('retry-after')).toBe('5')
    await store.startGateway()
    const offset = await offsetOf(first, path)
    expect(offset).toBeGreaterThanOrEqual(500_000)
    expect((await patch(second, path, offset, bytes.subarray(offset))).status).toBe(204)
    expect(await (await fetch(first.url + path)).json()).toMatchObject({
      md5Hash: hash('md5', bytes, 'base64'),
    })
  })
})

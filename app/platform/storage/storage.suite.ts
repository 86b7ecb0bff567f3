import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Storage } from './storage.server'
import { ObjectDamaged, ObjectNotFound } from './storage-errors'

export const MEBIBYTE = 1_048_576

export function storageSuite(open: () => Storage): void {
  const key = () => `offers/${randomUUID()}`

  test('returns stored bytes unchanged, whole and in ranges', async () => {
    const storage = open()
    const id = key()
    const bytes = randomBytes(5 * MEBIBYTE + 17)
    expect(await storage.received(id)).toBe(0)
    for (const [start, end] of [
      [0, 262_144],
      [262_144, 3 * MEBIBYTE],
      [3 * MEBIBYTE, bytes.length],
    ] as const) {
      await storage.append(id, start, chunks(bytes.subarray(start, end)))
      expect(await storage.received(id)).toBe(end)
    }
    expect(await storage.size(id)).toBeNull()
    await expect(storage.read(id)).rejects.toThrow(ObjectNotFound)
    expect(await storage.finish(id, bytes.length)).toEqual({ md5: md5(bytes) })
    expect(await storage.finish(id, bytes.length)).toEqual({ md5: md5(bytes) })
    expect(await storage.size(id)).toBe(bytes.length)
    expect(await storage.received(id)).toBe(bytes.length)
    expect(sha(await readAll(await storage.read(id)))).toBe(sha(bytes))
    const part = await readAll(await storage.read(id, { start: 1_000_000, end: 1_999_999 }))
    expect(part.equals(bytes.subarray(1_000_000, 2_000_000))).toBe(true)
  })

  test('keeps the bytes before a source fails and passes on the error', async () => {
    const storage = open()
    const id = key()
    const bytes = randomBytes(2 * MEBIBYTE)
    async function* broken() {
      yield* chunks(bytes.subarray(0, 1_500_000))
      throw new Error('the line is cut')
    }
    await expect(storage.append(id, 0, broken())).rejects.toThrow('the line is cut')
    expect(await storage.received(id)).toBe(1_500_000)
    await storage.append(id, 1_500_000, chunks(bytes.subarray(1_500_000)))
    expect(await storage.finish(id, bytes.length)).toEqual({ md5: md5(bytes) })
  })

  test('truncates bytes', async () => {
    const storage = open()
    const id = key()
    const bytes = randomBytes(2 * MEBIBYTE)
    await storage.append(id, 0, chunks(bytes.subarray(0, 700_000)))
    await storage.append(id, 700_000, chunks(randomBytes(900_000)))
    await storage.truncate(id, 700_000)
    expect(await storage.received(id)).toBe(700_000)
    await storage.truncate(id, 700_000)
    await storage.append(id, 700_000, chunks(bytes.subarray(700_000)))
    expect(await storage.finish(id, bytes.length)).toEqual({ md5: md5(bytes) })
  })

  test('cannot finish an object that is too short or missing', async () => {
    const storage = open()
    const id = key()
    await expect(storage.finish(id, 10)).rejects.toThrow(ObjectDamaged)
    await storage.append(id, 0, chunks(randomBytes(9)))
    await expect(storage.finish(id, 10)).rejects.toThrow(ObjectDamaged)
    expect(await storage.received(id)).toBe(9)
  })

  test('stores empty objects', async () => {
    const storage = open()
    const id = key()
    expect(await storage.finish(id, 0)).toEqual({ md5: md5(Buffer.alloc(0)) })
    expect(await storage.size(id)).toBe(0)
    expect(await readAll(await storage.read(id))).toHaveLength(0)
  })

  test('removes finished and unfinished bytes, and ignores missing ones', async () => {
    const storage = open()
    const [finished, unfinished] = [key(), key()]
    await storage.append(finished, 0, chunks(Buffer.from('finished')))
    await storage.finish(finished, 8)
    await storage.append(unfinished, 0, chunks(Buffer.from('unfinished')))
    expect(await keysOf(storage)).toEqual(expect.arrayContaining([finished, unfinished]))
    for (const id of [finished, unfinished, key()]) await storage.remove(id)
    expect(await storage.size(finished)).toBeNull()
    expect(await storage.received(unfinished)).toBe(0)
    await expect(storage.read(finished)).rejects.toThrow(ObjectNotFound)
    expect(await keysOf(storage)).not.toEqual(expect.arrayContaining([finished]))
  })

  test('stores a small object at once and can replace it', async () => {
    const storage = open()
    const id = key()
    for (const bytes of [randomBytes(90_000), randomBytes(50_000), Buffer.alloc(0)]) {
      await storage.put(id, bytes)
      expect(await storage.size(id)).toBe(bytes.length)
      expect((await readAll(await storage.read(id))).equals(bytes)).toBe(true)
    }
    await Promise.all(Array.from({ length: 5 }, () => storage.put(id, Buffer.alloc(70_000, 7))))
    expect(await storage.size(id)).toBe(70_000)
    await storage.remove(id)
    await expect(storage.read(id)).rejects.toThrow(ObjectNotFound)
  })

  test('is reachable', async () => {
    await expect(open().check()).resolves.toBeUndefined()
  })
}

export async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

/** The keys below a prefix, each as often as the storage has something of it. */
export async function keysOf(storage: Storage, prefix = 'offers/'): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.keys(prefix)) keys.push(key)
  return keys
}

export async function readAll(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray())
}

export function md5(bytes: Uint8Array): string {
  return hash('md5', bytes, 'base64')
}

export function sha(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex')
}

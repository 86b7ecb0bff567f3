import type { Readable } from 'node:stream'
import type { Config } from '../settings/config.server'
import { openDiskStorage } from './storage-disk.server'

/** Part of an object, in bytes from `start` to `end` inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where the bytes of files live: a local disk or an S3-compatible service. An object grows while it is unfinished, then
 * it is finished once and never changes. Keys are made of `a-z A-Z 0-9 - _` and `/`.
 *
 * Every method throws `StorageUnavailable` when the storage cannot be reached.
 */
export interface Storage {
  /** Name of the place, for people. */
  readonly bucket: string
  /** Bytes there are, from the beginning on and durable; 0 for what is not there. */
  received(key: string): Promise<number>
  /**
   * Writes bytes from `offset` on, which is at most what `received` says. When it returns they are durable. When `source`
   * throws, what came before is made durable, then the error goes on to the caller.
   * @throws {StorageFull} what fitted is kept
   */
  append(key: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Forgets the bytes of an unfinished object from `length` on. */
  truncate(key: string, length: number): Promise<void>
  /**
   * Turns what was received into the finished object and verifies it. Finishing again changes nothing.
   * @param md5 of the bytes as they came, Base64, where it is known: then they need not be read again to learn it
   * @returns the MD5 (Base64) of the finished object
   * @throws {ObjectDamaged} when the object does not have `size` bytes, or not those that came
   */
  finish(key: string, size: number, md5?: string | null): Promise<{ md5: string }>
  /**
   * Stores a small object at once, finished, in place of one that is there: it is seen whole or not at all. Not for keys that
   * are also appended to.
   * @throws {StorageFull}
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The finished bytes. @throws {ObjectNotFound} */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Bytes of the finished object, or null when there is none. */
  size(key: string): Promise<number | null>
  /** Deletes finished or unfinished bytes. Deleting what is not there is no error. */
  remove(key: string): Promise<void>
  /** Every key below a prefix that ends with `/`, finished or not, perhaps repeated, with the time of a last change. */
  keys(prefix: string): AsyncIterable<{ key: string; changedAt: Date }>
  /** Resolves when the storage can be reached. */
  check(): Promise<void>
}

/**
 * Opens the storage that the settings name.
 * @throws {StartFailure} when it cannot be written to as the settings are
 */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.storage.kind === 'disk') return openDiskStorage(config.storage)
  // The client for S3 is large: who keeps files on a disk need not load it.
  const { openS3Storage } = await import('./storage-s3.server')
  return openS3Storage(config.storage)
}

import type { Readable } from 'node:stream'
import type { Config } from '../settings/config.server'
import { openDiskStorage } from './storage-disk.server'

/** In bytes, from `start` to `end` inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Storage of files, on disk or in an S3-compatible service. An object grows while unfinished, is finished once and then never changes.
 * Keys consist of `a-z A-Z 0-9 - _` and `/`.
 * Every method throws `StorageUnavailable` if the storage cannot be reached.
 */
export interface Storage {
  /** For people. */
  readonly bucket: string
  /** Durable bytes from the beginning; 0 without an object. */
  received(key: string): Promise<number>
  /**
   * Writes bytes from `offset`, at most `received`; durable on return. If `source` throws, it keeps earlier bytes and rethrows.
   * @throws {StorageFull} what fitted is kept
   */
  append(key: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Drops the bytes of an unfinished object from `length` on. */
  truncate(key: string, length: number): Promise<void>
  /**
   * Finishes and verifies the object; idempotent.
   * @param md5 of the received bytes, base64, if known, to save reading them
   * @returns MD5 (base64) of the finished object
   * @throws {ObjectDamaged} its size or content differs from what was received
   */
  finish(key: string, size: number, md5?: string | null): Promise<{ md5: string }>
  /** Stores a small object atomically, replacing an earlier one; never append to it. @throws {StorageFull} */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @throws {ObjectNotFound} */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Bytes of the finished object, or null when there is none. */
  size(key: string): Promise<number | null>
  /** Deletes finished or unfinished bytes. A missing object is no error. */
  remove(key: string): Promise<void>
  /** Every key below a prefix that ends with `/`, finished or not, perhaps repeated, with the time of a last change. */
  keys(prefix: string): AsyncIterable<{ key: string; changedAt: Date }>
  check(): Promise<void>
  /** Resolves when files would be taken; a service cannot tell before. @throws {StorageFull} */
  checkRoom(): Promise<void>
}

/** Opens the storage that the settings name. @throws {StartFailure} it is not writable */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.storage.kind === 'disk') return openDiskStorage(config.storage)
  // Loaded on demand: the S3 client is large, and files on a disk do not need it.
  const { openS3Storage } = await import('./storage-s3.server')
  return openS3Storage(config.storage)
}

import type { Readable } from 'node:stream'
import type { Config } from './config.server'
import { openDiskStorage } from './storage-disk.server'
import { openS3Storage } from './storage-s3.server'

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
   * @returns the MD5 (base64) of the finished object
   * @throws {WrongSize} when the object does not have `size` bytes
   */
  finish(key: string, size: number): Promise<{ md5: string }>
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
export function openStorage(config: Config): Promise<Storage> {
  return config.storage.kind === 's3' ? openS3Storage(config.storage) : openDiskStorage(config.storage)
}

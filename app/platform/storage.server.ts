import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'
import type { Config } from './config.server'
import { openDiskStorage } from './storage-disk.server'
import { openS3Storage } from './storage-s3.server'

/** Where the bytes of files live: a local disk or an S3-compatible service. */
export interface Storage {
  /** Takes bytes in, resumably. What it acknowledges is durable. */
  readonly uploads: DataStore
  /** The finished bytes, or the part of them from `start` to `end` inclusive. @throws {ObjectNotFound} */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Size in bytes, or null when there is no such finished object. */
  size(key: string): Promise<number | null>
  /** Deletes finished or unfinished bytes. Deleting what is not there is no error. */
  remove(key: string): Promise<void>
  /** Resolves when the storage can be reached. */
  check(): Promise<void>
}

/** Opens the storage that the settings name. */
export function openStorage(config: Config): Promise<Storage> {
  return config.storage.kind === 's3' ? openS3Storage(config.storage) : openDiskStorage(config.storage)
}

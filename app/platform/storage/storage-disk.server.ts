import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { batches } from '../base/batches'
import {
  codeOf,
  createFile,
  digestOf,
  fileSize,
  freeBytes,
  isDiskFull,
  statOrNull,
  syncAlongside,
  syncDirectory,
  writeBatch,
} from '../base/durable-files.server'
import { StartFailure } from '../base/errors'
import type { DiskSettings } from '../settings/setting-values.server'
import type { ByteRange, Storage } from './storage.server'
import { ObjectDamaged, ObjectNotFound, StorageFull } from './storage-errors'

const BATCH_BYTES = 262_144
const ROOM_BYTES = 4_194_304
const UNFINISHED = '.part'
/** Prefix of small objects while they are written. Only a crash leaves one behind. */
export const UNFINISHED_OBJECTS = 'unfinished/'

/**
 * Objects as files in one directory. Nothing counts as written before data, metadata and directory entry are synced.
 * @throws {StartFailure} the directory is not writable
 */
export async function openDiskStorage(settings: DiskSettings): Promise<Storage> {
  const { directory } = settings
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const probe = join(directory, `.probe-${process.pid}`)
    await (await open(probe, 'w')).close()
    await rm(probe)
  } catch (cause) {
    // A full disk can still be read from.
    if (isDiskFull(cause)) return new DiskStorage(directory)
    const reason = codeOf(cause) ?? String(cause)
    throw new StartFailure(
      `DATA_DIR is wrong: ${directory} cannot be written to (${reason}). Set DATA_DIR to a directory that can.`,
      cause,
    )
  }
  return new DiskStorage(directory)
}

class DiskStorage implements Storage {
  readonly bucket = 'files'
  private readonly directory: string

  constructor(directory: string) {
    this.directory = directory
  }

  async received(key: string): Promise<number> {
    return (await fileSize(this.path(key))) ?? (await fileSize(this.path(key) + UNFINISHED)) ?? 0
  }

  async append(key: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await this.openUnfinished(this.path(key) + UNFINISHED, offset)
    const sync = syncAlongside(file)
    let writing: Promise<void> = Promise.resolve()
    let position = offset
    let roomUntil = offset
    try {
      try {
        for await (const batch of batches(source, BATCH_BYTES)) {
          // Receiving, writing and syncing overlap.
          await writing
          sync.start()
          if (position >= roomUntil) {
            await this.requireRoom()
            roomUntil = position + ROOM_BYTES
          }
          writing = writeBatch(file, batch, position)
          writing.catch(() => undefined)
          position += batch.reduce((sum, chunk) => sum + chunk.length, 0)
        }
      } finally {
        await writing.finally(sync.finish)
      }
    } catch (fault) {
      throw fullOr(fault)
    } finally {
      await file.close()
    }
  }

  async truncate(key: string, length: number): Promise<void> {
    const path = this.path(key) + UNFINISHED
    if (((await fileSize(path)) ?? 0) <= length) return
    const file = await open(path, 'r+')
    try {
      await file.truncate(length)
      await file.sync()
    } finally {
      await file.close()
    }
  }

  async finish(key: string, size: number, md5?: string | null): Promise<{ md5: string }> {
    const path = this.path(key)
    if ((await fileSize(path)) === null) {
      if (size === 0) await (await this.openUnfinished(path + UNFINISHED, 0)).close()
      await requireSize(path + UNFINISHED, size)
      await rename(path + UNFINISHED, path)
      await syncDirectory(dirname(path))
    }
    await requireSize(path, size)
    return { md5: md5 ?? (await digestOf(path, 'md5')).toString('base64') }
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.path(key)
    // A name of its own: another process may write the same object.
    const unfinished = this.path(`${UNFINISHED_OBJECTS}${randomUUID()}`) + UNFINISHED
    try {
      await this.requireRoom()
      for (const each of [unfinished, path]) await this.makeDirectory(dirname(each))
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
      await syncDirectory(dirname(path))
    } catch (fault) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      throw fullOr(fault)
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    // No stream of a FileHandle: if a reader leaks one, Node ends the program when it is collected.
    const stream = createReadStream(this.path(key), range)
    try {
      await once(stream, 'ready')
    } catch (cause) {
      throw codeOf(cause) === 'ENOENT' ? new ObjectNotFound(key, { cause }) : cause
    }
    return stream
  }

  async size(key: string): Promise<number | null> {
    return fileSize(this.path(key))
  }

  async remove(key: string): Promise<void> {
    const path = this.path(key)
    await Promise.all([rm(path, { force: true }), rm(path + UNFINISHED, { force: true })])
  }

  async *keys(prefix: string): AsyncGenerator<{ key: string; changedAt: Date }> {
    const entries = await readdir(join(this.directory, prefix)).catch((fault: unknown) => {
      if (codeOf(fault) === 'ENOENT') return []
      throw fault
    })
    for (const entry of entries) {
      const stats = await statOrNull(join(this.directory, prefix, entry))
      if (!stats?.isFile()) continue
      const key = prefix + (entry.endsWith(UNFINISHED) ? entry.slice(0, -UNFINISHED.length) : entry)
      yield { key, changedAt: stats.mtime }
    }
  }

  async check(): Promise<void> {
    await access(this.directory, constants.R_OK | constants.W_OK)
  }

  checkRoom(): Promise<void> {
    return this.requireRoom()
  }

  private path(key: string): string {
    if (!/^[\w-]+(?:\/[\w-]+)*$/.test(key)) throw new Error(`"${key}" is no key.`)
    return join(this.directory, key)
  }

  private async openUnfinished(path: string, offset: number): Promise<FileHandle> {
    if (offset > 0) return open(path, 'r+')
    try {
      return await createFile(path)
    } catch (fault) {
      if (codeOf(fault) !== 'ENOENT') throw fullOr(fault)
      await this.makeDirectory(dirname(path))
      return createFile(path)
    }
  }

  private async makeDirectory(path: string): Promise<void> {
    const made = await mkdir(path, { recursive: true, mode: 0o700 })
    if (made !== undefined) await syncDirectory(this.directory)
  }

  private async requireRoom(): Promise<void> {
    if ((await freeBytes(this.directory)) < ROOM_BYTES)
      throw new StorageFull('The disk is full, but for what the database needs.')
  }
}

async function requireSize(path: string, size: number): Promise<void> {
  const actual = await fileSize(path)
  if (actual !== size) throw new ObjectDamaged(`${path} has ${actual} bytes instead of ${size}.`)
}

function fullOr(fault: unknown): unknown {
  return isDiskFull(fault) ? new StorageFull('The disk is full.', { cause: fault }) : fault
}

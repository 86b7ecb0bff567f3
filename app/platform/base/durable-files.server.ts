import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { constants, type FileHandle, open, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'

const READ_BYTES = 1_048_576

/** Kept free on a disk that the database may share. */
const RESERVE = { share: 0.05, mostBytes: 536_870_912 }

export async function digestOf(path: string, algorithm: 'md5' | 'sha256'): Promise<Buffer> {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(path, { highWaterMark: READ_BYTES }), hash)
  return hash.digest()
}

/** Bytes free on a directory's disk beside the reserve; negative when that is in use. */
export async function freeBytes(directory: string): Promise<number> {
  const { bsize, blocks, bavail } = await statfs(directory)
  return bavail * bsize - Math.min(blocks * bsize * RESERVE.share, RESERVE.mostBytes)
}

/** Syncs a file while it is written, so that little is left at the end. A failed write is reported once, so every result is kept. */
export function syncAlongside(file: FileHandle): { start: () => void; finish: () => Promise<void> } {
  const failures: unknown[] = []
  let running: Promise<void> | null = null
  const start = () => {
    running ??= file
      .datasync()
      .catch((fault: unknown) => void failures.push(fault))
      .then(() => {
        running = null
      })
  }
  const finish = async () => {
    await running
    await file.datasync()
    if (failures.length > 0) throw failures[0]
  }
  return { start, finish }
}

export async function writeBatch(file: FileHandle, batch: Uint8Array[], position: number): Promise<void> {
  for (let rest = batch, at = position; rest.length > 0; ) {
    const { bytesWritten } = await file.writev(rest, at)
    at += bytesWritten
    rest = withoutFirst(rest, bytesWritten)
  }
}

/** Creates a file that survives a crash. */
export async function createFile(path: string): Promise<FileHandle> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    await syncDirectory(dirname(path))
  } catch (fault) {
    await file.close()
    throw fault
  }
  return file
}

/** Resolves once a directory's entries survive a crash. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows cannot sync directories; its journal keeps entries.
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

function withoutFirst(chunks: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let skip = bytes
  return chunks.flatMap((chunk) => {
    const left = chunk.subarray(Math.min(skip, chunk.length))
    skip = Math.max(0, skip - chunk.length)
    return left.length > 0 ? [left] : []
  })
}

export async function fileSize(path: string): Promise<number | null> {
  return (await statOrNull(path))?.size ?? null
}

export async function statOrNull(path: string) {
  try {
    return await stat(path)
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null
    throw fault
  }
}

/** System error code such as `ENOENT`; null for other errors. */
export function codeOf(fault: unknown): string | null {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : null
}

export function isDiskFull(fault: unknown): boolean {
  return /^(?:ENOSPC|EDQUOT)$/.test(codeOf(fault) ?? '')
}

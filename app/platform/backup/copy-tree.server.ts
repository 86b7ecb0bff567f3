import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { codeOf, freeBytes, syncDirectory } from '../base/durable-files.server'
import { StartFailure } from '../base/errors'
import { openWorkers } from '../workers/worker-processes.server'
import type { Copied, CopyJob, CopyOutcome } from './copy-process'

const PROGRAM = 'app/platform/backup/copy-process.ts'
/** Each may encrypt a batch or a file of a gigabyte. */
const LIMITS = { processes: 1, waiting: 1, jobMs: 3_600_000, idleMs: 1_000 }
const BATCH = { files: 200, bytes: 67_108_864 }

const MEGABYTE = 1_048_576

interface TreeFile {
  /** Relative to the tree. */
  readonly path: string
  readonly bytes: number
}

/** Copies into one directory. Files that vanish meanwhile are left out. */
export interface Copier {
  readonly copy: (from: string, to: string, files: readonly TreeFile[]) => Promise<void>
  readonly copied: ReadonlyMap<string, Copied>
  readonly close: () => Promise<void>
}

/** @param recipient public key that copies are encrypted with; their names then end in `.age` @param signal stops it between two batches */
export function openCopier(target: string, recipient: string | null, signal?: AbortSignal): Copier {
  const workers = openWorkers<CopyJob, CopyOutcome>(PROGRAM, LIMITS)
  const copied = new Map<string, Copied>()
  const copyBatch = async (from: string, to: string, batch: readonly TreeFile[]) => {
    signal?.throwIfAborted()
    await requireRoom(target, sizeOf(batch))
    const names = batch.map(({ path }) => join(to, recipient === null ? path : `${path}${ENCRYPTED}`))
    const outcome = await workers.run({
      files: batch.map(({ path }, index) => [join(from, path), join(target, names[index] ?? '')] as const),
      recipient,
    })
    if ('failure' in outcome)
      throw Object.assign(new Error(outcome.failure.message), outcome.failure.code && { code: outcome.failure.code })
    for (const [index, copy] of outcome.copies.entries()) if (copy) copied.set(names[index] ?? '', copy)
  }
  return {
    copied,
    copy: async (from, to, files) => {
      const directories = new Set(files.map(({ path }) => dirname(join(target, to, path))))
      for (const directory of directories) await mkdir(directory, { recursive: true, mode: 0o700 })
      for (const batch of batchesOf(files)) await copyBatch(from, to, batch)
    },
    close: workers.close,
  }
}

export const ENCRYPTED = '.age'

function batchesOf(files: readonly TreeFile[]): TreeFile[][] {
  const batches: TreeFile[][] = []
  let room = { files: 0, bytes: 0 }
  for (const file of files) {
    if (room.files < 1 || room.bytes < 1) {
      batches.push([])
      room = { ...BATCH }
    }
    batches.at(-1)?.push(file)
    room = { files: room.files - 1, bytes: room.bytes - file.bytes }
  }
  return batches
}

/** Files and directories of a tree that may change meanwhile; none if it is not there. */
export async function listTree(
  from: string,
  wanted: (path: string) => boolean,
): Promise<{ files: TreeFile[]; directories: string[] }> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch((fault: unknown) => {
    if (codeOf(fault) === 'ENOENT') return []
    throw fault
  })
  const files: TreeFile[] = []
  const directories: string[] = []
  for (const entry of entries) {
    const path = relative(from, join(entry.parentPath, entry.name))
    if (!wanted(path)) continue
    if (entry.isDirectory()) directories.push(path)
    else if (entry.isFile()) {
      const stats = await stat(join(from, path)).catch(() => null)
      if (stats) files.push({ path, bytes: stats.size })
    }
  }
  return { files, directories }
}

export function sizeOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** @throws {StartFailure} a directory's disk has no room for these bytes and its reserve */
export async function requireRoom(directory: string, bytes: number): Promise<void> {
  const free = Math.max(0, await freeBytes(directory))
  if (bytes <= free) return
  throw new StartFailure(
    `The disk of ${directory} has no room for the backup: it needs ${Math.ceil(bytes / MEGABYTE)} MB, and ${Math.floor(free / MEGABYTE)} MB are free beside a reserve. Delete older backups, or name a directory on another disk.`,
  )
}

/** Resolves once a tree survives a power cut: by one call for its file system where the system has one. */
export async function syncTree(directory: string): Promise<void> {
  if (process.platform === 'linux' && (await syncFileSystem(directory))) return
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await syncDirectory(path)
    else if (entry.isFile()) await syncFile(path)
  }
  await syncDirectory(directory)
}

async function syncFileSystem(directory: string): Promise<boolean> {
  const [code] = await once(spawn('sync', ['-f', directory], { stdio: 'ignore' }), 'exit').catch(() => [null])
  return code === 0
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

import { createStore, delMany, entries, get, set } from 'idb-keyval'
import { isRecord } from '../../platform/base/record'
import { isUploadedFile, type UploadedFile } from './uploaded-file'

/** State of a chosen file kept on the device to survive a reload. */
export interface DeviceUpload {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly lastModified: number
  readonly uploadUrl: string | null
  /** Bytes sent. */
  readonly bytes: number
  readonly paused: boolean
  readonly uploaded: UploadedFile | null
}

/** Files of one unsent form, kept on this device only. All operations may fail; then the visitor chooses the files again. */
export interface UploadDraft {
  /** In order, each with its bytes if the device still has them. */
  restore(): Promise<{ upload: DeviceUpload; file: File | null }[]>
  keep(uploads: readonly DeviceUpload[]): void
  keepFile(id: string, file: File): Promise<boolean>
}

/** Lifetime of files of unsent forms on the device. */
const KEPT_MS = 7 * 24 * 3_600_000

interface DraftFile {
  readonly file: File
  readonly savedAt: number
}

let store: ReturnType<typeof createStore> | undefined
const fileStore = () => (store ??= createStore('uploads', 'files'))

export function uploadListKey(key: string): string {
  return `uploads:${key}`
}

/**
 * Opens the draft once no other tab uses it: two tabs would send the files twice.
 * @param signal releases the draft
 * @param expect receives the number of files and whether another tab holds the draft: at once and on each change until opened
 */
export async function openUploadDraft(
  key: string,
  signal: AbortSignal,
  expect: (remembered: number, elsewhere: boolean) => void,
): Promise<UploadDraft> {
  const listKey = uploadListKey(key)
  const opened = new AbortController()
  let elsewhere = false
  const tell = () => expect(readList(listKey).length, elsewhere)
  tell()
  window.addEventListener('storage', tell, { signal: AbortSignal.any([signal, opened.signal]) })
  await ownDraft(key, signal, () => {
    elsewhere = true
    tell()
  })
  opened.abort()
  const fileKey = (id: string) => `${key}:${id}`
  return {
    restore: async () => {
      const uploads = readList(listKey)
      const wanted = new Set(uploads.map(({ id }) => fileKey(id)))
      await sweepFiles((name) => name.startsWith(`${key}:`) && !wanted.has(name))
      return Promise.all(uploads.map(async (upload) => ({ upload, file: await readFile(fileKey(upload.id)) })))
    },
    keep: (uploads) => {
      const before = readList(listKey)
      writeList(listKey, uploads)
      const dropped = before.filter(({ id }) => !uploads.some((upload) => upload.id === id))
      if (dropped.length > 0) void deleteFiles(dropped.map(({ id }) => fileKey(id)))
    },
    keepFile: async (id, file) => {
      const kept: DraftFile = { file, savedAt: Date.now() }
      return attempt(() => set(fileKey(id), kept, fileStore()).then(() => true), false)
    },
  }
}

/** Resolves when this tab owns the draft. Without the Web Locks API, every tab does. */
function ownDraft(key: string, signal: AbortSignal, isTaken: () => void): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve()
  return new Promise((resolve) => {
    const untilEnd = () => {
      resolve()
      return new Promise<void>((release) => signal.addEventListener('abort', () => release()))
    }
    const name = uploadListKey(key)
    const waitForIt = () => navigator.locks.request(name, { signal }, untilEnd)
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (signal.aborted) return
        if (lock) return untilEnd()
        isTaken()
        void waitForIt().catch(() => undefined)
      })
      .catch(() => undefined)
  })
}

function readList(listKey: string): DeviceUpload[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(listKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isDeviceUpload) : []
  } catch {
    return []
  }
}

function writeList(listKey: string, uploads: readonly DeviceUpload[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(listKey)
    else localStorage.setItem(listKey, JSON.stringify(uploads))
  } catch {
    // Storage full or forbidden: the list lives as long as the page.
  }
}

function isDeviceUpload(value: unknown): value is DeviceUpload {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.size === 'number' &&
    typeof value.type === 'string' &&
    typeof value.lastModified === 'number' &&
    (value.uploadUrl === null || typeof value.uploadUrl === 'string') &&
    typeof value.bytes === 'number' &&
    typeof value.paused === 'boolean' &&
    (value.uploaded === null || isUploadedFile(value.uploaded))
  )
}

async function readFile(name: string): Promise<File | null> {
  const kept: unknown = await attempt(() => get(name, fileStore()), null)
  return isDraftFile(kept) ? kept.file : null
}

function isDraftFile(value: unknown): value is DraftFile {
  return isRecord(value) && value.file instanceof File && typeof value.savedAt === 'number'
}

/** Deletes unwanted files, and expired files of any draft. */
async function sweepFiles(unwanted: (name: string) => boolean): Promise<void> {
  const all = await attempt(() => entries<string, unknown>(fileStore()), [])
  const oldest = Date.now() - KEPT_MS
  const names = all.filter(([name, kept]) => unwanted(name) || !isDraftFile(kept) || kept.savedAt < oldest)
  await deleteFiles(names.map(([name]) => name))
}

function deleteFiles(names: string[]): Promise<void> {
  return attempt(() => delMany(names, fileStore()), undefined)
}

/** A full, forbidden or missing store must never break the form. */
async function attempt<Result>(action: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await action()
  } catch {
    return otherwise
  }
}

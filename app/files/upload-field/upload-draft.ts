import { createStore, delMany, entries, get, set } from 'idb-keyval'
import { isRecord } from './upload-fault'
import { isUploadedFile, type UploadedFile } from './uploaded-file'

/** What the device remembers of a chosen file, so that a reload goes on where it was. */
export interface KeptUpload {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly lastModified: number
  readonly uploadUrl: string | null
  /** Bytes sent so far. */
  readonly bytes: number
  readonly paused: boolean
  /** What the server said of the finished file. */
  readonly uploaded: UploadedFile | null
}

/** The files of one unsent form, on this device only. Every part of it may fail: then the files are chosen again. */
export interface UploadDraft {
  /** What was kept, in its order, each with its bytes where the device still has them. */
  restore(): Promise<{ upload: KeptUpload; file: File | null }[]>
  keep(uploads: readonly KeptUpload[]): void
  /** @returns whether the device took the bytes. */
  keepFile(id: string, file: File): Promise<boolean>
}

/** Files of forms that were never sent leave the device after this long. */
const KEPT_MS = 7 * 24 * 3_600_000

interface KeptFile {
  readonly file: File
  readonly keptAt: number
}

const fileStore = createStoreOnce()

/** The name under which the browser's storage has the list of a draft. */
export function uploadListKey(key: string): string {
  return `uploads:${key}`
}

/**
 * Opens the draft as soon as no other page of this browser uses it: two pages would send the same files twice.
 * @param signal ends the use of the draft.
 * @param expect how many files the draft has, and whether another page uses it: at once, and on every change until it is open
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
      const kept: KeptFile = { file, keptAt: Date.now() }
      return attempt(() => set(fileKey(id), kept, fileStore()).then(() => true), false)
    },
  }
}

/** Resolves when this page is the only one that uses the draft. Where pages cannot lock, each believes to be alone. */
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

function readList(listKey: string): KeptUpload[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(listKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isKeptUpload) : []
  } catch {
    return []
  }
}

function writeList(listKey: string, uploads: readonly KeptUpload[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(listKey)
    else localStorage.setItem(listKey, JSON.stringify(uploads))
  } catch {
    // A full or forbidden storage: the list lives as long as the page.
  }
}

function isKeptUpload(value: unknown): value is KeptUpload {
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
  return isKeptFile(kept) ? kept.file : null
}

function isKeptFile(value: unknown): value is KeptFile {
  return isRecord(value) && value.file instanceof File && typeof value.keptAt === 'number'
}

/** Deletes the files that nothing wants any more, and those of any draft that are too old. */
async function sweepFiles(unwanted: (name: string) => boolean): Promise<void> {
  const all = await attempt(() => entries<string, unknown>(fileStore()), [])
  const oldest = Date.now() - KEPT_MS
  const names = all.filter(([name, kept]) => unwanted(name) || !isKeptFile(kept) || kept.keptAt < oldest)
  await deleteFiles(names.map(([name]) => name))
}

function deleteFiles(names: string[]): Promise<void> {
  return attempt(() => delMany(names, fileStore()), undefined)
}

/** A store that is full, forbidden or missing costs comfort, never the form. */
async function attempt<Result>(action: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await action()
  } catch {
    return otherwise
  }
}

function createStoreOnce() {
  let store: ReturnType<typeof createStore> | null = null
  return () => (store ??= createStore('uploads', 'files'))
}

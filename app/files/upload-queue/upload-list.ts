import { MAX_FILE_BYTES } from '../content/file-errors'
import type { UploadDraft } from './upload-draft'
import {
  deviceUploadOfRow,
  endings,
  isOpen,
  isSameFile,
  isWanted,
  MAX_FILES,
  rowOfDeviceUpload,
  rowOfFile,
  totalBytes,
  type UploadRow,
} from './upload-row'
import { UploadSpeed } from './upload-speed'
import { isFinal } from './upload-state'
import { UploadTask, type UploadTransport } from './upload-task'
import type { TransportSettings } from './upload-transport'
import { deleteUpload } from './uploaded-file'

const AT_ONCE = 3
/** Interval of progress events; state changes are immediate. */
const TELL_MS = 200

/** Files skipped when adding, with the reason. */
export type UploadNotice =
  | { readonly kind: 'duplicate' | 'empty' | 'folder'; readonly name: string }
  | { readonly kind: 'too_many'; readonly count: number }

export interface UploadListState {
  readonly rows: readonly UploadRow[]
  readonly notices: readonly UploadNotice[]
  /** Total bytes of a selection over the limit, after which the list was cleared; otherwise null. */
  readonly oversize: number | null
  /** Files of the draft not restored yet: the form must not be sent without them. */
  readonly remembered: number
  readonly elsewhere: boolean
}

export const emptyUploadList: UploadListState = {
  rows: [],
  notices: [],
  oversize: null,
  remembered: 0,
  elsewhere: false,
}

type CreateTransport = (
  upload: Pick<TransportSettings, 'file' | 'size' | 'uploadUrl' | 'onUploadUrl'>,
) => UploadTransport

/** Files of one form, with at most three uploads at once. */
export class UploadList {
  readonly #createTransport: CreateTransport
  readonly #listeners = new Set<() => void>()
  readonly #tasks = new Map<string, UploadTask>()
  readonly #speeds = new Map<string, UploadSpeed>()
  #state = emptyUploadList
  #draft: UploadDraft | null = null
  #closed = false
  #telling: ReturnType<typeof setTimeout> | null = null

  constructor(createTransport: CreateTransport) {
    this.#createTransport = createTransport
  }

  readonly getState = (): UploadListState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Announces the draft before {@link useDraft}, and whether another tab holds it. */
  expectDraft(remembered: number, elsewhere: boolean): void {
    if (!this.#draft) this.#change({ remembered, elsewhere })
  }

  /** Restores the draft and keeps it updated from now on. */
  async useDraft(draft: UploadDraft): Promise<void> {
    const restored = await draft.restore()
    if (this.#closed) return
    this.#draft = draft
    this.#state = { ...this.#state, remembered: 0, elsewhere: false }
    const added = this.#state.rows
    const before = restored
      .map(({ upload, file }) => rowOfDeviceUpload(upload, file))
      .filter((row) => !added.some((other) => isSameFile(row, other)))
    this.#admit([...before, ...added], this.#state.notices)
    for (const row of added) this.#keepFile(row)
  }

  /** Adds files; skips duplicates, or retries failed ones. @param folders names of dropped folders, skipped */
  add(files: readonly File[], folders: readonly string[] = []): void {
    const notices: UploadNotice[] = folders.map((name) => ({ kind: 'folder', name }))
    let { rows } = this.#state
    let refused = 0
    const fresh: UploadRow[] = []
    for (const file of files) {
      const same = rows.find((row) => isSameFile(row, file))
      if (same && (isOpen(same) || same.status === 'success')) notices.push({ kind: 'duplicate', name: file.name })
      else if (file.size === 0) notices.push({ kind: 'empty', name: file.name })
      else if (same) {
        const again: UploadRow = { ...same, file, status: 'waiting', fault: null }
        rows = rows.map((row) => (row === same ? again : row))
        fresh.push(again)
      } else if (rows.filter(isWanted).length >= MAX_FILES) refused++
      else {
        const row = rowOfFile(file)
        rows = [...rows, row]
        fresh.push(row)
      }
    }
    if (refused > 0) notices.push({ kind: 'too_many', count: refused })
    this.#admit(rows, notices)
    for (const row of fresh) this.#keepFile(row)
  }

  pause(id: string): void {
    const task = this.#tasks.get(id)
    if (task?.pause()) this.#follow(id, task)
  }

  resume(id: string): void {
    if (this.#row(id)?.status !== 'paused') return
    this.#update(id, { status: 'waiting' })
    this.#startNext()
  }

  /** Cancels and deletes the upload; the file stays listed as cancelled. */
  cancel(id: string): void {
    const row = this.#row(id)
    if (!row || !isOpen(row)) return
    const task = this.#tasks.get(id)
    if (task?.cancel()) this.#follow(id, task)
    else if (!task) {
      this.#deleteAtServer(row)
      this.#update(id, { status: 'canceled', uploadUrl: null, bytes: 0 })
    }
    this.#startNext()
  }

  remove(id: string): void {
    const row = this.#row(id)
    if (!row) return
    const task = this.#tasks.get(id)
    this.#tasks.delete(id)
    this.#speeds.delete(id)
    if (!task?.cancel()) this.#deleteAtServer(row)
    this.#change({ rows: this.#state.rows.filter((other) => other.id !== id), oversize: null })
    this.#startNext()
  }

  retry(id: string): void {
    const row = this.#row(id)
    if (!row?.file || (row.status !== 'error' && row.status !== 'canceled')) return
    const again: UploadRow = { ...row, status: 'waiting', fault: null }
    this.#admit(
      this.#state.rows.map((other) => (other === row ? again : other)),
      [],
    )
  }

  retryLost(): void {
    for (const { id, status, fault } of this.#state.rows) {
      if (status === 'error' && fault?.code === 'retry-limit-exceeded') this.retry(id)
    }
  }

  /** Whether leaving the page would break an upload that cannot resume later. */
  wouldLose(): boolean {
    return this.#state.rows.some((row) => isOpen(row) && row.status !== 'paused' && !row.kept)
  }

  /** Clears the list here and on the device: its files now belong to the sent form. */
  readonly forget = (): void => {
    for (const [id, task] of this.#tasks) {
      this.#tasks.delete(id)
      task.cancel()
    }
    this.#change({ rows: [], notices: [], oversize: null })
  }

  close(): void {
    this.#closed = true
    this.#draft = null
    this.#listeners.clear()
    if (this.#telling) clearTimeout(this.#telling)
    for (const task of this.#tasks.values()) task.pause()
    this.#tasks.clear()
  }

  /** Adds the rows, or clears the list if the total size is over the limit. */
  #admit(rows: readonly UploadRow[], notices: readonly UploadNotice[]): void {
    const bytes = totalBytes(rows)
    if (bytes <= MAX_FILE_BYTES) {
      this.#change({ rows, notices, oversize: null })
      this.#startNext()
      return
    }
    for (const { id } of this.#state.rows) this.remove(id)
    this.#change({ rows: [], notices: [], oversize: bytes })
  }

  #startNext(): void {
    for (;;) {
      const { rows } = this.#state
      const busy = rows.filter(({ status }) => ['running', 'pausing', 'canceling'].includes(status))
      const next = rows.find(({ status }) => status === 'waiting')
      if (!next || busy.length >= AT_ONCE) return
      this.#start(next)
    }
  }

  #start(row: UploadRow): void {
    const { id, file, size, uploadUrl } = row
    this.#speeds.set(id, new UploadSpeed())
    const paused = this.#tasks.get(id)
    if (paused?.resume()) {
      this.#follow(id, paused)
      return
    }
    const onUploadUrl = (url: string | null) => this.#update(id, { uploadUrl: url })
    const task = new UploadTask(this.#createTransport({ file, size, uploadUrl, onUploadUrl }), size)
    this.#tasks.set(id, task)
    const follow = () => this.#follow(id, task)
    task.subscribe({ next: follow, error: follow, complete: follow })
  }

  #follow(id: string, task: UploadTask): void {
    const row = this.#row(id)
    if (!row || this.#closed || this.#tasks.get(id) !== task) return
    const { snapshot, state, retrying, failure } = task
    const bytes = snapshot.bytesTransferred
    const progress = { bytes, retrying, bytesPerSecond: this.#speeds.get(id)?.measure(bytes) ?? null }
    if (!isFinal(state)) {
      const onlyProgress = row.status === state && row.retrying === retrying
      this.#update(id, { status: state, ...progress }, onlyProgress ? 'later' : 'now')
      if (!onlyProgress) this.#startNext()
      return
    }
    this.#tasks.delete(id)
    this.#speeds.delete(id)
    const fault = state === 'error' ? (failure?.fault ?? null) : null
    this.#update(id, { status: state, ...progress, fault, uploaded: snapshot.metadata, ...endings(row, fault) })
    this.#startNext()
  }

  #keepFile({ id, file }: UploadRow): void {
    if (!file || !this.#draft || !this.#row(id)) return
    void this.#draft.keepFile(id, file).then((kept) => this.#update(id, { kept }))
  }

  #deleteAtServer({ uploadUrl }: UploadRow): void {
    // If deletion fails, the server sweeps the file.
    if (uploadUrl) void deleteUpload(uploadUrl).catch(() => undefined)
  }

  #row(id: string): UploadRow | undefined {
    return this.#state.rows.find((row) => row.id === id)
  }

  #update(id: string, change: Partial<UploadRow>, when: 'now' | 'later' = 'now'): void {
    if (!this.#row(id)) return
    const rows = this.#state.rows.map((row) => (row.id === id ? { ...row, ...change } : row))
    this.#change({ rows }, when)
  }

  #change(change: Partial<UploadListState>, when: 'now' | 'later' = 'now'): void {
    if (this.#closed) return
    this.#state = { ...this.#state, ...change }
    if (when === 'later') {
      this.#telling ??= setTimeout(() => this.#tell(), TELL_MS)
      return
    }
    this.#draft?.keep(this.#state.rows.filter(isWanted).map(deviceUploadOfRow))
    this.#tell()
  }

  #tell(): void {
    if (this.#telling) clearTimeout(this.#telling)
    this.#telling = null
    for (const listener of this.#listeners) listener()
  }
}

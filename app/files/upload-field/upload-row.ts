import type { KeptUpload } from './upload-draft'
import type { UploadFault } from './upload-fault'
import type { UploadedFile } from './uploaded-file'

/** Most files of one form. */
export const MOST_FILES = 100

/**
 * `waiting`: for its turn; `missing`: the device does not have the file any more, it must be chosen again. The others are
 * states of the upload itself.
 */
export type UploadRowStatus =
  | 'waiting'
  | 'running'
  | 'pausing'
  | 'paused'
  | 'canceling'
  | 'canceled'
  | 'success'
  | 'error'
  | 'missing'

/** One file of the list, as it stands. */
export interface UploadRow {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly type: string
  readonly lastModified: number
  readonly file: File | null
  readonly uploadUrl: string | null
  readonly status: UploadRowStatus
  /** Bytes sent. */
  readonly bytes: number
  /** The line is lost, and the next try is coming. */
  readonly retrying: boolean
  readonly bytesPerSecond: number | null
  readonly fault: UploadFault | null
  readonly uploaded: UploadedFile | null
  /** The device has the bytes: a reload goes on by itself. */
  readonly kept: boolean
}

/** A row for a file that was chosen just now. */
export function rowOfFile(file: File): UploadRow {
  const { name, size, type, lastModified } = file
  return { ...freshRow, id: crypto.randomUUID(), name, size, type, lastModified, file }
}

/** A row for what the device remembered. */
export function rowOfKept(upload: KeptUpload, file: File | null): UploadRow {
  const { paused, ...rest } = upload
  const status = !file && !upload.uploadUrl ? 'missing' : paused ? 'paused' : 'waiting'
  return { ...freshRow, ...rest, file, status, kept: file !== null }
}

export function keptOfRow(row: UploadRow): KeptUpload {
  const { id, name, size, type, lastModified, uploadUrl, bytes, uploaded, status } = row
  const paused = status === 'paused' || status === 'pausing'
  return { id, name, size, type, lastModified, uploadUrl, bytes, uploaded, paused }
}

/** Whether the upload is still to be finished, by itself or when a person resumes it. */
export function isOpen({ status }: UploadRow): boolean {
  return ['waiting', 'running', 'pausing', 'paused', 'canceling'].includes(status)
}

/** Whether it is part of what the form is going to send. */
export function isWanted({ status }: UploadRow): boolean {
  return status !== 'canceled' && status !== 'canceling'
}

export function isSameFile(row: UploadRow, file: Pick<File, 'name' | 'size' | 'lastModified'>): boolean {
  return row.name === file.name && row.size === file.size && row.lastModified === file.lastModified
}

export function totalBytes(rows: readonly UploadRow[]): number {
  return rows.filter(isWanted).reduce((sum, { size }) => sum + size, 0)
}

const freshRow = {
  uploadUrl: null,
  status: 'waiting',
  bytes: 0,
  retrying: false,
  bytesPerSecond: null,
  fault: null,
  uploaded: null,
  kept: false,
} as const

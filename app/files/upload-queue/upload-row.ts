import type { DeviceUpload } from './upload-draft'
import type { UploadError } from './upload-error'
import type { UploadState } from './upload-state'

export const MAX_FILES = 100

/** `waiting`: for a free slot; `missing`: no longer on the device, must be chosen again. Others are upload states. */
type UploadRowStatus = 'waiting' | UploadState | 'missing'

export interface UploadRow extends Omit<DeviceUpload, 'paused'> {
  readonly file: File | null
  readonly status: UploadRowStatus
  readonly retrying: boolean
  readonly bytesPerSecond: number | null
  readonly fault: UploadError | null
  /** The device holds the bytes, so a reload resumes the upload. */
  readonly kept: boolean
}

export function rowOfFile(file: File): UploadRow {
  const { name, size, type, lastModified } = file
  return { ...freshRow, id: crypto.randomUUID(), name, size, type, lastModified, file }
}

export function rowOfDeviceUpload(upload: DeviceUpload, file: File | null): UploadRow {
  const { paused, ...rest } = upload
  const status = !file && !upload.uploadUrl ? 'missing' : paused ? 'paused' : 'waiting'
  return { ...freshRow, ...rest, file, status, kept: file !== null }
}

export function deviceUploadOfRow(row: UploadRow): DeviceUpload {
  const { id, name, size, type, lastModified, uploadUrl, bytes, uploaded, status } = row
  const paused = status === 'paused' || status === 'pausing'
  return { id, name, size, type, lastModified, uploadUrl, bytes, uploaded, paused }
}

export function isOpen({ status }: UploadRow): boolean {
  return ['waiting', 'running', 'pausing', 'paused', 'canceling'].includes(status)
}

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

/** Results that the list shows differently from the upload. */
export function endings(row: UploadRow, fault: UploadError | null): Partial<UploadRow> {
  // The form was stored but its response lost: the file is claimed, so the server hides it. A resent form must name it as before.
  if (fault?.code === 'unauthenticated' && row.uploaded) {
    return { status: 'success', fault: null, uploaded: row.uploaded, bytes: row.size }
  }
  const gone = fault?.code === 'object-not-found' || fault?.code === 'no-download-url'
  return gone && !row.file ? { status: 'missing' } : {}
}

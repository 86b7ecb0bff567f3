import { parseRecord } from '../../platform/base/record'
import { readProblem } from '../../platform/http/read-problem'
import { type FileErrorCode, fileErrorOfStatus, fileErrors } from '../content/file-errors'

export interface UploadError {
  readonly code: FileErrorCode
  /** Transient network or server error; the same step may be retried. */
  readonly retryable: boolean
  /** Translation key and values from the server, if any. */
  readonly reason: UploadReason | null
}

export interface UploadReason {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

export class UploadFailure extends Error {
  readonly fault: UploadError

  constructor(fault: UploadError) {
    super(fault.reason?.key ?? fault.code)
    this.name = 'UploadFailure'
    this.fault = fault
  }
}

export const networkError: UploadError = { code: 'unknown', retryable: true, reason: null }

export function permanentError(code: FileErrorCode, reason: UploadReason | null = null): UploadError {
  return { code, retryable: false, reason }
}

/** A full store or budget is final: retries would only look broken. 409 and 423 are not: a retry first asks for the offset. */
export function errorOfResponse(status: number, body: string): UploadError {
  const reason = reasonOf(body)
  const isFull = status === 507 || ['errors.no_room', 'files.day_budget'].includes(reason?.key ?? '')
  if (isFull) return permanentError('quota-exceeded', reason)
  const retryable = status >= 500 || [408, 409, 423, 429].includes(status)
  return { code: codeOf(reason) ?? fileErrorOfStatus(status), retryable, reason }
}

function codeOf(reason: UploadReason | null): FileErrorCode | null {
  for (const code of Object.keys(fileErrors)) {
    if (isFileErrorCode(code) && fileErrors[code] === reason?.key) return code
  }
  return null
}

function isFileErrorCode(code: string): code is FileErrorCode {
  return Object.hasOwn(fileErrors, code)
}

/** Translation key of a problem document (RFC 9457); null if it is not ours. */
function reasonOf(body: string): UploadReason | null {
  const { code, values } = readProblem(parseRecord(body))
  return code === null ? null : { key: code, values }
}

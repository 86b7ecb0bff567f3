import { type FileErrorCode, fileErrorOfStatus, fileErrors } from '../content/file-errors'

/** Why a step of an upload did not work. */
export interface UploadFault {
  readonly code: FileErrorCode
  /** The network, or a server that may be better in a moment: the same step is worth another try. */
  readonly retryable: boolean
  /** The server's own reason: a translation key with its values, where it gave one. */
  readonly reason: UploadReason | null
}

export interface UploadReason {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

/** A fault on its way to whoever asked for the step. */
export class UploadFailure extends Error {
  readonly fault: UploadFault

  constructor(fault: UploadFault) {
    super(fault.reason?.key ?? fault.code)
    this.name = 'UploadFailure'
    this.fault = fault
  }
}

/** No answer came. */
export const networkFault: UploadFault = { code: 'unknown', retryable: true, reason: null }

/** A fault of our own finding, which another try does not mend. */
export function finalFault(code: FileErrorCode, reason: UploadReason | null = null): UploadFault {
  return { code, retryable: false, reason }
}

/**
 * What an answer other than 2xx means. Worth another try: 408, 429, 5xx; and 409 and 423, which say that the server
 * stands elsewhere than we thought, or that a broken request still holds the upload: its offset is asked first.
 * A full store (507, or the problem `errors.no_room`) and a budget that is used up for the day are not: waiting ten minutes for
 * them would only look broken.
 */
export function faultOfAnswer(status: number, body: string): UploadFault {
  const reason = reasonOf(body)
  const isFull = status === 507 || ['errors.no_room', 'files.day_budget'].includes(reason?.key ?? '')
  if (isFull) return finalFault('quota-exceeded', reason)
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

/** The translation key of a problem document (RFC 9457); null when the body is none of ours. */
function reasonOf(body: string): UploadReason | null {
  const problem = parseRecord(body)
  if (typeof problem?.code !== 'string') return null
  const values = isRecord(problem.values) ? problem.values : {}
  const usable = Object.entries(values).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return { key: problem.code, values: Object.fromEntries(usable) }
}

/** A JSON object from outside; null when the text is anything else. */
export function parseRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

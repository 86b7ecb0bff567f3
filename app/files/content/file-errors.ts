/** Limit per file and for all files of one offer together. */
export const MAX_FILE_BYTES = 26_214_400

export function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1_048_576) * 10) / 10
}

/** Values for `file_upload.max_file_size_error`. @param bytes total size */
export function oversizeValues(bytes: number): { size: number; limit: number } {
  return { size: megabytes(bytes), limit: megabytes(MAX_FILE_BYTES) }
}

/** File error codes and their texts; the codes follow common storage clients. */
export const fileErrors = {
  unauthenticated: 'file_errors.unauthenticated',
  'unauthorized-app': 'file_errors.unauthorized_app',
  'quota-exceeded': 'file_errors.quota_exceeded',
  unauthorized: 'file_errors.unauthorized',
  'object-not-found': 'file_errors.object_not_found',
  'no-download-url': 'file_errors.no_download_url',
  'server-file-wrong-size': 'file_errors.server_file_wrong_size',
  'unsupported-environment': 'file_errors.unsupported_environment',
  'invalid-argument': 'file_errors.invalid_argument',
  canceled: 'file_errors.canceled',
  'retry-limit-exceeded': 'file_errors.retry_limit_exceeded',
  'invalid-checksum': 'file_errors.invalid_checksum',
  unknown: 'file_errors.unknown',
} as const

export type FileErrorCode = keyof typeof fileErrors

/** 413 means file too large or storage full. */
const codesOfStatus: Readonly<Record<number, FileErrorCode>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
  410: 'object-not-found',
  412: 'invalid-argument',
  413: 'quota-exceeded',
  415: 'invalid-argument',
  422: 'invalid-argument',
  460: 'invalid-checksum',
}

export function fileErrorOfStatus(status: number): FileErrorCode {
  return codesOfStatus[status] ?? 'unknown'
}

import { isRecord, parseRecord } from '../../platform/base/record'
import { errorOfResponse, networkError, permanentError, UploadFailure } from './upload-error'
import { retryOperation } from './upload-wait'

/** Response timeout; the request is then retried. */
const ANSWER_MS = 20_000

export interface UploadedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly contentType: string
  readonly url: string
}

export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.size === 'number' &&
    typeof value.contentType === 'string' &&
    typeof value.url === 'string'
  )
}

/** @throws {UploadFailure} `invalid-argument`: rejected; `no-download-url`: incomplete; `unauthenticated`: already claimed */
export function describeUpload(uploadUrl: string, signal: AbortSignal): Promise<UploadedFile> {
  return retryOperation(async () => {
    const body = await ask(uploadUrl, 'GET', signal)
    const file = parseRecord(body)
    if (isUploadedFile(file)) {
      const { id, name, size, contentType, url } = file
      return { id, name, size, contentType, url }
    }
    const refusal = file?.refusal
    throw new UploadFailure(
      typeof refusal === 'string'
        ? permanentError('invalid-argument', { key: refusal, values: {} })
        : permanentError('no-download-url'),
    )
  }, signal)
}

/** A missing upload counts as deleted. @throws {UploadFailure} */
export function deleteUpload(uploadUrl: string): Promise<void> {
  const forever = new AbortController().signal
  return retryOperation(async () => {
    try {
      await ask(uploadUrl, 'DELETE', forever)
    } catch (error) {
      const gone = error instanceof UploadFailure && error.fault.code === 'object-not-found'
      if (!gone) throw error
    }
  }, forever)
}

async function ask(uploadUrl: string, method: 'GET' | 'DELETE', signal: AbortSignal): Promise<string> {
  const answer = await fetch(uploadUrl, {
    method,
    headers: { accept: 'application/json', 'tus-resumable': '1.0.0' },
    cache: 'no-store',
    // Lets the deletion finish while the page unloads.
    keepalive: method === 'DELETE',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  })
    .then(
      async (response) => ({ ok: response.ok, status: response.status, body: await response.text() }),
      () => null,
    )
    .catch(() => null)
  if (!answer) throw new UploadFailure(networkError)
  if (!answer.ok) throw new UploadFailure(errorOfResponse(answer.status, answer.body))
  return answer.body
}

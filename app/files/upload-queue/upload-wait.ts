import { permanentError, UploadFailure } from './upload-error'

/** An upload is given up this long after its last progress. */
export const UPLOAD_RETRY_MS = 600_000
/** Describing or deleting a file is given up after this time. */
const OPERATION_RETRY_MS = 120_000

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 64_000

export const retryLimitError = permanentError('retry-limit-exceeded')

/** Retry delay in milliseconds after `failures` (at least 1) consecutive failures, plus up to 25 % jitter. */
export function backoffDelay(failures: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS)
  return wait * (1 + Math.random() / 4)
}

/** Waits; ends early when the device comes back online. @returns false if `signal` aborted */
export function waitToRetry(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      if (typeof window !== 'undefined') window.removeEventListener('online', end)
      resolve(!signal.aborted)
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    if (typeof window !== 'undefined') window.addEventListener('online', end)
  })
}

/**
 * Runs an operation and retries it after 2, 4, 8 … 64 s plus jitter while its fault is retryable; the last time at 120,000 ms.
 * @throws {UploadFailure} a fault that is not retryable; `retry-limit-exceeded`; `canceled` if `signal` aborted
 */
export async function retryOperation<Result>(attempt: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  const begin = performance.now()
  for (let failures = 1; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof UploadFailure) || !error.fault.retryable) throw error
      const left = begin + OPERATION_RETRY_MS - performance.now()
      if (left <= 0) throw new UploadFailure(retryLimitError)
      const goOn = await waitToRetry(Math.min(backoffDelay(failures + 1), left), signal)
      if (!goOn) throw new UploadFailure(permanentError('canceled'))
    }
  }
}

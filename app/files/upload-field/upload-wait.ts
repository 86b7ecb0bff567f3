import { finalFault, UploadFailure } from './upload-fault'

/** An upload is given up this long after its last progress. */
export const UPLOAD_RETRY_MS = 600_000
/** Asking about a file, or deleting it, is given up after this long. */
const OPERATION_RETRY_MS = 120_000

const FIRST_WAIT_MS = 1_000
const MOST_WAIT_MS = 64_000

/** Tried for too long. */
export const retryLimitFault = finalFault('retry-limit-exceeded')

/** Milliseconds before the try that follows `failures` failed ones in a row (at least 1), plus up to a quarter at random. */
export function waitAfter(failures: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MOST_WAIT_MS)
  return wait * (1 + Math.random() / 4)
}

/**
 * Waits; shorter when the device comes back online, for then the next try is worth making at once.
 * @returns false when `signal` ended the wait.
 */
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
 * Runs an operation at once, and again after 2, 4, 8 … 64 s plus jitter while its fault is worth another try; the last
 * time when 120 000 ms are over.
 * @throws {UploadFailure} what another try does not mend; `retry-limit-exceeded`; `canceled` when `signal` ended it.
 */
export async function retryOperation<Result>(attempt: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  const begin = performance.now()
  for (let failures = 1; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof UploadFailure) || !error.fault.retryable) throw error
      const left = begin + OPERATION_RETRY_MS - performance.now()
      if (left <= 0) throw new UploadFailure(retryLimitFault)
      const goOn = await waitToRetry(Math.min(waitAfter(failures + 1), left), signal)
      if (!goOn) throw new UploadFailure(finalFault('canceled'))
    }
  }
}

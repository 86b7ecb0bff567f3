import { useEffect } from 'react'

/** Messages of failed requests in Chromium, Firefox and Safari. */
const lost = /failed to fetch|networkerror|load failed/i

/** Whether a request failed on the network rather than by its answer (Fetch standard, "network error"). */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && lost.test(error.message)
}

/** Status of answers made by the page because the server was unreachable: React Router then requests nothing else. */
export const UNREACHED = 503

/** Runs once the browser is online again, while `isWaited`. */
export function useReconnect(isWaited: boolean, run: () => void): void {
  useEffect(() => {
    if (!isWaited) return
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [isWaited, run])
}

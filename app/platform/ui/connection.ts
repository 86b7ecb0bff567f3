import { useEffect } from 'react'

/** What browsers say of a request that got no answer: Chromium, Firefox and Safari, each in words of its own. */
const lost = /failed to fetch|networkerror|load failed/i

/** Whether a request failed on its way, and not by what answered it (Fetch standard, "network error"). */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && lost.test(error.message)
}

/** What a page answers itself has this status where the server did not: React Router then asks it for nothing else. */
export const UNREACHED = 503

/** Does something as soon as the browser has a line again, for as long as `isWaited` says. */
export function useReconnect(isWaited: boolean, run: () => void): void {
  useEffect(() => {
    if (!isWaited) return
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [isWaited, run])
}

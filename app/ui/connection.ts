import { useEffect } from 'react'

/** What browsers say of a request that got no answer: Chromium, Firefox and Safari, each in words of its own. */
const lost = /failed to fetch|networkerror|load failed/i

/** Whether a request failed on its way, and not by what answered it (Fetch standard, "network error"). */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && lost.test(error.message)
}

/** What a page answers itself has this status where the server did not: React Router then asks it for nothing else. */
export const UNREACHED = 503

/**
 * Loads what a page shows. While the line is down, what it has shown before stays, and says so by `isLost`: an error page in its place
 * would take what is typed with it.
 * @throws whatever the server answered, and what the line broke where nothing was shown before
 */
export async function loadOrStay<Shown extends object>(
  load: () => Promise<Shown>,
  before: Shown | undefined,
): Promise<Shown & { readonly isLost: boolean }> {
  try {
    return { ...(await load()), isLost: false }
  } catch (fault) {
    if (!before || !isConnectionLost(fault)) throw fault
    return { ...before, isLost: true }
  }
}

/** Does something as soon as the browser has a line again, for as long as `isWaited` says. */
export function useReconnect(isWaited: boolean, run: () => void): void {
  useEffect(() => {
    if (!isWaited) return
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [isWaited, run])
}

/** Milliseconds until what a broken line took away is asked for again, where the browser does not say that it is back. */
const AGAIN = 5_000

/** Waits until the browser has a line again, or until it is time to try. @throws what `signal` was aborted with */
export function whenReconnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, AGAIN)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
  })
}

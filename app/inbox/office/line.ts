import { redirect, replace } from 'react-router'
import { isConnectionLost } from '../../platform/ui/connection'
import type { Route } from './+types/office-frame-route'

/** What a page knows of its line to the server. */
export interface Line {
  readonly isDown: boolean
  /** Something was sent, and nobody knows whether it arrived. */
  readonly isUnsure: boolean
}

const GOOD: Line = { isDown: false, isUnsure: false }
let line = GOOD
const listeners = new Set<() => void>()

/** Milliseconds until what a broken line took away is asked for again, where the browser does not say that it is back. */
const AGAIN = 5_000

export function lineNow(): Line {
  return line
}

/** @returns what ends it */
export function onLine(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellLine(next: Line): void {
  if (next.isDown === line.isDown && next.isUnsure === line.isUnsure) return
  line = next
  for (const listener of listeners) listener()
}

/**
 * Keeps the page while the line is down, and with it all that is typed there, where React Router would show an error page in its
 * place. What was to be looked at comes once the line is back. What was sent is not sent again by itself: it may have arrived.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next()
  const isSent = request.method !== 'GET'
  const faults = Object.values(results).filter(({ type }) => type === 'error')
  if (!faults.some(({ result }) => isConnectionLost(thrown(result)))) {
    if (Object.keys(results).length > 0) tellLine(isSent ? GOOD : { ...line, isDown: false })
    return results
  }
  tellLine({ isDown: true, isUnsure: isSent || line.isUnsure })
  if (isSent) {
    for (const [route, { type }] of Object.entries(results))
      if (type === 'error') results[route] = { type: 'data', result: undefined }
    return results
  }
  await whenReconnected(request.signal)
  const { pathname, search, href } = new URL(request.url)
  throw (href === location.href.split('#', 1)[0] ? replace : redirect)(pathname + search)
}

/** What was thrown: React Router hands on what an action threw together with its status. */
function thrown(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result
}

/** Waits until the browser has a line again, or until it is time to try. @throws what `signal` was aborted with */
function whenReconnected(signal: AbortSignal): Promise<void> {
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

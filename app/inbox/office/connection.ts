import { redirect, replace } from 'react-router'
import { isConnectionLost } from '../../platform/ui/connection'
import type { Route } from './+types/office-frame-route'

export interface Connection {
  readonly isDown: boolean
  /** Something was sent, and it is unknown whether it arrived. */
  readonly isUnsure: boolean
}

const GOOD: Connection = { isDown: false, isUnsure: false }
let line = GOOD
const listeners = new Set<() => void>()

/** Milliseconds between retries, in case the browser fires no `online` event. */
const AGAIN = 5_000

export function connectionState(): Connection {
  return line
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellLine(next: Connection): void {
  if (next.isDown === line.isDown && next.isUnsure === line.isUnsure) return
  line = next
  for (const listener of listeners) listener()
}

/** Keeps the page, which React Router would replace, and loads again once connected. What was sent may have arrived already. */
export const keepPageOffline: Route.ClientMiddlewareFunction = async ({ request }, next) => {
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

/** Retries React Router's request for routes, because its failure would discard typed text. @returns restores the browser's `fetch` */
export function waitForRoutes(): () => void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const isOfRoutes = input instanceof URL && input.pathname === '/__manifest'
    for (let isAgain = false; ; isAgain = true)
      try {
        const answer = await send(input, init)
        if (isAgain) tellLine({ ...line, isDown: false })
        return answer
      } catch (fault) {
        if (!isOfRoutes || !isConnectionLost(fault)) throw fault
        tellLine({ ...line, isDown: true })
        await whenReconnected(init?.signal)
      }
  }
  return () => {
    window.fetch = send
  }
}

/** React Router wraps an action's thrown value together with its status. */
function thrown(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result
}

/** Waits for the connection, or for the next retry. @throws the abort reason of `signal` */
function whenReconnected(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, AGAIN)
    window.addEventListener('online', end)
    signal?.addEventListener('abort', end, { once: true })
  })
}

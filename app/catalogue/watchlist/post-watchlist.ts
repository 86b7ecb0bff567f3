import { readJson, readProblem } from '../../platform/http/read-problem'
import type { PendingMerge } from './device-watchlist'

const ATTEMPT_MILLISECONDS = 30_000

export interface WatchlistError {
  readonly key: string | null
  readonly values: Readonly<Record<string, string | number>>
}

/** Saves or removes a lot in the account. @returns null on success */
export function postSavedLot(reference: string, save: boolean): Promise<WatchlistError | null> {
  return send(`/api/saved/lots/${encodeURIComponent(reference)}`, { method: save ? 'PUT' : 'DELETE' })
}

/** Merges a device's list into the account; idempotent by key. @returns null on success */
export function postDeviceList({ key, lots, searches }: PendingMerge): Promise<WatchlistError | null> {
  return send('/api/saved/lists', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, lots: lots.map(({ reference }) => reference), searches }),
  })
}

async function send(address: string, init: RequestInit): Promise<WatchlistError | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS) })
    // Only 204: a captive proxy may answer 200.
    if (response.status === 204) return null
    const { code, values } = readProblem(await readJson(response))
    return { key: code, values }
  } catch {
    return { key: null, values: {} }
  }
}

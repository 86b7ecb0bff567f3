import { readJson, readProblem } from '../../platform/http/read-problem'
import type { Parcel } from './device-watchlist'

/** An attempt that takes longer counts as failed. */
const ATTEMPT_MILLISECONDS = 30_000

/** Why the account did not take something: the server's reason as a message key; null where nobody knows it. */
export interface WatchlistFault {
  readonly key: string | null
  readonly values: Readonly<Record<string, string | number>>
}

/** Saves a lot in the account, or drops it. @returns null: that is done */
export function sendLot(reference: string, save: boolean): Promise<WatchlistFault | null> {
  return send(`/api/saved/lots/${encodeURIComponent(reference)}`, { method: save ? 'PUT' : 'DELETE' })
}

/** Hands over to the account what this device has kept. Sent again it is taken over once. @returns null: the account has it */
export function sendParcel({ key, lots, searches }: Parcel): Promise<WatchlistFault | null> {
  return send('/api/saved/lists', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, lots: lots.map(({ reference }) => reference), searches }),
  })
}

async function send(address: string, init: RequestInit): Promise<WatchlistFault | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS) })
    // A proxy between us may say that all is well, too.
    if (response.status === 204) return null
    const { code, values } = readProblem(await readJson(response))
    return { key: code, values }
  } catch {
    // No connection, a broken one, or none in time.
    return { key: null, values: {} }
  }
}

import { useSyncExternalStore } from 'react'
import { type Kept, openDeviceWatchlist } from './device-watchlist'

/** The watchlist of this device. Only browsers come to use it. */
export const deviceWatchlist = openDeviceWatchlist(
  () => localStorage,
  typeof window === 'undefined' ? new EventTarget() : window,
)

const empty: Kept = { lots: [], searches: [] }

/** What this device keeps. The server, and the page before it has come alive, know of nothing. */
export function useDeviceWatchlist(): Kept {
  return useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.read, () => empty)
}

import { useSyncExternalStore } from 'react'
import { type Kept, openDeviceWatchlist } from './device-watchlist'

export const deviceWatchlist = openDeviceWatchlist(
  () => localStorage,
  typeof window === 'undefined' ? new EventTarget() : window,
)

const empty: Kept = { lots: [], searches: [] }

/** Content of the device's watchlist; empty on the server and until hydration. */
export function useDeviceWatchlist(): Kept {
  return useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.read, () => empty)
}

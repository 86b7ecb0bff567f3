import { useSyncExternalStore } from 'react'
import { type DeviceList, openDeviceWatchlist } from './device-watchlist'

export const deviceWatchlist = openDeviceWatchlist(
  () => localStorage,
  typeof window === 'undefined' ? new EventTarget() : window,
)

const empty: DeviceList = { lots: [], searches: [] }

/** Content of the device's watchlist; empty on the server and until hydration. */
export function useDeviceWatchlist(): DeviceList {
  return useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.read, () => empty)
}

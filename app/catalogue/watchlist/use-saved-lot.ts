import { type MouseEvent, useRef, useState } from 'react'
import type { DeviceLot } from './device-watchlist'
import { postSavedLot } from './post-watchlist'
import { deviceWatchlist, useDeviceWatchlist } from './use-device-watchlist'
import { useWatchlistNotices } from './use-watchlist-notices'
import { watchlistLimits } from './watchlist-limits'

interface SavedLot {
  readonly saved: boolean
  readonly onClick: (event: MouseEvent) => void
}

export function useLotOnDevice(lot: DeviceLot): SavedLot {
  const { lots } = useDeviceWatchlist()
  const { tellDone, tellFault } = useWatchlistNotices()
  const saved = lots.some(({ reference }) => reference === lot.reference)
  return {
    saved,
    onClick: ({ nativeEvent }) => {
      // A replayed click from before hydration was made on an unset button, so it always means "save".
      if (saved && nativeEvent.isTrusted) {
        deviceWatchlist.dropLot(lot.reference)
        tellDone('watchlist.dropped')
      } else if (deviceWatchlist.keepLot({ reference: lot.reference, title: lot.title }))
        tellDone('watchlist.saved_on_device')
      else {
        const values = { count: watchlistLimits.deviceLots }
        tellFault({ key: 'watchlist.device_full', values }, 'watchlist.failed')
      }
    },
  }
}

/** Saved state of a lot for a member. Optimistic; reverts to the account's state on failure. @param known last state from the server */
export function useLotInAccount(reference: string, known: boolean): SavedLot {
  const { tellDone, tellFault } = useWatchlistNotices()
  const [wish, setWish] = useState<{ readonly since: boolean; readonly saved: boolean } | null>(null)
  const sent = useRef(Promise.resolve(known))
  const saved = wish?.since === known ? wish.saved : known

  async function send(save: boolean, before: Promise<boolean>): Promise<boolean> {
    const had = await before
    if (had === save) return had
    const fault = await postSavedLot(reference, save)
    if (!fault) {
      tellDone(save ? 'watchlist.saved' : 'watchlist.dropped')
      return save
    }
    setWish({ since: known, saved: had })
    tellFault(fault, 'watchlist.failed')
    return had
  }

  return {
    saved,
    onClick: (event) => {
      event.preventDefault()
      const save = !saved
      setWish({ since: known, saved: save })
      sent.current = send(save, wish ? sent.current : Promise.resolve(known))
    },
  }
}

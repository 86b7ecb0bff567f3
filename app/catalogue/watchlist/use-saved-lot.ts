import { type MouseEvent, useRef, useState } from 'react'
import type { KeptLot } from './device-watchlist'
import { sendLot } from './post-watchlist'
import { deviceWatchlist, useDeviceWatchlist } from './use-device-watchlist'
import { useWatchlistNews } from './use-watchlist-news'
import { watchlistLimits } from './watchlist-limits'

/** A lot's mark: whether it is set, and what a press does. */
interface SavedLot {
  readonly saved: boolean
  readonly onClick: (event: MouseEvent) => void
}

/** The mark of a lot for whoever has not signed in: what is saved stays on the device. */
export function useLotOnDevice(lot: KeptLot): SavedLot {
  const { lots } = useDeviceWatchlist()
  const { tellDone, tellFault } = useWatchlistNews()
  const saved = lots.some(({ reference }) => reference === lot.reference)
  return {
    saved,
    onClick: ({ nativeEvent }) => {
      // A press from before the page came alive, repeated, was made on an empty mark: it means to save.
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

/**
 * The mark of a lot for a member. It shows what is wanted at once, and what the account really has when that fails.
 * @param known what the server last said
 */
export function useLotInAccount(reference: string, known: boolean): SavedLot {
  const { tellDone, tellFault } = useWatchlistNews()
  /** What was wanted since the server said so; a newer word of the server counts more. */
  const [wish, setWish] = useState<{ readonly since: boolean; readonly saved: boolean } | null>(null)
  /** What the account has, once all that was sent before is answered. */
  const sent = useRef(Promise.resolve(known))
  const saved = wish?.since === known ? wish.saved : known

  async function send(save: boolean, before: Promise<boolean>): Promise<boolean> {
    const had = await before
    if (had === save) return had
    const fault = await sendLot(reference, save)
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

import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Toasts } from '../../platform/ui/toasts'
import { postDeviceList } from './post-watchlist'
import { deviceWatchlist } from './use-device-watchlist'
import { useWatchlistNotices } from './use-watchlist-notices'

export const SAVE_FORM = 'save-lot'

/** Rendered once on pages with save buttons: their form, their notices, and for members the merge of the device's list. */
export function Watchlist({ isMember }: { isMember: boolean }) {
  const { t, language } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <>
      {isMember && (
        <form id={SAVE_FORM} method="post" action={pageAddress('/:lang/saved', language)} hidden>
          <input type="hidden" name="next" value={pathname + search} />
        </form>
      )}
      {isMember && <HandOver />}
      <Toasts close={t('toast.close')} />
    </>
  )
}

/** Merges the device's list into the account; on failure the next page load retries. */
function HandOver() {
  const { revalidate } = useRevalidator()
  const { tellDone, tellFault } = useWatchlistNotices()
  useEffect(() => {
    const parcel = deviceWatchlist.parcel(crypto.randomUUID())
    if (!parcel) return
    void postDeviceList(parcel).then((fault) => {
      if (fault) return tellFault(fault, 'watchlist.not_merged')
      deviceWatchlist.acknowledge(parcel.key)
      tellDone('watchlist.merged')
      return revalidate()
    })
  }, [revalidate, tellDone, tellFault])
  return null
}

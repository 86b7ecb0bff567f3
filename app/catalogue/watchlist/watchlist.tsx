import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Toasts } from '../../platform/ui/toasts'
import { sendParcel } from './post-watchlist'
import { deviceWatchlist } from './use-device-watchlist'
import { useWatchlistNews } from './use-watchlist-news'

/** The id of the form that members without JavaScript send by a lot's mark. */
export const SAVE_FORM = 'save-lot'

/**
 * What a page with lots' marks has once: the form of the marks, the news of them, and for a member the way of what the device had
 * kept into the account.
 */
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

/** Hands over what the device has kept. It stays there until the account has it: what fails is tried with the next page. */
function HandOver() {
  const { revalidate } = useRevalidator()
  const { tellDone, tellFault } = useWatchlistNews()
  useEffect(() => {
    const parcel = deviceWatchlist.parcel(crypto.randomUUID())
    if (!parcel) return
    void sendParcel(parcel).then((fault) => {
      if (fault) return tellFault(fault, 'watchlist.not_merged')
      deviceWatchlist.acknowledge(parcel.key)
      tellDone('watchlist.merged')
      return revalidate()
    })
  }, [revalidate, tellDone, tellFault])
  return null
}

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { pageAddress } from '../i18n/page-address'
import { isMessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { Icon } from '../ui/icon'
import { PageLink } from '../ui/page-link'
import '../ui/toast.css'
import { sendParcel } from './post-watchlist'
import { deviceWatchlist } from './use-device-watchlist'
import { latestNews, onNews, tell, type WatchlistNews } from './watchlist-news'

/** The id of the form that members without JavaScript send by a lot's mark. */
export const SAVE_FORM = 'save-lot'

/** How long news are shown that nobody looks at, in milliseconds (DESIGN, "toast"). */
const SHOWN_MILLISECONDS = 6_000

/**
 * What a page with lots' marks has once: the form of the marks, the news of them, and for a member the way of what the device had
 * kept into the account.
 */
export function Watchlist({ isMember }: { isMember: boolean }) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <>
      {isMember && (
        <form id={SAVE_FORM} method="post" action={pageAddress('/:lang/saved', language)} hidden>
          <input type="hidden" name="next" value={pathname + search} />
        </form>
      )}
      {isMember && <HandOver />}
      <div className="toasts" role="status">
        <LatestNews />
      </div>
    </>
  )
}

/** Hands over what the device has kept. It stays there until the account has it: what fails is tried with the next page. */
function HandOver() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const parcel = deviceWatchlist.parcel(crypto.randomUUID())
    if (!parcel) return
    void sendParcel(parcel).then((fault) => {
      if (fault) return tell({ text: fault.key ?? 'watchlist.not_merged', values: fault.values, isFault: true })
      deviceWatchlist.acknowledge(parcel.key)
      tell({ text: 'watchlist.merged', values: {}, isFault: false })
      return revalidate()
    })
  }, [revalidate])
  return null
}

function LatestNews() {
  const news = useSyncExternalStore(onNews, latestNews, () => null)
  // Those of another page are none of this one's.
  useEffect(() => () => tell(null), [])
  return news && <News key={news.text} news={news} />
}

function News({ news }: { news: WatchlistNews }) {
  const { t, language, messages } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const { isFault } = news
  useEffect(() => {
    // A fault stays until it is read.
    if (isFault) return
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) tell(null)
    }, SHOWN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isFault])
  return (
    <div className="toast" ref={box}>
      <span>{t(isMessageKey(messages, news.text) ? news.text : 'watchlist.failed', news.values)}</span>
      {!isFault && <PageLink to={pageAddress('/:lang/saved', language)}>{t('watchlist.show')}</PageLink>}
      <button className="toast__x" type="button" aria-label={t('watchlist.close')} onClick={() => tell(null)}>
        <Icon name="x" />
      </button>
    </div>
  )
}

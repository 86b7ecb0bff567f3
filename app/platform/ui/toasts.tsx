import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon'
import { latestNews, type News, onNews, tell } from './news'
import { PageLink } from './page-link'
import './toast.css'

/** Milliseconds without attention until a notice disappears. */
const SHOWN_MILLISECONDS = 6_000

/** Shows and announces the page's latest notice; once per page. @param props.close name of the close button */
export function Toasts({ close }: { close: string }) {
  const news = useSyncExternalStore(onNews, latestNews, () => null)
  // Notices belong to one page.
  useEffect(() => () => tell(null), [])
  return (
    <div className="toasts" role="status">
      {news && <Toast news={news} close={close} />}
    </div>
  )
}

function Toast({ news, close }: { news: News; close: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { text, undo, way } = news
  useEffect(() => {
    // An error stays until it is closed.
    if (news.isFault) return
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) tell(null)
    }, SHOWN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [news])
  return (
    <div className="toast" ref={box}>
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            tell(null)
            undo.run()
          }}
        >
          {undo.text}
        </button>
      )}
      {way && <PageLink to={way.to}>{way.text}</PageLink>}
      <button className="toast__close" type="button" aria-label={close} onClick={() => tell(null)}>
        <Icon name="x" />
      </button>
    </div>
  )
}

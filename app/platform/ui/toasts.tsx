import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon'
import { latestNews, type News, onNews, tell } from './news'
import { PageLink } from './page-link'
import './toast.css'

/** How long news are shown that nobody looks at, in milliseconds (DESIGN, "toast"). */
const SHOWN_MILLISECONDS = 6_000

/** Shows and announces the latest news of a page, which has this once. @param props.close the name of what closes them */
export function Toasts({ close }: { close: string }) {
  const news = useSyncExternalStore(onNews, latestNews, () => null)
  // Those of another page are none of this one's.
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
    // A fault stays until it is read.
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

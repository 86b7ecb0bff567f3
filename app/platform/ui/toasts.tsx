import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon'
import { PageLink } from './page-link'
import { latestToast, onToast, showToast, type ToastMessage } from './toast-message'
import './toast.css'

/** Milliseconds without attention until a notice disappears. */
const SHOWN_MILLISECONDS = 6_000

/** Shows and announces the page's latest notice; once per page. @param props.close name of the close button */
export function Toasts({ close }: { close: string }) {
  const message = useSyncExternalStore(onToast, latestToast, () => null)
  // Notices belong to one page.
  useEffect(() => () => showToast(null), [])
  return (
    <div className="toasts" role="status">
      {message && <Toast message={message} close={close} />}
    </div>
  )
}

function Toast({ message, close }: { message: ToastMessage; close: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { text, undo, link } = message
  useEffect(() => {
    // An error stays until it is closed.
    if (message.isFault) return
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) showToast(null)
    }, SHOWN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [message])
  return (
    <div className="toast" ref={box}>
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            showToast(null)
            undo.run()
          }}
        >
          {undo.text}
        </button>
      )}
      {link && <PageLink to={link.to}>{link.text}</PageLink>}
      <button className="toast__close" type="button" aria-label={close} onClick={() => showToast(null)}>
        <Icon name="x" />
      </button>
    </div>
  )
}

import { type RefObject, useEffect } from 'react'
import { formValues, postKeepalive } from './typed-into-form'

/** Debounce in milliseconds. */
const PAUSE = 600

/**
 * Autosaves a form on the server, after each pause in typing and when the user leaves.
 * @param isSendKept `as typed`: also autosave on submit, because it may not arrive; the server discards what it already received
 */
export function useServerDraft(
  form: RefObject<HTMLFormElement | null>,
  address: string,
  isSendKept: 'by its answer' | 'as typed' = 'by its answer',
): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: number | undefined
    let isOpen = false
    let last: Promise<unknown> = Promise.resolve()
    let underWay = 0
    // Connection or server down: everything is sent again with the next change, or when the page unloads.
    const lost = () => {
      isOpen = true
    }
    const take = () => {
      window.clearTimeout(timer)
      isOpen = false
      return formValues(element)
    }
    const keep = () => {
      const body = take()
      underWay += 1
      // In sequence, so that the last version wins.
      last = last
        .then(() => fetch(address, { method: 'POST', body }))
        .then(({ ok }) => ok || lost(), lost)
        .finally(() => {
          underWay -= 1
        })
    }
    const typed = () => {
      isOpen = true
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, PAUSE)
    }
    const leave = () => {
      // Unloading aborts requests in flight, so send them again with `keepalive`.
      if (!isOpen && underWay === 0) return
      postKeepalive(address, take()).catch(lost)
    }
    const reconnected = () => {
      if (isOpen) keep()
    }
    const end = new AbortController()
    const { signal } = end
    element.addEventListener('input', typed, { signal })
    element.addEventListener('change', typed, { signal })
    if (isSendKept === 'by its answer') element.addEventListener('submit', take, { signal })
    window.addEventListener('online', reconnected, { signal })
    // `beforeunload` runs before the next page is requested, which may show the draft.
    window.addEventListener('beforeunload', leave, { signal })
    window.addEventListener('pagehide', leave, { signal })
    return () => {
      end.abort()
      leave()
    }
  }, [form, address, isSendKept])
}

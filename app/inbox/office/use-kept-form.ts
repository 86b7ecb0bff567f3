import { type RefObject, useEffect } from 'react'
import { sendWithPage, typedInto } from './typed-into-form'

/** Milliseconds without a key after which what was typed is kept. */
const PAUSE = 600

/**
 * Has what somebody types into a form kept at the server: at every pause, and when they leave. What is sent with the form itself is
 * kept by its answer.
 * @param address where it is kept
 * @param isSendKept `as typed`: what is sent may not arrive, and is kept like all else; the server knows what came in
 */
export function useKeptForm(
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
    // The line or the server is down: what is typed next is sent with all of it, or what there is with the page.
    const lost = () => {
      isOpen = true
    }
    const take = () => {
      window.clearTimeout(timer)
      isOpen = false
      return typedInto(element)
    }
    const keep = () => {
      const body = take()
      underWay += 1
      // One after another: what was typed last is what stays.
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
      // What is on its way is stopped with the page.
      if (!isOpen && underWay === 0) return
      sendWithPage(address, take()).catch(lost)
    }
    const reconnected = () => {
      if (isOpen) keep()
    }
    element.addEventListener('input', typed)
    element.addEventListener('change', typed)
    if (isSendKept === 'by its answer') element.addEventListener('submit', take)
    window.addEventListener('online', reconnected)
    // Before the next page is asked for, where there is one: it shows what was kept.
    window.addEventListener('beforeunload', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      element.removeEventListener('input', typed)
      element.removeEventListener('change', typed)
      element.removeEventListener('submit', take)
      window.removeEventListener('online', reconnected)
      window.removeEventListener('beforeunload', leave)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [form, address, isSendKept])
}

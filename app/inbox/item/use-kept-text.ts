import { type RefObject, useEffect } from 'react'

/**
 * Keeps what is typed into a box for whoever leaves the page before it is sent, and comes back: in this window, and no longer than
 * that. Nothing is taken away from what stands there already.
 * @param name what the text is kept as
 * @param isSent the box begins anew, for what it held was taken
 * @returns forgets what is kept
 */
export function useKeptText(box: RefObject<HTMLTextAreaElement | null>, name: string, isSent: boolean): () => void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const kept = sessionStorage.getItem(name)
    if (isSent) sessionStorage.removeItem(name)
    else if (kept !== null && element.value === element.defaultValue) element.value = kept
    const keep = () => {
      if (element.value === element.defaultValue) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, element.value)
    }
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [box, name, isSent])
  return () => sessionStorage.removeItem(name)
}

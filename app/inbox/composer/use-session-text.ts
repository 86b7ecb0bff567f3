import { type RefObject, useEffect } from 'react'

/** Keeps a field's text until it is sent, since a reload may overtake the draft. Never overwrites edited text. @returns discards it */
export function useSessionText(
  box: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  name: string,
  isSent: boolean,
): () => void {
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

import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds in which several changes count as one. */
const TOGETHER = 250

/**
 * Tells when a form's boxes have changed: whenever one was left with something else in it, or a choice was made.
 * @param left told when the form goes, with its page or by itself, and whether something was typed since `changed` was last told
 * @returns for the form's `ref`
 */
export function useFormChanges(
  changed: (form: HTMLFormElement) => void,
  left?: (form: HTMLFormElement, isPending: boolean) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef({ changed, left })
  useEffect(() => {
    latest.current = { changed, left }
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: number | undefined
    let isPending = false
    // A box that was never left has not changed yet, and what was typed there counts all the same.
    const typed = (event: Event) => {
      if (isOwn(event, element)) isPending = true
    }
    const soon = (event: Event) => {
      if (!isOwn(event, element)) return
      isPending = true
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        isPending = false
        latest.current.changed(element)
      }, TOGETHER)
    }
    const leave = () => {
      window.clearTimeout(timer)
      const was = isPending
      isPending = false
      latest.current.left?.(element, was)
    }
    element.addEventListener('input', typed)
    element.addEventListener('change', soon)
    window.addEventListener('pagehide', leave)
    return () => {
      element.removeEventListener('input', typed)
      element.removeEventListener('change', soon)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return form
}

/** Boxes may stand within a form and belong to another. */
function isOwn({ target }: Event, form: HTMLFormElement): boolean {
  return !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form === form
}

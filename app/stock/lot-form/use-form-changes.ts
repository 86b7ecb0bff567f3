import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Debounce in milliseconds. */
const TOGETHER = 250

/** Reports changes when a field is left or a choice is made. @param left on unmount or unload, with whether changes are unreported */
export function useFormChanges(
  changed: (form: HTMLFormElement) => void,
  left?: (form: HTMLFormElement, isPending: boolean) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const report = useEffectEvent(changed)
  const reportLeft = useEffectEvent((element: HTMLFormElement, isPending: boolean) => left?.(element, isPending))
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: number | undefined
    let isPending = false
    // A focused field fires no `change` yet, but its text counts as unreported.
    const typed = (event: Event) => {
      if (isOwn(event, element)) isPending = true
    }
    const soon = (event: Event) => {
      if (!isOwn(event, element)) return
      isPending = true
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        isPending = false
        report(element)
      }, TOGETHER)
    }
    const leave = () => {
      window.clearTimeout(timer)
      const was = isPending
      isPending = false
      reportLeft(element, was)
    }
    const end = new AbortController()
    const { signal } = end
    element.addEventListener('input', typed, { signal })
    element.addEventListener('change', soon, { signal })
    window.addEventListener('pagehide', leave, { signal })
    return () => {
      end.abort()
      leave()
    }
  }, [])
  return form
}

/** Fields inside a form may belong to another one by their `form` attribute. */
function isOwn({ target }: Event, form: HTMLFormElement): boolean {
  return !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form === form
}

import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds in which several changes count as one. */
const TOGETHER = 250

/**
 * Tells when a form's boxes have changed: whenever one was left with something else in it, or a choice was made.
 * @returns for the form's `ref`
 */
export function useFormChanges(changed: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(changed)
  useEffect(() => {
    latest.current = changed
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: number | undefined
    const soon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => latest.current(element), TOGETHER)
    }
    element.addEventListener('change', soon)
    return () => {
      element.removeEventListener('change', soon)
      window.clearTimeout(timer)
    }
  }, [])
  return form
}

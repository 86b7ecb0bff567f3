import { type RefObject, useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'

/** Milliseconds in which several changes are saved together. */
const TOGETHER = 250

/**
 * Has a form save itself: whenever a box was left with something else in it, or a choice was made. While one saving is under way the
 * next waits, so that they arrive in their order.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  fetcher: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'>,
) {
  const latest = useRef(fetcher)
  const waiting = useRef(false)
  useEffect(() => {
    latest.current = fetcher
    if (fetcher.state !== 'idle' || !waiting.current || !form.current) return
    waiting.current = false
    void fetcher.submit(form.current)
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: number | undefined
    const save = () => {
      if (latest.current.state === 'idle') void latest.current.submit(element)
      else waiting.current = true
    }
    const changed = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(save, TOGETHER)
    }
    element.addEventListener('change', changed)
    return () => {
      element.removeEventListener('change', changed)
      window.clearTimeout(timer)
    }
  }, [form])
}

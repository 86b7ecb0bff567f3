import { type RefObject, useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { useFormChanges } from '../lot-form/use-form-changes'

/** Bytes that browsers still send for a page that has gone, all requests together being 64 KiB. */
const MOST_KEPT_ALIVE = 60_000

/**
 * Has a form save itself. While one saving is under way the next waits, so that they arrive in their order. What is not saved yet
 * when somebody leaves the page is sent then.
 * @returns for the form's `ref`
 */
export function useAutosave(
  fetcher: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'>,
): RefObject<HTMLFormElement | null> {
  const waiting = useRef(false)
  const form = useFormChanges(
    (element) => {
      if (fetcher.state === 'idle') void fetcher.submit(element)
      else waiting.current = true
    },
    (element, isPending) => {
      if (isPending || waiting.current) sendLast(element)
      waiting.current = false
    },
  )
  useEffect(() => {
    if (fetcher.state !== 'idle' || !waiting.current || !form.current) return
    waiting.current = false
    void fetcher.submit(form.current)
  })
  return form
}

/** Posts a form that nobody sees any more: its answer has no reader either. */
function sendLast(form: HTMLFormElement): void {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const keepalive = body.toString().length < MOST_KEPT_ALIVE
  fetch(form.action, { method: 'POST', body, keepalive }).catch(() => undefined)
}

import { type RefObject, useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { useFormChanges } from '../lot-form/use-form-changes'

/**
 * Has a form save itself. While one saving is under way the next waits, so that they arrive in their order.
 * @returns for the form's `ref`
 */
export function useAutosave(
  fetcher: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'>,
): RefObject<HTMLFormElement | null> {
  const waiting = useRef(false)
  const form = useFormChanges((element) => {
    if (fetcher.state === 'idle') void fetcher.submit(element)
    else waiting.current = true
  })
  useEffect(() => {
    if (fetcher.state !== 'idle' || !waiting.current || !form.current) return
    waiting.current = false
    void fetcher.submit(form.current)
  })
  return form
}

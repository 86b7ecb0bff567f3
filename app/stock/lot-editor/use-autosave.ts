import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { formValues, postKeepalive } from '../../inbox/composer/typed-into-form'
import { connectionState } from '../../inbox/office/connection'
import { useFormChanges } from '../lot-form/use-form-changes'

/**
 * Saves a form automatically. Saves and file uploads run one after the other; unsaved changes are sent when the page unloads.
 * @param isBehind the form does not show the answer's changes yet, so saving now would revert them
 * @returns refs for the lot form and the upload form, and the submit handler of the latter
 */
export function useAutosave(
  fetcher: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'>,
  isBehind: boolean,
): {
  form: RefObject<HTMLFormElement | null>
  files: RefObject<HTMLFormElement | null>
  sendFiles: (event: FormEvent) => void
} {
  const isFree = fetcher.state === 'idle' && !isBehind
  const waiting = useRef({ save: false, files: false })
  const isSent = useRef(false)
  const files = useRef<HTMLFormElement>(null)
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0)
  // Tracked by the promise, because a render may come between sending and the fetcher's new state.
  const save = async (element: HTMLFormElement) => {
    isSent.current = true
    await fetcher.submit(element)
    isSent.current = false
    if (!connectionState().isUnsure) return
    // Resend what the lost connection may have dropped.
    waiting.current.save = true
    renderAgain()
  }
  const form = useFormChanges(
    (element) => {
      if (isFree) void save(element)
      else waiting.current.save = true
    },
    (element, isPending) => {
      // Unloading aborts requests in flight. Saving twice in one edit session is harmless.
      if (isPending || waiting.current.save || isSent.current)
        postKeepalive(element.action, formValues(element)).catch(() => undefined)
      waiting.current.save = false
    },
  )
  useEffect(() => {
    if (!isFree) return
    if (waiting.current.save && form.current) {
      waiting.current.save = false
      void save(form.current)
    } else if (waiting.current.files) {
      waiting.current.files = false
      files.current?.requestSubmit()
    }
  })
  const sendFiles = (event: FormEvent) => {
    if (isFree) return
    event.preventDefault()
    waiting.current.files = true
  }
  return { form, files, sendFiles }
}

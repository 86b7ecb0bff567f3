import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
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
  const save = (element: HTMLFormElement) => {
    isSent.current = true
    void fetcher.submit(element)
  }
  const form = useFormChanges(
    (element) => {
      if (isFree) save(element)
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
    // Resend what the lost connection may have dropped.
    if (isSent.current && connectionState().isUnsure) waiting.current.save = true
    isSent.current = false
    if (waiting.current.save && form.current) {
      waiting.current.save = false
      save(form.current)
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

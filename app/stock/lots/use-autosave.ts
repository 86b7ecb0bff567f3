import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { lineNow } from '../../inbox/office/line'
import { sendWithPage, typedInto } from '../../inbox/office/typed-into-form'
import { useFormChanges } from '../lot-form/use-form-changes'

/**
 * Has a form save itself. While one saving is under way the next waits, so that they arrive in their order; the form that adds files
 * waits its turn, too. What is not saved yet when somebody leaves the page is sent then.
 * @param isBehind boxes do not have yet what an answer speaks of: what they would send now would take it away again
 * @returns for the `ref` of the form, for that of the one that adds files, and what this one does before it is sent
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
      // What is on its way is stopped with the page and may not have arrived: saved twice in one sitting, it is the same.
      if (isPending || waiting.current.save || isSent.current)
        sendWithPage(element.action, typedInto(element)).catch(() => undefined)
      waiting.current.save = false
    },
  )
  useEffect(() => {
    if (!isFree) return
    // What the line has swallowed is sent again.
    if (isSent.current && lineNow().isUnsure) waiting.current.save = true
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

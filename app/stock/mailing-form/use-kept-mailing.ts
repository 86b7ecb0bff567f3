import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'

/**
 * Keeps an unsent mailing in session storage across reloads, going back and lost connections.
 * The server adds fields for each recipient, so what was kept is posted again instead of being filled in.
 */
export function useKeptMailing(form: RefObject<HTMLFormElement | null>, isAnswer: boolean): void {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const { location: next, formMethod } = useNavigation()
  const name = `mailing ${search}`
  const isSent = formMethod === 'POST' && next !== undefined && next.pathname !== pathname
  useEffect(() => {
    if (isSent) sessionStorage.removeItem(name)
  }, [isSent, name])
  useEffect(() => {
    const element = form.current
    if (!element) return
    const kept = sessionStorage.getItem(name)
    if (!isAnswer && kept !== null) {
      submit(new URLSearchParams(kept), { method: 'post', replace: true })
      return
    }
    const keep = () => sessionStorage.setItem(name, String(fieldsOf(element)))
    if (isAnswer) keep()
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, isAnswer, name, submit])
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

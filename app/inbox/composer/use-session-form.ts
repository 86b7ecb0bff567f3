import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Keeps a form's fields and submission key in session storage across reloads, until the server accepts the form. */
export function useSessionForm(form: RefObject<HTMLFormElement | null>, name: string): void {
  const navigation = useNavigation()
  const isTaken = useRef(false)
  useEffect(() => {
    // An accepted form navigates on; a rejected one stays.
    isTaken.current = navigation.state === 'loading' && navigation.formMethod === 'POST'
  }, [navigation])
  useEffect(() => {
    const element = form.current
    if (!element) return
    const kept = sessionStorage.getItem(name)
    if (kept !== null) restore(element, JSON.parse(kept))
    const keep = () => sessionStorage.setItem(name, JSON.stringify(fieldsOf(element).map(entryOf)))
    element.addEventListener('input', keep)
    return () => {
      element.removeEventListener('input', keep)
      if (isTaken.current) sessionStorage.removeItem(name)
    }
  }, [form, name])
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && field.type !== 'file') ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  )
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function entryOf(field: Field): [name: string, value: string] {
  return isBox(field) ? [`${field.name}=${field.value}`, field.checked ? 'on' : ''] : [field.name, field.value]
}

function restore(form: HTMLFormElement, kept: readonly [string, string][]): void {
  const values = new Map(kept)
  for (const field of fieldsOf(form)) {
    const value = values.get(entryOf(field)[0])
    if (value === undefined) continue
    if (isBox(field)) field.checked = value !== ''
    else field.value = value
  }
}

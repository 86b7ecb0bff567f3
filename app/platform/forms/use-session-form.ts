import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps a form's visible fields in session storage across reloads, until the server accepts the form.
 * @param key hidden field of the submission key, kept too
 */
export function useSessionForm(form: RefObject<HTMLFormElement | null>, name: string, key?: string): void {
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
    if (kept !== null) restore(fieldsOf(element, key), JSON.parse(kept))
    const keep = () => sessionStorage.setItem(name, JSON.stringify(fieldsOf(element, key).map(entryOf)))
    element.addEventListener('input', keep)
    return () => {
      element.removeEventListener('input', keep)
      if (isTaken.current) sessionStorage.removeItem(name)
    }
  }, [form, name, key])
}

function fieldsOf(form: HTMLFormElement, key: string | undefined): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && field.type !== 'file' && (field.type !== 'hidden' || field.name === key)) ||
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

function restore(fields: readonly Field[], kept: readonly [string, string][]): void {
  const values = new Map(kept)
  for (const field of fields) {
    const value = values.get(entryOf(field)[0])
    if (value === undefined) continue
    const before = isBox(field) ? field.checked : field.value
    if (isBox(field)) field.checked = value !== ''
    else field.value = value
    if (before !== (isBox(field) ? field.checked : field.value)) unfold(field)
  }
}

function unfold(field: Field): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

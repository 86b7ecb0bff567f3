import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps a form's visible fields in session storage across pages and reloads, until the server accepts the form. On a page
 * that hydrates late, the form needs `data-kept`, with the same name, and `data-follow`.
 * @param hidden names of hidden fields to keep too, such as that of the submission key
 */
export function useSessionForm(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  hidden?: string | readonly string[],
): void {
  const navigation = useNavigation()
  const isTaken = useRef(false)
  useEffect(() => {
    // An accepted form navigates on; a rejected one stays.
    isTaken.current = navigation.state === 'loading' && navigation.formMethod === 'POST'
  }, [navigation])
  useEffect(() => {
    const element = form.current
    if (!element) return
    const kept = store((storage) => storage.getItem(name))
    if (kept) restore(fieldsOf(element, hidden), JSON.parse(kept))
    const keep = () => {
      // An empty field is not kept: after a sign-in, the server fills it in from the profile.
      const fields = fieldsOf(element, hidden).filter((field) => isBox(field) || field.value !== '' || wasFilled(field))
      store((storage) => storage.setItem(name, JSON.stringify(fields.map(entryOf))))
    }
    element.addEventListener('input', keep)
    return () => {
      element.removeEventListener('input', keep)
      if (isTaken.current) forget(name)
    }
  }, [form, name, hidden])
}

/** Forgets the kept fields of a form that was sent without the router. */
export function useForgetSent(name: string, isSent: boolean): void {
  useEffect(() => {
    if (isSent) forget(name)
  }, [name, isSent])
}

function forget(name: string): void {
  store((storage) => storage.removeItem(name))
}

/** Undefined where the browser forbids storage, or it is full. */
function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

function fieldsOf(form: HTMLFormElement, hidden: string | readonly string[] = []): Field[] {
  const names = [hidden].flat()
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement &&
        field.type !== 'file' &&
        (field.type !== 'hidden' || names.includes(field.name))) ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  )
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function wasFilled(field: Field): boolean {
  return 'defaultValue' in field ? field.defaultValue !== '' : [...field.options].some((one) => one.defaultSelected)
}

function entryOf(field: Field): [name: string, value: string] {
  return isBox(field) ? [`${field.name}=${field.value}`, field.checked ? 'on' : ''] : [field.name, textOf(field)]
}

/** A list of several choices has a line for each. */
function textOf(field: Field): string {
  return 'selectedOptions' in field ? [...field.selectedOptions].map(({ value }) => value).join('\n') : field.value
}

function setValue(field: Field, value: string): void {
  if (!('selectedOptions' in field)) field.value = value
  else for (const option of field.options) option.selected = value.split('\n').includes(option.value)
}

function restore(fields: readonly Field[], kept: readonly [string, string][]): void {
  const values = new Map(kept)
  for (const field of fields) {
    const [name, before] = entryOf(field)
    const value = values.get(name)
    if (value === undefined || value === before) continue
    if (isBox(field)) field.checked = value !== ''
    else setValue(field, value)
    unfold(field)
  }
}

function unfold(field: Field): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Debounce in milliseconds after a key press, because arrow keys pass through other choices. */
const PAUSE = 800

export interface SaveQueue {
  readonly save: (form: HTMLFormElement) => void
  readonly isWaiting: (form: HTMLFormElement) => boolean
}

/** Submits forms one after the other, so that each has the version created by the previous one. */
export function useSaveQueue(): SaveQueue {
  const isIdle = useNavigation().state === 'idle'
  const isFree = useRef(true)
  const waiting = useRef(new Set<HTMLFormElement>())
  const sendNext = useCallback(() => {
    const [form] = waiting.current
    if (!form || !isFree.current) return
    waiting.current.delete(form)
    if (!form.isConnected || !form.reportValidity()) return
    isFree.current = false
    form.requestSubmit(form.querySelector('button'))
  }, [])
  useEffect(() => {
    isFree.current = isIdle
    if (isIdle) sendNext()
  }, [isIdle, sendNext])
  return {
    save: (form) => {
      waiting.current.add(form)
      sendNext()
    },
    isWaiting: (form) => waiting.current.has(form),
  }
}

/** Saves a form when a field differs from its `data-saved`, and shows the stored values when the item's version changes. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  {
    version,
    saving,
    isComplete,
  }: { version: string; saving: SaveQueue; isComplete?: ((form: FormData) => boolean) | undefined },
): void {
  const isReady = useEffectEvent((element: HTMLFormElement) => isComplete?.(new FormData(element)) ?? true)
  const submit = useEffectEvent(saving.save)
  const isWaiting = useEffectEvent(saving.isWaiting)
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: number | undefined
    let isTyped = false
    const save = () => {
      window.clearTimeout(timer)
      isTyped = false
      if (!isReady(element) || changedFields(element).length === 0) return
      for (const field of element.querySelectorAll<HTMLElement>('[data-by-key]')) field.dataset.byKey = 'saved'
      submit(element)
    }
    const press = ({ key }: KeyboardEvent) => {
      isTyped = key !== 'Enter' && key !== 'Tab'
    }
    const point = () => {
      isTyped = false
    }
    const change = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(save, isTyped ? PAUSE : 0)
    }
    const end = new AbortController()
    const { signal } = end
    element.addEventListener('keydown', press, { signal })
    element.addEventListener('pointerdown', point, { signal })
    element.addEventListener('change', change, { signal })
    element.addEventListener('focusout', save, { signal })
    window.addEventListener('online', save, { signal })
    // Choices made before hydration.
    save()
    return () => {
      window.clearTimeout(timer)
      end.abort()
    }
  }, [form])
  const shown = useRef(version)
  useEffect(() => {
    const element = form.current
    if (!element || shown.current === version) return
    shown.current = version
    if (isWaiting(element)) return
    for (const field of changedFields(element)) field.value = field.dataset.saved ?? ''
    const { activeElement } = document
    if (
      activeElement instanceof HTMLElement &&
      element.contains(activeElement) &&
      activeElement.dataset.byKey === 'saved'
    )
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [form, version])
}

/** Focuses the field of a shortcut. Once it is saved, the focus returns to the item, where shortcuts work again. */
export function chooseByKey(field: HTMLElement | null): void {
  if (!field) return
  field.dataset.byKey = 'open'
  field.addEventListener('blur', () => delete field.dataset.byKey, { once: true })
  field.focus()
}

function changedFields(form: HTMLFormElement) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-saved]')
  return [...fields].filter(({ value, dataset }) => value !== dataset.saved)
}

import { useEffect } from 'react'

/** `aria-keyshortcuts` of a button that Ctrl+Enter activates from any field of its form. */
export const SEND_KEY = 'Control+Enter'

/** Ctrl+Enter or Cmd+Enter press the `SEND_KEY` button of the focused form; with Shift, the one that also marks the item as done. */
export function useSendKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, repeat, target } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || !(target instanceof Element)) return
      const form = target.closest('form')
      const button = form?.querySelector<HTMLElement>(`button[aria-keyshortcuts="${SEND_KEY}"]`)
      if (!button) return
      event.preventDefault()
      const done = form?.querySelector<HTMLInputElement>('input[type=checkbox][name=done]')
      if (shiftKey && done) done.checked = true
      // Blur first: some forms validate or save a field on `change`.
      if (target instanceof HTMLElement) {
        target.blur()
        target.focus()
      }
      button.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

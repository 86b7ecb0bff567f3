import { useEffect } from 'react'

/** How a button says that Ctrl and Enter press it, from every box of its form. */
export const SEND_KEY = 'Control+Enter'

/** Has Ctrl and Enter, or the command key and Enter, send the form that the focus is in by the button that says so. */
export function useSendKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, repeat, target } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || !(target instanceof Element)) return
      const button = target.closest('form')?.querySelector<HTMLElement>(`button[aria-keyshortcuts="${SEND_KEY}"]`)
      if (!button) return
      event.preventDefault()
      // A form that follows what is typed hears of a box when it is left.
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

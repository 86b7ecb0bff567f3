import { useEffect, useEffectEvent, useState } from 'react'

const STORED = 'office.keys'

/** Shortcuts can be turned off for speech input (WCAG 2.1.4). @param isOfFrame shortcuts of the frame; those of the page take precedence */
export function useKeys(
  actions: Readonly<Record<string, () => void>>,
  isOfFrame = false,
): { on: boolean; turn: (on: boolean) => void } {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(STORED) !== 'off'), [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Read storage directly: effects of the first second run before React has the state.
    if (localStorage.getItem(STORED) === 'off') return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const phase = { capture: !isOfFrame }
    document.addEventListener('keydown', press, phase)
    return () => document.removeEventListener('keydown', press, phase)
  }, [isOfFrame])
  return {
    on,
    turn: (wanted) => {
      localStorage.setItem(STORED, wanted ? 'on' : 'off')
      setOn(wanted)
    },
  }
}

/** Checkboxes accept no letters. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('dialog[open]')) return true
  return target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
}

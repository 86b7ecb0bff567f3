import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * Moves the focus to an element when it appears. In a page from the server, only if nothing has the focus: the user may have
 * opened a menu before hydration.
 */
export function useFocusOnShow<Shown extends HTMLElement>() {
  const element = useRef<Shown>(null)
  const [isFromServer] = useState(useIsHydrating())
  useEffect(() => {
    const { activeElement, body } = document
    const isTaken = activeElement !== null && activeElement !== body
    if (!isFromServer || !isTaken) element.current?.focus()
  }, [isFromServer])
  return element
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}

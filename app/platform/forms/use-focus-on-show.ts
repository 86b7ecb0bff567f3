import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Focuses an element when it appears; on a server's page only if nothing has the focus, such as a menu opened before hydration. */
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

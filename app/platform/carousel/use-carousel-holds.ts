import { type FocusEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { CarouselHolds } from './carousel-steps'

/** What stops a carousel. The focus on `pauseButton` does not, because pressing "play" there should show it move. */
export function useCarouselHolds(box: RefObject<HTMLElement | null>, pauseButton: RefObject<HTMLElement | null>) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [touched, setTouched] = useState(false)
  const hidden = useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => false,
  )
  const calm = useSyncExternalStore(
    watchMotion,
    () => calmQuery().matches,
    () => true,
  )

  useEffect(() => {
    // Pointer and focus may precede the script.
    const canHover = window.matchMedia('(hover: hover)').matches
    setHovered(canHover && box.current?.matches(':hover') === true)
    setFocused(box.current?.contains(document.activeElement) === true && document.activeElement !== pauseButton.current)
  }, [box, pauseButton])

  const holds: CarouselHolds = { paused, hovered, focused, touched, hidden, calm }
  return {
    holds,
    setPaused,
    setTouched,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target !== pauseButton.current),
      onBlur: (event: FocusEvent) => {
        if (!box.current?.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}

function watchTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function calmQuery(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)')
}

function watchMotion(onChange: () => void): () => void {
  const query = calmQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

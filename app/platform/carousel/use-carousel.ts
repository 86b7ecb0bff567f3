import { type KeyboardEvent, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import { carouselInterval, movesByItself, neighbour, swipeStep } from './carousel-steps'
import { useCarouselHolds } from './use-carousel-holds'

/** Moves a row (in `box`) that snaps to slides: every 5 seconds unless held, by buttons, arrow keys and swipes. */
export function useCarousel() {
  const box = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const pauseButton = useRef<HTMLButtonElement>(null)
  const { holds, setPaused, setTouched, handlers } = useCarouselHolds(box, pauseButton)
  const turning = movesByItself(holds)
  const [move, setMove] = useState<{ to: number; byClock: boolean } | null>(null)
  const heading = useRef<number | null>(null)
  const finger = useRef<{ x: number; y: number; scrolled: number; stop: number } | null>(null)
  const swipe = useRef<{ from: number; step: 1 | -1 | 0 } | null>(null)

  const goTo = useCallback((stop: number) => {
    if (!row.current) return
    heading.current = Math.min(stop, lastStop(row.current))
    row.current.scrollTo({ left: stopsOf(row.current)[stop] })
  }, [])

  const step = useCallback(
    (by: 1 | -1, byClock: boolean) => {
      if (!row.current) return
      const to = neighbour(heading.current ?? currentStop(row.current), by, lastStop(row.current))
      goTo(to)
      setMove({ to, byClock })
    },
    [goTo],
  )

  // Every move restarts the interval.
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => step(1, true), carouselInterval)
    return () => clearTimeout(timer)
  }, [turning, move, step])

  function steer(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const by = (event.key === 'ArrowRight') === (directionOf(event.currentTarget) === 'ltr') ? 1 : -1
    const all = [...(row.current?.children ?? [])]
    const focused = all.findIndex((slide) => slide.contains(document.activeElement))
    if (focused < 0) return step(by, false)
    const to = neighbour(focused, by, all.length - 1)
    all[to]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    goTo(to)
  }

  function touch(event: TouchEvent) {
    heading.current = null
    swipe.current = null
    const point = event.touches[0]
    if (!point || !row.current) return
    const { scrollLeft } = row.current
    finger.current = { x: point.clientX, y: point.clientY, scrolled: scrollLeft, stop: currentStop(row.current) }
    setTouched(true)
  }

  function letGo(event: TouchEvent) {
    const point = event.changedTouches[0]
    if (point && finger.current && row.current?.scrollLeft !== finger.current.scrolled) {
      const { x, y, stop } = finger.current
      const direction = directionOf(event.currentTarget)
      swipe.current = { from: stop, step: swipeStep(point.clientX - x, point.clientY - y, direction) }
    }
    finger.current = null
    setTouched(false)
  }

  // The browser snaps to the nearest slide: that may be the old one after 40 px, or another one after a shorter flick.
  function settle() {
    heading.current = null
    if (!swipe.current || !row.current) return
    const { from, step: wanted } = swipe.current
    swipe.current = null
    const moved = currentStop(row.current) - from
    if (wanted === 0 ? moved !== 0 : moved * wanted <= 0)
      goTo(Math.min(Math.max(from + wanted, 0), lastStop(row.current)))
  }

  return {
    box,
    row,
    pauseButton,
    paused: holds.paused,
    setPaused,
    turning,
    move,
    step,
    show: (to: number) => {
      goTo(to)
      setMove({ to, byClock: false })
    },
    boxHandlers: { onKeyDown: steer, ...handlers },
    rowHandlers: { onTouchStart: touch, onTouchEnd: letGo, onTouchCancel: letGo, onScrollEnd: settle },
  }
}

function directionOf(element: Element): 'ltr' | 'rtl' {
  return element.matches(':dir(rtl)') ? 'rtl' : 'ltr'
}

function stopsOf(row: Element): number[] {
  const lefts = [...row.children].map((slide) => slide.getBoundingClientRect().left)
  return lefts.map((left) => left - (lefts[0] ?? 0))
}

/** The slide nearest to the start of the row. */
export function currentStop(row: Element): number {
  const distances = stopsOf(row).map((stop) => Math.abs(stop - row.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/** The first slide from which the row cannot scroll on. */
function lastStop(row: Element): number {
  const end = row.scrollWidth - row.clientWidth
  return stopsOf(row).findIndex((stop) => Math.abs(stop) >= end - 1)
}

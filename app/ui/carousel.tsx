import { type KeyboardEvent, type ReactNode, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import { carouselInterval, movesByItself, neighbour, swipeStep } from './carousel-steps'
import { Icon } from './icon'
import { useCarouselHolds } from './use-carousel-holds'
import './carousel.css'

/** What a carousel says, in the page's language. */
export interface CarouselWords {
  /** What the thing is called: "carousel". */
  readonly carousel: string
  /** What one of its parts is called: "slide". */
  readonly slide: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** Where in the row a slide stands: "2 of 9". */
  readonly position: (number: number) => string
}

export interface CarouselSlide {
  readonly key: string
  /** What is read out when a button brings this slide. */
  readonly name: string
  /** What it shows: one link, or something that holds one. */
  readonly content: ReactNode
}

/**
 * A row that is scrolled sideways and snaps to its slides, by finger, wheel or keyboard, without JavaScript too. With it: moves
 * on by itself every 5 seconds unless held (`CarouselHolds`), has buttons and arrow keys, and takes a swipe of 40 px.
 * Follows the carousel pattern of the WAI-ARIA practices.
 */
export function Carousel(props: {
  label: string
  words: CarouselWords
  slides: readonly CarouselSlide[]
  /** What stands beside the buttons, such as a heading. */
  children: ReactNode
}) {
  const { label, words, slides, children } = props
  const box = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const pauseButton = useRef<HTMLButtonElement>(null)
  const { holds, setPaused, setTouched, handlers } = useCarouselHolds(box, pauseButton)
  const turning = movesByItself(holds)
  /** The last move that somebody or the clock asked for. */
  const [move, setMove] = useState<{ to: number; byClock: boolean } | null>(null)
  /** The stop that the row is on its way to. */
  const heading = useRef<number | null>(null)
  const finger = useRef<{ x: number; y: number; scrolled: number; stop: number } | null>(null)
  /** What a finger has asked for that scrolled the row: from which stop, and how far. */
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

  // Each move, by whomever, starts the time anew.
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

  // The browser scrolls under the finger and snaps to the nearest slide. That may still be the old one after 40 px, and be
  // another one after a quick flick of less.
  function settle() {
    heading.current = null
    if (!swipe.current || !row.current) return
    const { from, step: wanted } = swipe.current
    swipe.current = null
    const moved = currentStop(row.current) - from
    if (wanted === 0 ? moved !== 0 : moved * wanted <= 0)
      goTo(Math.min(Math.max(from + wanted, 0), lastStop(row.current)))
  }

  const announced = move && !move.byClock && !turning ? move.to : null
  return (
    <section
      className="carousel"
      ref={box}
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={steer}
      {...handlers}
    >
      <div className="carousel__head">
        {children}
        <div className="carousel__buttons">
          <button
            type="button"
            className="icbtn icbtn--line carousel__pause"
            ref={pauseButton}
            aria-label={holds.paused ? words.play : words.pause}
            onClick={() => setPaused(!holds.paused)}
          >
            <Icon name={holds.paused ? 'play' : 'pause'} />
          </button>
          <button
            type="button"
            className="icbtn icbtn--line"
            aria-label={words.previous}
            onClick={() => step(-1, false)}
          >
            <Icon name="arrow-left" flip />
          </button>
          <button type="button" className="icbtn icbtn--line" aria-label={words.next} onClick={() => step(1, false)}>
            <Icon name="arrow-right" flip />
          </button>
        </div>
      </div>
      <ul
        className="carousel__row"
        ref={row}
        onTouchStart={touch}
        onTouchEnd={letGo}
        onTouchCancel={letGo}
        onScrollEnd={settle}
      >
        {slides.map((slide, index) => (
          <li key={slide.key} aria-roledescription={words.slide} aria-label={words.position(index + 1)}>
            {slide.content}
          </li>
        ))}
      </ul>
      <p className="vh" role="status">
        {announced !== null && `${slides[announced]?.name}, ${words.position(announced + 1)}`}
      </p>
    </section>
  )
}

function directionOf(element: Element): 'ltr' | 'rtl' {
  return element.matches(':dir(rtl)') ? 'rtl' : 'ltr'
}

/** Where each slide stands at the start of the row, as positions of the scroll bar. */
function stopsOf(row: Element): number[] {
  const lefts = [...row.children].map((slide) => slide.getBoundingClientRect().left)
  return lefts.map((left) => left - (lefts[0] ?? 0))
}

/** The slide that stands nearest to the start of the row. */
function currentStop(row: Element): number {
  const distances = stopsOf(row).map((stop) => Math.abs(stop - row.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/** The first slide that stands where the row cannot be scrolled on. */
function lastStop(row: Element): number {
  const end = row.scrollWidth - row.clientWidth
  return stopsOf(row).findIndex((stop) => Math.abs(stop) >= end - 1)
}

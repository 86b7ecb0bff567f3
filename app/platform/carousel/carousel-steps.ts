/** Pause between automatic moves, in milliseconds (specification, section 9). */
export const carouselInterval = 5000

/** Shortest swipe, in CSS pixels (specification, section 9). */
export const swipeThreshold = 40

export interface CarouselHolds {
  readonly paused: boolean
  readonly hovered: boolean
  /** Keyboard focus inside, except on the pause button. */
  readonly focused: boolean
  readonly touched: boolean
  readonly hidden: boolean
  /** The system asks for reduced motion. */
  readonly calm: boolean
}

export function movesByItself(holds: CarouselHolds): boolean {
  return !Object.values(holds).includes(true)
}

export function neighbour(stop: number, step: 1 | -1, last: number): number {
  return (stop + step + last + 1) % (last + 1)
}

/** Slide that a swipe of `x` right and `y` down (CSS pixels) asks for: 1, -1, or 0 if it is mostly vertical and scrolls the page. */
export function swipeStep(x: number, y: number, direction: 'ltr' | 'rtl'): 1 | -1 | 0 {
  if (Math.abs(x) < swipeThreshold || Math.abs(y) > Math.abs(x)) return 0
  return x < 0 === (direction === 'ltr') ? 1 : -1
}

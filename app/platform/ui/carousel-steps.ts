/** How long a carousel stands before it moves on by itself, in milliseconds (specification, section 9). */
export const carouselInterval = 5000

/** How far a finger has to travel along a carousel to move it on, in CSS pixels (specification, section 9). */
export const swipeThreshold = 40

/** What may keep a carousel from moving by itself. */
export interface CarouselHolds {
  /** The visitor has pressed the pause button. */
  readonly paused: boolean
  /** The pointer rests on it. */
  readonly hovered: boolean
  /** The keyboard's focus is in it, on anything but the pause button. */
  readonly focused: boolean
  /** A finger is on it. */
  readonly touched: boolean
  /** The page stands in a tab that is not shown. */
  readonly hidden: boolean
  /** The visitor's system asks for less motion. */
  readonly calm: boolean
}

/** Whether a carousel moves on by itself: when nothing holds it. */
export function movesByItself(holds: CarouselHolds): boolean {
  return !Object.values(holds).includes(true)
}

/** The stop after or before another one. There are stops from 0 to `last`; after the last comes the first. */
export function neighbour(stop: number, step: 1 | -1, last: number): number {
  return (stop + step + last + 1) % (last + 1)
}

/**
 * What a finger asks for that went `x` to the right and `y` down, in CSS pixels: the next slide (1), the previous (-1), or
 * none (0). A finger that went rather down or up scrolls the page.
 */
export function swipeStep(x: number, y: number, direction: 'ltr' | 'rtl'): 1 | -1 | 0 {
  if (Math.abs(x) < swipeThreshold || Math.abs(y) > Math.abs(x)) return 0
  return x < 0 === (direction === 'ltr') ? 1 : -1
}

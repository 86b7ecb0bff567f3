import { expect, test } from 'vitest'
import { carouselInterval, movesByItself, neighbour, swipeStep, swipeThreshold } from './carousel-steps'

const free = { paused: false, hovered: false, focused: false, touched: false, hidden: false, calm: false }

test('interval and swipe distance match the specification', () => {
  expect(carouselInterval).toBe(5000)
  expect(swipeThreshold).toBe(40)
})

test('a carousel moves by itself unless something holds it', () => {
  expect(movesByItself(free)).toBe(true)
})

test.each(['paused', 'hovered', 'focused', 'touched', 'hidden', 'calm'] as const)(
  'a carousel that is %s does not move',
  (hold) => {
    expect(movesByItself({ ...free, [hold]: true })).toBe(false)
  },
)

test('continues with the first stop after the last, and the other way round', () => {
  expect(neighbour(4, 1, 5)).toBe(5)
  expect(neighbour(5, 1, 5)).toBe(0)
  expect(neighbour(0, -1, 5)).toBe(5)
  // Everything is visible: there is one stop.
  expect(neighbour(0, 1, 0)).toBe(0)
})

test('a swipe needs 40 px in the reading direction', () => {
  expect(swipeStep(-39.9, 0, 'ltr')).toBe(0)
  expect(swipeStep(-40, 0, 'ltr')).toBe(1)
  expect(swipeStep(40, 0, 'ltr')).toBe(-1)
  expect(swipeStep(40, 0, 'rtl')).toBe(1)
  expect(swipeStep(-40, 0, 'rtl')).toBe(-1)
})

test('a vertical swipe does not move the carousel', () => {
  expect(swipeStep(-60, 80, 'ltr')).toBe(0)
})

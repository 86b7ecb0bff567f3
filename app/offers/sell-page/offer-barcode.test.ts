import { expect, test } from 'vitest'
import { barsOf } from './offer-barcode'

test('frames a reference with the start and stop of Code 39', () => {
  // The asterisk of ISO/IEC 16388: bars 1 1 3 3 1 with spaces 3 1 1 1, in widths of a narrow element.
  const asterisk = [
    { start: 0, end: 1 },
    { start: 4, end: 5 },
    { start: 6, end: 9 },
    { start: 10, end: 13 },
    { start: 14, end: 15 },
  ]
  const bars = barsOf('')
  expect(bars.slice(0, 5)).toEqual(asterisk)
  expect(bars.slice(5)).toEqual(asterisk.map(({ start, end }) => ({ start: start + 16, end: end + 16 })))
})

test('draws every character of a reference', () => {
  const reference = 'O-2611-0342'
  const bars = barsOf(reference)
  expect(bars).toHaveLength((reference.length + 2) * 5)
  // Nine elements, three of them wide, and a narrow gap between characters.
  expect(bars.at(-1)?.end).toBe((reference.length + 2) * 16 - 1)
  const shapes = new Set([...'0123456789O-'].map((character) => JSON.stringify(barsOf(character).slice(5, 10))))
  expect(shapes.size).toBe(12)
})

import { expect, test } from 'vitest'
import { formatLocalMoment, parseLocalMoment } from './lot-form'

test('reads and writes times in the company’s time zone', () => {
  expect(parseLocalMoment('2026-07-01T12:00', 'Europe/Athens')).toBe('2026-07-01T09:00:00.000Z')
  expect(parseLocalMoment('2026-12-01T12:00', 'Europe/Athens')).toBe('2026-12-01T10:00:00.000Z')
  expect(formatLocalMoment(new Date('2026-12-01T10:00:00Z'), 'Europe/Athens')).toBe('2026-12-01T12:00')
  expect(parseLocalMoment('soon', 'Europe/Athens')).toBe('soon')
})

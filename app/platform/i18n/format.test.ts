import { expect, test, vi } from 'vitest'
import { formatBytes, formatMoment, formatRecent, formatSpan } from './format'

const moment = new Date('2026-11-20T13:08:00Z')
const zone = 'Europe/Amsterdam'
const HOUR = 3_600_000

test('a moment is written with its day and the time of its zone', () => {
  expect(formatMoment(moment, 'en', zone)).toBe('20 Nov 2026, 14:08')
  expect(formatMoment(moment, 'de', 'Asia/Dubai')).toBe('20. Nov. 2026, 17:08')
})

test.each([
  [0, '0 kB'],
  [430, '1 kB'],
  [48_213, '47 kB'],
  [3_400_123, '3.2 MB'],
])('%i bytes are %s', (bytes, said) => {
  expect(formatBytes(bytes, 'en')).toBe(said)
})

test.each([
  ['the time on the same day', 9 * HOUR, '14:08'],
  ['the weekday from midnight of the zone', 10 * HOUR, 'Fri'],
  ['the day after a week', 7 * 24 * HOUR, '20 Nov'],
  ['the year after ten months', 301 * 24 * HOUR, '20 Nov 2026'],
])('recently is %s', (_, age, said) => {
  expect(formatRecent(moment, new Date(moment.getTime() + age), 'en', zone)).toBe(said)
})

test.each([
  [1, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [2 * HOUR, '2 hours'],
  [48 * HOUR, '2 days'],
])('%d ms are %s', (milliseconds, said) => {
  expect(formatSpan(milliseconds, 'en')).toBe(said)
})

test('a list of moments makes each format once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let age = 0; age < 1_000; age++) {
    const now = new Date(moment.getTime() + age * 12 * HOUR)
    formatMoment(moment, 'fr', zone)
    formatRecent(moment, now, 'fr', zone)
  }
  expect(made.mock.calls.length).toBeLessThan(10)
  made.mockRestore()
})

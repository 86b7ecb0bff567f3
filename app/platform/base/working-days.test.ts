import { expect, test } from 'vitest'
import { calendarDay, workingDaysAfter } from './working-days'

test.each([
  ['2026-11-18T10:00:00Z', 1, '2026-11-19'],
  ['2026-11-20T10:00:00Z', 1, '2026-11-23'],
  ['2026-11-21T10:00:00Z', 1, '2026-11-23'],
  ['2026-11-19T10:00:00Z', 5, '2026-11-26'],
])('%s plus %i working days is %s', (from, days, day) => {
  expect(workingDaysAfter(new Date(from), days, 'Europe/Amsterdam')).toBe(day)
})

test('uses the company’s date, not the server’s', () => {
  expect(calendarDay(new Date('2026-11-18T23:30:00Z'), 'Europe/Amsterdam')).toBe('2026-11-19')
  expect(workingDaysAfter(new Date('2026-11-18T23:30:00Z'), 1, 'Europe/Amsterdam')).toBe('2026-11-20')
})

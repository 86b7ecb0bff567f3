import { expect, test } from 'vitest'
import { localMoment, momentAt } from './local-moment'

test('moments are those of the company’s clocks', () => {
  expect(momentAt('2026-07-01T12:00', 'Europe/Athens')).toBe('2026-07-01T09:00:00.000Z')
  expect(momentAt('2026-12-01T12:00', 'Europe/Athens')).toBe('2026-12-01T10:00:00.000Z')
  expect(localMoment(new Date('2026-12-01T10:00:00Z'), 'Europe/Athens')).toBe('2026-12-01T12:00')
  expect(momentAt('soon', 'Europe/Athens')).toBe('soon')
})

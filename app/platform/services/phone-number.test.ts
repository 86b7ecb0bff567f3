import { expect, test } from 'vitest'
import { toE164 } from './phone-number'

test.each([
  ['+49 341 1234567', '+493411234567'],
  ['0049 341 1234567', '+493411234567'],
  ['0341 1234567', null],
  // The database's constraint refuses these; they once caused a server error.
  ['+49 30 ask for Jonas', null],
  ['', null],
])('%s is read as %s', (typed, number) => {
  expect(toE164(typed)).toBe(number)
})

import { expect, test } from 'vitest'
import { decimalOf, plainDecimal, thousandths } from './decimal'

test.each([
  ['12.5', 12_500],
  ['0.007', 7],
  ['1.0509', 1_050],
  ['1200', 1_200_000],
  ['.5', 500],
])('%s is %d thousandths', (decimal, amount) => {
  expect(thousandths(decimal)).toBe(amount)
})

test.each([
  [12_500, '12.5'],
  [7, '0.007'],
  [1_050, '1.05'],
  [1_200_000, '1200'],
  [0, '0'],
])('%d thousandths are written %s', (amount, decimal) => {
  expect(decimalOf(amount)).toBe(decimal)
})

test.each([
  ['1200.500', '1200.5'],
  ['1200.000', '1200'],
  ['1200', '1200'],
])('%s is written %s', (decimal, plain) => {
  expect(plainDecimal(decimal)).toBe(plain)
})

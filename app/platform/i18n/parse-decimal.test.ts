import { expect, test } from 'vitest'
import { parseDecimal } from './parse-decimal'

test.each([
  ['1200', '1200'],
  [' 007 ', '7'],
  ['12.5', '12.5'],
  ['12,50', '12.50'],
  ['1.200', '1200'],
  ['1,200', '1200'],
  ['1.200.000', '1200000'],
  ['1,200.50', '1200.50'],
  ['1.200,50', '1200.50'],
  ['1 200,5', '1200.5'],
  ['1\u202f200', '1200'],
  ['1’200.25', '1200.25'],
  ['0.250', '0.250'],
  ['0,125', '0.125'],
  ['1234.5', '1234.5'],
  ['١٢٠٠٫٥', '1200.5'],
  ['١٬٢٠٠', '1200'],
])('%s is read as %s', (typed, understood) => {
  expect(parseDecimal(typed)).toBe(understood)
})

test.each([
  ['de', '1,125', '1.125'],
  ['de', '1.125', '1125'],
  ['pl', '12,5', '12.5'],
  ['ar', '١٫١٢٥', '1.125'],
  ['fr', '1 200,500', '1200.500'],
  ['ar', '1,125', '1125'],
  ['en', '1,125', '1125'],
] as const)('in %s %s is read as %s', (language, typed, understood) => {
  expect(parseDecimal(typed, language)).toBe(understood)
})

test.each(['', 'many', '-5', '1.2.3', '1,20,000', '12345.678', '1.200,', ',5', '1e3', '12 €'])(
  'does not guess at %s',
  (typed) => {
    expect(parseDecimal(typed)).toBeNull()
  },
)

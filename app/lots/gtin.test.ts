import { expect, test } from 'vitest'
import { isGtin } from './gtin'

test.each(['96385074', '036000291452', '4006381333931', '5901234123457', '14006381333938'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true)
})

test.each([
  ['a wrong check digit', '4006381333930'],
  ['two digits swapped', '4006383133931'],
  ['a length that no GTIN has', '40063813339'],
  ['letters', '40063813339x1'],
  ['nothing', ''],
])('%s is none', (_, text) => {
  expect(isGtin(text)).toBe(false)
})

import { expect, test } from 'vitest'
import type { Cell } from '../spreadsheets/sheet-cells'
import {
  type CellReading,
  conditionNamed,
  currencyIn,
  isApproximate,
  minorUnits,
  plainLine,
  quantityText,
  readAmount,
  readText,
  unitNamed,
  wholeMinorUnits,
  wholeOf,
} from './read-cells'

test.each<[Cell, CellReading<string>]>([
  [null, null],
  [' \n', null],
  ['a\u0000b \n c', { value: 'a b c' }],
  ['=1+1', { fault: 'formula' }],
  ['@SUM(A1)', { fault: 'formula' }],
  ['+cmd|x', { fault: 'formula' }],
  ['-5 (box)', { fault: 'formula' }],
  ['+49 341', { value: '+49 341' }],
  ['a = b (c)', { value: 'a = b (c)' }],
  ['="4006"', { value: '4006' }],
  ['=""', null],
  ['="40" x', { fault: 'formula' }],
  ['x ="40"', { value: 'x ="40"' }],
  ['a - b (c)', { value: 'a - b (c)' }],
  [4_006, { value: '4006' }],
])('%j is the text %j', (cell, text) => {
  expect(readText(cell, 100)).toEqual(text)
})

test('has at most 2,000 characters, none of them half', () => {
  expect(readText('x'.repeat(2_001), 5_000)).toEqual({ value: 'x'.repeat(2_000) })
  expect(readText('abc def', 4)).toEqual({ value: 'abc' })
  expect(plainLine('👍', 1)).toBe('\ufffd')
})

test.each<[Cell, ReturnType<typeof readAmount>]>([
  [5, { value: 5 }],
  [0, { value: 0 }],
  [-5, { fault: 'negative' }],
  [Number.NaN, { fault: 'number' }],
  [Number.POSITIVE_INFINITY, { fault: 'number' }],
  [99_999_999_999, { value: 99_999_999_999 }],
  [100_000_000_000, { fault: 'number' }],
  ['100000000000', { fault: 'number' }],
  [true, { fault: 'number' }],
  [new Date(0), { fault: 'number' }],
  ['', null],
  [null, null],
  ['n/a', null],
  ['N/A', null],
  ['-', null],
  ['––', null],
  ['k. A.', null],
  ['none', null],
  ['none left', { fault: 'number' }],
  ['=1+1', { fault: 'formula' }],
  ['=#REF!', { fault: 'error' }],
  ['=A#', { fault: 'formula' }],
  ['12,––', { value: 12 }],
  ['12x10', { fault: 'number' }],
  ['5 - 3', { fault: 'number' }],
  ['1.17.905', { fault: 'number' }],
  ['12,-', { value: 12 }],
  ['12. –', { value: 12 }],
  ['12 / Stk.', { value: 12 }],
  ['12/pc', { value: 12 }],
  ['120 m2', { value: 120 }],
  ['5 m3', { value: 5 }],
  ['5 Karton', { value: 5 }],
  ['5 Stk.', { value: 5 }],
  ['€5', { value: 5 }],
  ['5 (Stk)', { value: 5 }],
  ['5 ( )', { value: 5 }],
  ['~ 40', { value: 40 }],
  ['+/- 40', { value: 40 }],
  ['12 x 10', { fault: 'number' }],
  ['3*4', { fault: 'number' }],
  ['2 boxes 6', { fault: 'number' }],
  ['2 St. 6', { fault: 'number' }],
  ['(5)', { fault: 'negative' }],
  ['−5', { fault: 'negative' }],
  ['- 5 €', { fault: 'negative' }],
  ['- x', { fault: 'number' }],
  ['7.905', { fault: 'unclear' }],
  ['17,905', { fault: 'unclear' }],
  ['7.9055.1', { fault: 'number' }],
  ['many', { fault: 'number' }],
])('%j is the amount %j', (cell, amount) => {
  expect(readAmount(cell, null, 'refused')).toEqual(amount)
})

test.each([
  ['7.905', 7_905],
  ['7,905', 7_905],
])('“%s” is a quantity of thousands', (cell, value) => {
  expect(readAmount(cell, null, 'thousands')).toEqual({ value })
})

test('is exact unless it says otherwise, and numbers are', () => {
  expect([undefined, 40, 'none', `${'x'.repeat(101)} ca. 40`].map(isApproximate)).toEqual([false, false, false, false])
  expect([' ca. 40', 'about 40', 'ABOUT € 40', '(ca. 40)', '40 m (approx)'].map(isApproximate)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
})

test.each([
  [1.5, null, 150, 150],
  [1.5, 'EUR', 150, 150],
  [1.234567, 'EUR', 123.46, 123],
  [1.234567, 'EUR', 123.46, 123],
  [1_500.5, 'JPY', 1_500.5, 1_501],
  [1_500.5, 'JPY', 1_500.5, 1_501],
  [90_071_992_547_409.91, 'EUR', 9_007_199_254_740_991, 9_007_199_254_740_991],
  [90_071_992_547_410, 'EUR', 9_007_199_254_741_000, null],
])('%d in %s is %d minor units', (amount, currency, minor, whole) => {
  expect([minorUnits(amount, currency), wholeMinorUnits(amount, currency)]).toEqual([minor, whole])
})

test('names a currency, a unit or a condition', () => {
  const cells = [undefined, 5, '12', '1.50 €', '1.50 €', '1.50', `€ ${'x'.repeat(40)}`, 'USD 1’000']
  expect(cells.map(currencyIn)).toEqual([null, null, null, 'EUR', 'EUR', null, null, 'USD'])
  expect([undefined, 'H87', 'boxes'].map(unitNamed)).toEqual([null, 'H87', null])
  expect([undefined, 'new_a', 'shiny'].map(conditionNamed)).toEqual([null, 'new_a', null])
})

test('counts whole pieces in a carton', () => {
  expect([null, 0, 1, 2.5, 1_000_000, 1_000_001].map(wholeOf)).toEqual([null, null, 1, null, 1_000_000, null])
  expect([1.23456, 12, 0.0004].map(quantityText)).toEqual(['1.235', '12', '0'])
})

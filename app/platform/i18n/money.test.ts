import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from './money'

test.each([
  ['12', 'EUR', 1_200],
  ['12,5', 'EUR', 1_250],
  ['1.200,50', 'PLN', 120_050],
  ['1,200', 'EUR', 120_000],
  ['0.05', 'USD', 5],
  ['1,200', 'JPY', 1_200],
])('%s %s are %i in minor units', (typed, currency, amount) => {
  expect(parseMoney(typed, currency)).toBe(amount)
})

test.each([
  ['cheap', 'EUR'],
  ['0.125', 'EUR'],
  ['12.5', 'JPY'],
  ['', 'EUR'],
])('"%s" is not an amount in %s', (typed, currency) => {
  expect(parseMoney(typed, currency)).toBeNull()
})

test('formats amounts for the language', () => {
  expect(formatMoney(120_050, 'EUR', 'de')).toBe('1.200,50\u00a0€')
  expect(formatMoney(1_200, 'JPY', 'en')).toBe('¥1,200')
})

import { expect, test } from 'vitest'
import { translatorOf } from '../../platform/i18n/messages.server'
import { quantityText } from './lot-words'

test.each([
  ['en', '1', 'ftl', '1 full truckload'],
  ['en', '1200', 'H87', '1,200 pcs'],
  ['de', '1', 'XPX', '1 Palette'],
  ['fr', '1.5', 'XPX', '1,5 palette'],
  ['pl', '3', 'PR', '3 pary'],
  ['pl', '1200', 'PR', '1200 par'],
  ['ar', '5', 'XCT', '5 كراتين'],
] as const)('a quantity has the number of its unit: %s, %s %s', (language, quantity, unit, said) => {
  expect(quantityText(quantity, unit, { t: translatorOf(language), language })).toBe(said)
})

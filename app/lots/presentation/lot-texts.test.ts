import { expect, test } from 'vitest'
import { translatorOf } from '../../platform/i18n/messages.server'
import { discountText, palletsText, quantityText } from './lot-texts'

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

const none = { perCarton: null, perPallet: null, perLot: null }
const sold = { amount: 790, currency: 'EUR', basis: 'unit', negotiable: false, validUntil: null } as const
const at = (perUnit: number | null) => ({ ...sold, tiers: [], visible: true as const, figures: { ...none, perUnit } })
const english = { t: translatorOf('en'), language: 'en' } as const

test.each([
  ['rounded down', at(790), 'PR', { from: 5995, to: 7995 }, '−86% RRP'],
  ['nothing below it', at(5995), 'PR', { from: 5995, to: null }, null],
  ['less than one percent', at(5990), 'PR', { from: 5995, to: null }, null],
  ['no retail price', at(790), 'PR', null, null],
  ['a price of the lot, of unknown packing', at(null), 'PR', { from: 5995, to: null }, null],
  ['a retail price of a carton or of what is in it', at(790), 'XCT', { from: 5995, to: null }, null],
  ['a price the reader may not see', { visible: false, gated: 'members' }, 'PR', { from: 5995, to: null }, null],
] as const)('the share of the retail price with %s', (_, price, unit, retailPrice, said) => {
  expect(discountText({ price, unit, retailPrice }, english)).toBe(said)
})

test.each([
  ['H87', 32, '32 pallets'],
  ['H87', null, null],
  ['XPX', 32, null],
] as const)('the pallets of goods counted in %s, %s', (unit, pallets, said) => {
  const packed = { cartons: null, pallets, unitsPerPallet: null }
  expect(palletsText({ base: { quantity: '10', unit }, packed }, english)).toBe(said)
})

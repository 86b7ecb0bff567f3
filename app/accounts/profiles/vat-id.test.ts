import { expect, test } from 'vitest'
import { parseVatId } from './vat-id'

test.each([
  ['DE 136 695 976', 'DE', 'DE136695976'],
  ['136695976', 'DE', 'DE136695976'],
  ['pt-501.964.843', 'PT', 'PT501964843'],
  ['094259216', 'GR', 'EL094259216'],
  ['EL094259216', 'GR', 'EL094259216'],
  ['NL004495445B01', 'DE', 'NL004495445B01'],
  ['CHE-116.281.710 MWST', 'CH', 'CHE116281710MWST'],
  ['B58378431', 'ES', 'ESB58378431'],
  ['GB 980 780 684', 'GB', 'GB980780684'],
])('%s of a company in %s is read as %s', (typed, country, written) => {
  expect(parseVatId(typed, country)).toBe(written)
})

test.each([
  ['DE136695978', 'DE'],
  ['136695978', 'DE'],
  ['NL004495445B01X', 'NL'],
  ['FR', 'FR'],
  ['DE136695978', 'AE'],
])('%s of a company in %s is refused', (typed, country) => {
  expect(parseVatId(typed, country)).toBeNull()
})

test('accepts numbers of countries whose rules are unknown', () => {
  expect(parseVatId('100 000 000 000 003', 'AE')).toBe('100000000000003')
  expect(parseVatId('١٢٣', 'AE')).toBeNull()
})

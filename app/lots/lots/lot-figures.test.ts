import { expect, test } from 'vitest'
import { amountFor, baseQuantity, loadFigures, packed, priceFigures, tierFigures } from './lot-figures'

const shoes = {
  quantity: '3840',
  unit: 'PR',
  packaging: { unitsPerCarton: 12, cartonsPerPallet: 10, palletType: 'EUR1', grossKg: 5184 },
} as const

test('calculates cartons and pallets from the packing, rounding up', () => {
  expect(packed(shoes)).toEqual({ cartons: 320, pallets: 32, unitsPerPallet: 120 })
  expect(packed({ ...shoes, quantity: '3841' })).toMatchObject({ cartons: 321, pallets: 33 })
  expect(packed({ ...shoes, packaging: {} })).toEqual({ cartons: null, pallets: null, unitsPerPallet: null })
  expect(packed({ quantity: '5', unit: 'XPX', packaging: { cartonsPerPallet: 40 } })).toMatchObject({
    cartons: 200,
    pallets: 5,
  })
})

test('lots are compared in pieces and kilograms', () => {
  const packaging = { unitsPerCarton: 12, cartonsPerPallet: 10 }
  expect(baseQuantity({ quantity: '7.5', unit: 'TNE', packaging: {} })).toEqual({ quantity: '7500', unit: 'KGM' })
  expect(baseQuantity({ quantity: '20', unit: 'XCT', packaging })).toEqual({ quantity: '240', unit: 'H87' })
  expect(baseQuantity({ quantity: '2', unit: 'XPX', packaging })).toEqual({ quantity: '240', unit: 'H87' })
  expect(baseQuantity({ quantity: '2', unit: 'XPX', packaging: {} })).toEqual({ quantity: '2', unit: 'XPX' })
})

test('calculates loading metres and shares of a truck and containers', () => {
  const load = loadFigures(shoes)
  expect(load?.loadingMetres).toBe(12.8)
  expect(load?.shares).toEqual({ ftl: 0.94, c20: 2.91, c40: 1.33, c40hc: 1.33 })
})

test('stacks pallets where allowed, and lets weight be the limit', () => {
  const stacked = { ...shoes, packaging: { ...shoes.packaging, stackable: true, heightCm: 125 } }
  expect(loadFigures(stacked)).toMatchObject({ loadingMetres: 6.4, shares: { c40: 1.33, c40hc: 0.67 } })
  expect(loadFigures({ ...shoes, packaging: { ...shoes.packaging, grossKg: 36_000 } })?.shares.ftl).toBe(1.5)
  expect(loadFigures({ ...shoes, packaging: {} })).toBeNull()
})

test.each([
  [
    { amount: 790, basis: 'unit' },
    { perUnit: 790, perCarton: 9480, perPallet: 94_800, perLot: 3_033_600 },
  ],
  [
    { amount: 94_800, basis: 'pallet' },
    { perUnit: 790, perCarton: 9480, perPallet: 94_800, perLot: 3_033_600 },
  ],
  [
    { amount: 1_000_000, basis: 'lot' },
    { perUnit: 260.42, perCarton: 3125, perPallet: 31_250, perLot: 1_000_000 },
  ],
  [
    { amount: 150, basis: 'kg' },
    { perUnit: null, perCarton: null, perPallet: null, perLot: null },
  ],
] as const)('%o is said per piece, carton, pallet and lot', (price, figures) => {
  expect(priceFigures({ ...price, tiers: [] }, shoes)).toEqual(figures)
})

test('converts a price per kilogram by weight', () => {
  const perKilogram = { amount: 150, basis: 'kg', tiers: [] } as const
  expect(priceFigures(perKilogram, { quantity: '2', unit: 'TNE', packaging: {} }).perLot).toBe(300_000)
  const weighed = { ...shoes, packaging: { ...shoes.packaging, netKg: 4_800 } }
  expect(priceFigures(perKilogram, weighed)).toMatchObject({ perLot: 720_000, perUnit: 187.5 })
})

test('prices the whole lot at the tier of its quantity', () => {
  const goods = { quantity: '29376', unit: 'H87', packaging: { unitsPerCarton: 24, cartonsPerPallet: 48 } } as const
  const price = { amount: 49, basis: 'unit', tiers: [{ from: '13824', amount: 46 }] } as const
  expect(priceFigures(price, goods)).toEqual({ perUnit: 49, perCarton: 1176, perPallet: 56_448, perLot: 1_351_296 })
  expect(priceFigures(price, { ...goods, quantity: '13823.999' }).perLot).toBe(677_376)
  expect(priceFigures(price, { ...goods, quantity: '13824' }).perLot).toBe(635_904)
})

test('applies the highest tier that a quantity reaches, on any price basis', () => {
  const tiers = [
    { from: '1920', amount: 90_000 },
    { from: '3840', amount: 88_000 },
    { from: '5000', amount: 80_000 },
  ]
  expect(priceFigures({ amount: 94_800, basis: 'pallet', tiers }, shoes)).toMatchObject({
    perPallet: 94_800,
    perLot: 2_816_000,
  })
  expect(['1919', '1920', '3839', '9000'].map((wanted) => amountFor(wanted, { amount: 94_800, tiers }))).toEqual([
    94_800, 90_000, 90_000, 80_000,
  ])
})

test('shows tiers per piece as well', () => {
  const price = { amount: 94_800, basis: 'pallet', tiers: [{ from: '1920', amount: 90_000 }] } as const
  expect(tierFigures(price, shoes)).toEqual([{ from: '1920', amount: 90_000, perUnit: 750 }])
})

import { expect, test } from 'vitest'
import { amountFor, baseQuantity, type Goods, loadFigures, packed, priceFigures, tierFigures } from './lot-figures'

const shoes = {
  quantity: '3840',
  unit: 'PR',
  packaging: { unitsPerCarton: 12, cartonsPerPallet: 10, palletType: 'EUR1', grossKg: 5184 },
} as const

function goods(quantity: string, unit: Goods['unit'], packaging: Goods['packaging'] = {}): Goods {
  return { quantity, unit, packaging }
}

test.each<[string, Goods, ReturnType<typeof packed>]>([
  ['pairs', shoes, { cartons: 320, pallets: 32, unitsPerPallet: 120 }],
  ['a broken carton', { ...shoes, quantity: '3841' }, { cartons: 321, pallets: 33, unitsPerPallet: 120 }],
  ['pairs without packing', { ...shoes, packaging: {} }, { cartons: null, pallets: null, unitsPerPallet: null }],
  [
    'cartons of known size',
    goods('240', 'H87', { unitsPerCarton: 12 }),
    { cartons: 20, pallets: null, unitsPerPallet: null },
  ],
  ['sets', goods('25', 'SET', { unitsPerCarton: 12 }), { cartons: 3, pallets: null, unitsPerPallet: null }],
  [
    'part of a carton',
    goods('20.5', 'XCT', { cartonsPerPallet: 10 }),
    { cartons: 21, pallets: 3, unitsPerPallet: null },
  ],
  ['pallets', goods('5', 'XPX', { cartonsPerPallet: 40 }), { cartons: 200, pallets: 5, unitsPerPallet: null }],
  ['part of a pallet', goods('2.5', 'XPX'), { cartons: null, pallets: 3, unitsPerPallet: null }],
  [
    'given pallets',
    goods('900', 'KGM', { pallets: 4, cartonsPerPallet: 40 }),
    { cartons: 160, pallets: 4, unitsPerPallet: null },
  ],
  ['weight', goods('900', 'KGM', { unitsPerCarton: 12 }), { cartons: null, pallets: null, unitsPerPallet: null }],
])('calculates cartons and pallets of %s', (_, packing, result) => {
  expect(packed(packing)).toEqual(result)
})

const packaging = { unitsPerCarton: 12, cartonsPerPallet: 10 }

test.each<[Goods, string, string]>([
  [goods('7.5', 'TNE'), '7500', 'KGM'],
  [goods('20', 'XCT', packaging), '240', 'H87'],
  [goods('20', 'XCT'), '20', 'XCT'],
  [goods('2', 'XPX', packaging), '240', 'H87'],
  [goods('2', 'XPX'), '2', 'XPX'],
  [goods('1', 'ftl', { ...packaging, pallets: 33 }), '3960', 'H87'],
  [goods('1', 'c40', { pallets: 33 }), '1', 'c40'],
  [goods('1', 'c40', packaging), '1', 'c40'],
  [goods('500', 'KGM', { ...packaging, pallets: 33 }), '500', 'KGM'],
])('compares %o as %s %s', (compared, quantity, unit) => {
  expect(baseQuantity(compared)).toEqual({ quantity, unit })
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

test.each<[Goods['packaging'], number, number[]]>([
  [{}, 4, [0.29, 0.91, 0.42, 0.42]],
  [{ palletType: 'one_way' }, 4, [0.29, 0.91, 0.42, 0.42]],
  [{ palletType: 'EUR2' }, 5, [0.37, 1, 0.5, 0.5]],
  [{ palletType: 'UK' }, 5, [0.37, 1, 0.5, 0.5]],
  [{ palletType: 'GMA' }, 5.19, [0.38, 1, 0.5, 0.5]],
  [{ lengthCm: 120, palletType: 'EUR2' }, 5, [0.37, 1, 0.5, 0.5]],
  [{ lengthCm: 200, widthCm: 150 }, 12.5, [0.92, 2.5, 1.25, 1.25]],
  [{ lengthCm: 500, widthCm: 300 }, 62.5, [4.6, 10, 10, 10]],
  [{ heightCm: 100 }, 4, [0.29, 0.91, 0.42, 0.42]],
  [{ heightCm: 100, stackable: true }, 2, [0.15, 0.45, 0.21, 0.21]],
  [{ heightCm: 300, stackable: true }, 4, [0.29, 0.91, 0.42, 0.42]],
  [{ stackable: true }, 4, [0.29, 0.91, 0.42, 0.42]],
  [{ grossKg: 240_000 }, 4, [10, 8.51, 9.02, 9.09]],
])('ten pallets with %o take %d metres', (more, loadingMetres, [ftl, c20, c40, c40hc]) => {
  const load = loadFigures(goods('1', 'KGM', { pallets: 10, ...more }))
  expect(load).toEqual({ loadingMetres, shares: { ftl, c20, c40, c40hc } })
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

test.each<[string, Goods, number, number | null]>([
  ['pallets of kilograms', goods('1000', 'KGM', { ...packaging, pallets: 4 }), 100, 25_000],
  ['kilograms', goods('1000', 'KGM', { unitsPerCarton: 12 }), 100, null],
])('a price for all %s is said per kilogram and pallet, not per carton', (_, lot, perUnit, perPallet) => {
  expect(priceFigures({ amount: 100_000, basis: 'lot', tiers: [] }, lot)).toEqual({
    perUnit,
    perCarton: null,
    perPallet,
    perLot: 100_000,
  })
})

test('rounds a price for all to the cent, and knows none without the number of pallets', () => {
  expect(priceFigures({ amount: 6.67, basis: 'unit', tiers: [] }, goods('10', 'H87')).perLot).toBe(67)
  expect(priceFigures({ amount: 500, basis: 'pallet', tiers: [] }, goods('10', 'H87'))).toEqual({
    perUnit: null,
    perCarton: null,
    perPallet: 500,
    perLot: null,
  })
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

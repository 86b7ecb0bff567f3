import { decimalOf, thousandths } from '../facts/decimal'
import type { units } from '../facts/trade-terms'
import type { LotInput } from './lot-schema'

// Figures derived from quantity, packing and price. Amounts are minor units of the lot's currency.

type Unit = (typeof units)[number]
type Packaging = LotInput['packaging']

export interface Goods {
  /** Decimal text, in `unit`. */
  readonly quantity: string
  readonly unit: Unit
  readonly packaging: Packaging
}

interface Quantity {
  readonly quantity: string
  readonly unit: Unit
}

const loads = ['ftl', 'c20', 'c40', 'c40hc'] as const
type Load = (typeof loads)[number]

function unitsPerPallet({ unitsPerCarton, cartonsPerPallet }: Packaging): number | null {
  return unitsPerCarton && cartonsPerPallet ? unitsPerCarton * cartonsPerPallet : null
}

/** Base quantity: pieces for cartons, pallets and loads with known packing, kilograms for tons; otherwise unchanged. */
export function baseQuantity({ quantity, unit, packaging }: Goods): Quantity {
  const times = (factor: number, into: Unit): Quantity => ({
    quantity: decimalOf(thousandths(quantity) * factor),
    unit: into,
  })
  if (unit === 'TNE') return times(1_000, 'KGM')
  if (unit === 'XCT' && packaging.unitsPerCarton) return times(packaging.unitsPerCarton, 'H87')
  const onPallet = unitsPerPallet(packaging)
  if (unit === 'XPX' && onPallet) return times(onPallet, 'H87')
  if (isLoad(unit) && packaging.pallets && onPallet)
    return { quantity: String(packaging.pallets * onPallet), unit: 'H87' }
  return { quantity, unit }
}

/** Null where the packing is unknown. The last carton or pallet may be partial. */
export function packed(goods: Goods) {
  const { unit, packaging } = goods
  const whole = Number(goods.quantity)
  const onPallet = unitsPerPallet(packaging)
  const given = packaging.pallets ?? (unit === 'XPX' ? Math.ceil(whole) : null)
  let cartons: number | null = null
  if (unit === 'XCT') cartons = Math.ceil(whole)
  else if (packaging.unitsPerCarton && isCounted(unit)) cartons = Math.ceil(whole / packaging.unitsPerCarton)
  else if (given && packaging.cartonsPerPallet) cartons = given * packaging.cartonsPerPallet
  const pallets =
    given ?? (cartons && packaging.cartonsPerPallet ? Math.ceil(cartons / packaging.cartonsPerPallet) : null)
  return { cartons, pallets, unitsPerPallet: onPallet }
}

/** In centimetres. GMA is 48 x 40 inches; one-way pallets usually have the EUR footprint. */
const footprints: Readonly<Record<NonNullable<Packaging['palletType']>, readonly [number, number]>> = {
  EUR1: [120, 80],
  EUR2: [120, 100],
  UK: [120, 100],
  GMA: [122, 102],
  one_way: [120, 80],
}

/** Inner width in centimetres, floor length in metres. */
const TRAILER = { width: 240, metres: 13.6 } as const

/** Payload in kg, door height in cm, and places for 120 x 80 and 120 x 100 pallets. */
const vehicles: Readonly<Record<Load, { kg: number; height: number; small: number; large: number }>> = {
  ftl: { kg: 24_000, height: 265, small: 33, large: 26 },
  c20: { kg: 28_200, height: 228, small: 11, large: 10 },
  c40: { kg: 26_600, height: 228, small: 24, large: 20 },
  c40hc: { kg: 26_400, height: 258, small: 24, large: 20 },
}

/** Space in vehicles by floor or by weight, the larger of both; null without pallets. Stacks only if stackable and of known height. */
export function loadFigures(goods: Goods) {
  const { packaging } = goods
  const { pallets } = packed(goods)
  if (!pallets) return null
  const [length, width] = footprintOf(packaging)
  const area = length * width
  const share = (load: Load) => {
    const vehicle = vehicles[load]
    const places = Math.ceil(pallets / layers(packaging, vehicle.height))
    const byFloor = load === 'ftl' ? metres(places, area) / TRAILER.metres : places / palletPlaces(vehicle, area)
    return rounded(Math.max(byFloor, (packaging.grossKg ?? 0) / vehicle.kg))
  }
  return {
    loadingMetres: rounded(metres(Math.ceil(pallets / layers(packaging, vehicles.ftl.height)), area)),
    shares: { ftl: share('ftl'), c20: share('c20'), c40: share('c40'), c40hc: share('c40hc') },
  }
}

function footprintOf({ lengthCm, widthCm, palletType }: Packaging): readonly [number, number] {
  return lengthCm && widthCm ? [lengthCm, widthCm] : footprints[palletType ?? 'EUR1']
}

function metres(places: number, area: number): number {
  return (places * area) / TRAILER.width / 100
}

function layers({ stackable, heightCm }: Packaging, room: number): number {
  return stackable && heightCm ? Math.max(1, Math.floor(room / heightCm)) : 1
}

/** Non-standard footprints are counted by area, relative to the larger standard one. */
function palletPlaces({ small, large }: { small: number; large: number }, area: number): number {
  if (area <= 120 * 80) return small
  return area <= 122 * 102 ? large : Math.max(1, Math.floor((large * 120 * 100) / area))
}

interface Price {
  readonly amount: number
  readonly basis: 'unit' | 'kg' | 'pallet' | 'lot'
  readonly tiers: readonly { readonly from: string; readonly amount: number }[]
}

/** Price at an order quantity in the lot's unit: base price, or the highest tier reached. */
export function amountFor(wanted: string, { amount, tiers }: Pick<Price, 'amount' | 'tiers'>): number {
  const reached = tiers.filter(({ from }) => thousandths(from) <= thousandths(wanted))
  return Math.min(amount, ...reached.map((tier) => tier.amount))
}

/** Minor units, with up to two decimals for unit prices below a cent; null where the packing is unknown. */
export function priceFigures(price: Price, goods: Goods) {
  const { packaging } = goods
  const { pallets, unitsPerPallet: onPallet } = packed(goods)
  const base = baseQuantity(goods)
  const all = totalAt(price.amount, price.basis, goods)
  const perLot = totalAt(amountFor(goods.quantity, price), price.basis, goods)
  const perUnit = all === null ? null : all / Number(base.quantity)
  const pieces = isCounted(base.unit)
  return {
    perUnit: rounded(perUnit),
    perCarton: rounded(
      perUnit !== null && pieces && packaging.unitsPerCarton ? perUnit * packaging.unitsPerCarton : null,
    ),
    perPallet: rounded(
      price.basis === 'pallet'
        ? price.amount
        : perUnit !== null && pieces && onPallet
          ? perUnit * onPallet
          : all !== null && pallets
            ? all / pallets
            : null,
    ),
    /** Includes any tiered price that the quantity reaches. */
    perLot: perLot === null ? null : Math.round(perLot),
  }
}

/** Price or cost of all the goods; null if the packing is unknown. */
export function totalAt(amount: number, basis: Price['basis'], goods: Goods): number | null {
  if (basis === 'lot') return amount
  if (basis === 'unit') return amount * Number(goods.quantity)
  if (basis === 'pallet') {
    const { pallets } = packed(goods)
    return pallets && amount * pallets
  }
  const base = baseQuantity(goods)
  const kilograms = base.unit === 'KGM' ? Number(base.quantity) : goods.packaging.netKg
  return kilograms ? amount * kilograms : null
}

export type PriceFault = 'below_cost' | 'below_minimum'

/** Whether the lowest amount of a price is under the lot's cost or minimum price. All amounts are in one currency and basis. */
export function priceFault(
  amounts: readonly number[],
  {
    costPrice,
    minPrice,
  }: { readonly costPrice?: number | null | undefined; readonly minPrice?: number | null | undefined },
): PriceFault | null {
  const lowest = Math.min(...amounts)
  if (costPrice && lowest < costPrice) return 'below_cost'
  return minPrice && lowest < minPrice ? 'below_minimum' : null
}

export function tierFigures(price: Price, goods: Goods) {
  return price.tiers.map(({ from, amount }) => ({
    from,
    amount,
    perUnit: priceFigures({ amount, basis: price.basis, tiers: [] }, goods).perUnit,
  }))
}

function isCounted(unit: Unit): boolean {
  return unit === 'H87' || unit === 'PR' || unit === 'SET'
}

function isLoad(unit: Unit): unit is Load {
  return loads.some((load) => load === unit)
}

function rounded(value: number): number
function rounded(value: number | null): number | null
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

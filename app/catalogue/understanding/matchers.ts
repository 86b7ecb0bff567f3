import type { GoodsKind } from '../goods-names/named-goods'
import { conditionsMeant } from './condition-terms'
import { makeDateMatcher } from './match-date'
import { matchListed } from './match-listed'
import { makePriceMatcher } from './match-price'
import { isCountryCode, isShouted } from './places'
import type { Token } from './tokens'
import { numberOf } from './tokens'
import { letterSizes, measures } from './trade-words'
import type { MeantFilters, PartKind } from './understand'
import type { Vocabulary } from './vocabulary'

export interface Match {
  readonly kind: PartKind
  /** Index of the token after it. */
  readonly next: number
  readonly filters?: Partial<MeantFilters>
  readonly words?: string
  /** The same in other units. */
  readonly otherWords?: readonly string[]
  readonly goodsKind?: GoodsKind
  readonly isMistyped?: boolean
}

export interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly place: number
  /** Whether a word is a real one, not a typing error. */
  readonly isReal: (word: string) => boolean
}

/** Recognises a part of a query that begins at a token. */
export type Matcher = (reading: Reading) => Match | null

/** Above this, kilograms and litres are a quantity to buy, not the contents of an article. */
const MAX_CONTENT = 50
/** A round number before goods, such as `1000 candles`, counts them from here on. */
const MIN_COUNTED = 50
/** In days, as durations are counted. */
const YEAR = 365
const OLDEST_CHILD = 14
const MIN_SHOE = 14
const shoeSizes = new Map([
  ['eu', { least: MIN_SHOE, most: 60 }],
  ['gr', { least: MIN_SHOE, most: 60 }],
  ['uk', { least: 1, most: MIN_SHOE }],
  ['us', { least: 1, most: MIN_SHOE + 2 }],
])

export function makeMatchers(vocabulary: Vocabulary): readonly Matcher[] {
  const { bounds, closings, conditions, reasons, statuses, incoterms, certificates, units, countries, sizes, goods } =
    vocabulary

  const condition: Matcher = ({ tokens, place }) => {
    const found = conditions.at(tokens, place)
    return found && { kind: 'condition', next: found.next, filters: { condition: conditionsMeant[found.meaning] } }
  }

  const reason: Matcher = ({ tokens, place }) => {
    const found = reasons.at(tokens, place)
    return found && { kind: 'reason', next: found.next, filters: { reason: [found.meaning] } }
  }

  const availability: Matcher = ({ tokens, place }) => {
    const found = statuses.at(tokens, place)
    if (!found) return null
    // `Sold by the pallet`, `most sold` and `not sold` do not ask for sold lots.
    const isQualified = vocabulary.waysOfSale.at(tokens, found.next) || vocabulary.soldHow.at(tokens, place - 1)
    if (found.meaning === 'sold' && isQualified) return null
    return { kind: 'availability', next: found.next, filters: { availability: [found.meaning] } }
  }

  const incoterm: Matcher = ({ tokens, place }) => {
    const found = incoterms.at(tokens, place)
    return found && { kind: 'incoterm', next: found.next, filters: { incoterm: [found.meaning] } }
  }

  const certificate: Matcher = ({ tokens, place }) => {
    const found = certificates.at(tokens, place)
    return found && { kind: 'certificate', next: found.next, filters: { certificate: [found.meaning] } }
  }

  const named: Matcher = ({ text, tokens, place, isReal }) => {
    const spelt = goods.at(tokens, place)
    const found = spelt ?? goods.nearAt(tokens, place, isReal)
    if (!found) return null
    const words = text.slice(tokens[place]?.start, tokens[found.next - 1]?.end)
    return { kind: 'goods', next: found.next, words, goodsKind: found.meaning, isMistyped: spelt === null }
  }

  const country: Matcher = ({ text, tokens, place }) => {
    const located = vocabulary.locations.at(tokens, place)?.next
    // `warehouse in Poland`
    const isJoined = located !== undefined && vocabulary.fillers.has(tokens[located]?.plain ?? '')
    const from = (located ?? place) + Number(isJoined)
    const found = countries.at(tokens, from)
    if (found) return { kind: 'country', next: found.next, filters: { country: [found.meaning] } }
    const region = vocabulary.regions.at(tokens, from)
    if (region) return { kind: 'country', next: region.next, filters: { region: region.meaning } }
    const token = tokens[from]
    const written = text.slice(token?.start, token?.end)
    if (!token || !isCountryCode(written) || isShouted(text, tokens)) return null
    return { kind: 'country', next: from + 1, filters: { country: [written] } }
  }

  const load: Matcher = ({ tokens, place }) => {
    const { loads, countedLoads, numerals } = vocabulary
    const named = loads.at(tokens, place)
    const full = fullLoad(tokens, place)
    const whole = full && full.next > (named?.next ?? 0) ? full : named
    if (whole) return { kind: 'pallets', next: whole.next, filters: { minPallets: whole.meaning } }
    const written = numerals.at(tokens, place)
    const many = tokens[place]?.kind === 'number' ? numberOf(tokens[place]?.plain ?? '') : (written?.meaning ?? null)
    if (many === null) return loadOf(tokens, place)
    const from = written?.next ?? (tokens[place + 1]?.plain === 'x' ? place + 2 : place + 1)
    const found = loads.at(tokens, from) ?? countedLoads.at(tokens, from) ?? (written && palletsAt(tokens, from))
    return (
      found && {
        kind: 'pallets',
        next: found.next,
        filters: { minPallets: Math.max(1, Math.round(found.meaning * many)) },
      }
    )
  }

  /** `container of shoes`. */
  const loadOf = (tokens: readonly Token[], place: number): Match | null => {
    const vehicle = vocabulary.countedLoads.at(tokens, place)
    const of = vehicle && vocabulary.containerFillers.at(tokens, vehicle.next)
    return of && { kind: 'pallets', next: of.next, filters: { minPallets: vehicle.meaning } }
  }

  /** `full artic`, `camion complet`. */
  const fullLoad = (tokens: readonly Token[], place: number) => {
    const vehicleAt = (at: number) => vocabulary.countedLoads.at(tokens, at) ?? palletsAt(tokens, at)
    const before = vocabulary.fullness.at(tokens, place)
    const vehicle = vehicleAt(before?.next ?? place)
    const share = before ?? (vehicle && vocabulary.fullness.at(tokens, vehicle.next))
    if (!vehicle || !share) return null
    return {
      meaning: Math.max(1, Math.floor(vehicle.meaning * share.meaning)),
      next: Math.max(vehicle.next, share.next),
    }
  }

  const palletsAt = (tokens: readonly Token[], place: number) => {
    const found = units.at(tokens, place)
    return found?.meaning === 'pallet' ? { meaning: 1, next: found.next } : null
  }

  const amount: Matcher = ({ text, tokens, place }) => {
    const token = tokens[place]
    if (token?.kind !== 'number') return null
    const after = tokens[place + 1]
    const inThousands =
      after?.plain === 'k' ? after.start === token.end : vocabulary.thousands.at(tokens, place + 1) !== null
    const number = numberOf(token.plain) * (inThousands ? 1_000 : 1)
    const found = units.at(tokens, place + (inThousands ? 2 : 1))
    const quantity = (counted: number, next: number): Match | null =>
      counted >= 1
        ? { kind: 'quantity', next, filters: { minQuantity: Math.min(999_999_999, Math.round(counted)) } }
        : null
    if (!found) return isCounting(tokens, place, number) ? quantity(number, place + 1) : null
    const { meaning: unit, next } = found
    const measure = vocabulary.measures.at(tokens, place + 1)?.meaning
    if (unit === 'pallet') return { kind: 'pallets', next, filters: { minPallets: Math.max(1, Math.round(number)) } }
    if (unit === 'tonne') return quantity(number * 1_000, next)
    // Carton contents differ between lots.
    if (unit === 'carton') return { kind: 'quantity', next, filters: {} }
    const isContent = unit === 'content' || ((unit === 'kilo' || unit === 'litre') && number <= MAX_CONTENT)
    if (isContent) {
      const container = vocabulary.containers.at(tokens, next)?.next ?? next
      const end = isAll(tokens, place, container) ? next : container
      const words = text.slice(token.start, tokens[end - 1]?.end)
      return { kind: 'content', next: end, words, otherWords: inOtherUnits(number, measure) }
    }
    return quantity(number, next)
  }

  const filled: Matcher = (reading) => {
    const { text, tokens, place } = reading
    const container = vocabulary.containers.at(tokens, place)
    if (!container) return null
    const filler = vocabulary.containerFillers.at(tokens, container.next)
    const found = amount({ ...reading, place: filler?.next ?? container.next })
    if (found?.kind !== 'content' || isAll(tokens, place, found.next)) return null
    return { ...found, words: text.slice(tokens[place]?.start, tokens[found.next - 1]?.end) }
  }

  const boundedAmount: Matcher = (reading) => {
    const { tokens, place } = reading
    const before = bounds.at(tokens, place)
    const found = amount({ ...reading, place: before?.next ?? place })
    if (found?.kind !== 'quantity' && found?.kind !== 'pallets') return null
    const after = before ? null : closings.at(tokens, found.next)
    const bound = before ?? after
    if (!bound) return null
    const next = after?.next ?? found.next
    if (bound.meaning === 'min') return { ...found, next }
    return { ...found, next, filters: asHighest(found) }
  }

  /** `10-20 pallets`. */
  const amountRange: Matcher = (reading) => {
    const { text, tokens, place } = reading
    const [first, second] = [tokens[place], tokens[place + 1]]
    if (first?.kind !== 'number' || !second || !/^\s?[-–]\s?$/.test(text.slice(first.end, second.start))) return null
    const found = amount({ ...reading, place: place + 1 })
    if (found?.kind !== 'quantity' && found?.kind !== 'pallets') return null
    const least = numberOf(first.plain)
    const from = found.kind === 'pallets' ? { minPallets: least } : { minQuantity: least }
    return { ...found, filters: { ...from, ...asHighest(found) } }
  }

  /** Recognised but not compared: sellers also agree on less. */
  const leastOrder: Matcher = ({ tokens, place }) => {
    const order = vocabulary.orders.at(tokens, place)
    const from = order && (bounds.at(tokens, order.next)?.next ?? order.next)
    if (from === null || tokens[from]?.kind !== 'number') return null
    return { kind: 'quantity', next: units.at(tokens, from + 1)?.next ?? from + 1, filters: {} }
  }

  /** Whom toys are for, as in `ab 3 Jahren`: recognised but not compared, because lots have no ages. */
  const age: Matcher = ({ tokens, place }) => {
    const from = bounds.at(tokens, place)?.next ?? place
    const years = tokens[from]?.kind === 'number' ? vocabulary.spans.at(tokens, from + 1) : null
    if (years?.meaning !== YEAR || numberOf(tokens[from]?.plain ?? '') > OLDEST_CHILD) return null
    return { kind: 'size', next: years.next, filters: {} }
  }

  const size: Matcher = ({ text, tokens, place }) => {
    const first = sizes.at(tokens, place)
    // `size EU 42`
    const second = first && sizes.at(tokens, first.next)
    const found = second ?? first
    const token = found && tokens[found.next]
    if (!first || !found || !token) return null
    const number = token.kind === 'number' ? numberOf(token.plain) : Number.NaN
    const region = tokens[second ? first.next : place]?.plain ?? ''
    const counted = shoeSizes.has(region) && units.at(tokens, found.next + 1) !== null
    const isSize = shoeSizes.has(region) ? isShoeSize(number, region) : number > 0 && number < 1_000
    if (counted || (!isSize && !letterSizes.includes(token.plain))) return null
    const after = tokens[found.next + 1]?.plain ?? ''
    const next = found.next + (isSize && isShoeSize(number, after) ? 2 : 1)
    return { kind: 'size', next, words: text.slice(token.start, token.end) }
  }

  return [
    makePriceMatcher(vocabulary),
    makeDateMatcher(vocabulary),
    load,
    amount,
    filled,
    boundedAmount,
    amountRange,
    leastOrder,
    age,
    size,
    matchListed,
    incoterm,
    condition,
    reason,
    availability,
    certificate,
    country,
    named,
  ]
}

function isShoeSize(number: number, region: string): boolean {
  const sizes = shoeSizes.get(region)
  return sizes !== undefined && number >= sizes.least && number <= sizes.most
}

/** Whether a part would be the only search term: `75 cl bottles` alone are bottles. */
function isAll(tokens: readonly Token[], place: number, next: number): boolean {
  return place === 0 && next === tokens.length
}

function inOtherUnits(number: number, measure: { readonly kind: string; readonly of: number } | undefined): string[] {
  if (!measure) return []
  return measures
    .filter(([kind]) => kind === measure.kind)
    .map(([, unit, of]) => [Math.round(((number * measure.of) / of) * 1_000) / 1_000, unit] as const)
    .filter(([value]) => value >= 0.1 && value < 100_000)
    .map(([value, unit]) => (Number.isInteger(value) ? `${value}${unit}` : `${value} ${unit}`))
}

/** The filters of an amount as a maximum; without a bound, it is a minimum. */
function asHighest({ filters: { minQuantity, minPallets } = {} }: Match): Partial<MeantFilters> {
  if (minPallets !== undefined) return { maxPallets: minPallets }
  return minQuantity === undefined ? {} : { maxQuantity: minQuantity }
}

function isCounting(tokens: readonly Token[], place: number, number: number): boolean {
  return place === 0 && tokens[1]?.kind === 'word' && number >= MIN_COUNTED && number % MIN_COUNTED === 0
}

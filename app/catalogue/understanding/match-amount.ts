import type { Match, Matcher } from './matchers'
import { numberOf, type Token } from './tokens'
import { measures } from './trade-words'
import type { MeantFilters } from './understand'
import type { Vocabulary } from './vocabulary'

/** Above this, kilograms and litres are a quantity to buy, not the contents of an article. */
const MAX_CONTENT = 50
/** A round number before goods, such as `1000 candles`, counts them from here on. */
const MIN_COUNTED = 50

/** Pallets and whole loads, quantities and contents: `2 pallets`, `full truck`, `10-20 pallets`, `1000 pieces`, `5 litre tins`. */
export function makeAmountMatchers(vocabulary: Vocabulary): readonly Matcher[] {
  const { bounds, closings, units } = vocabulary

  const load: Matcher = ({ tokens, place }) => {
    const { loads, countedLoads, numerals } = vocabulary
    const named = loads.at(tokens, place)
    const full = fullLoad(tokens, place)
    // `Full pallets` may be many.
    if (full && full.next > (named?.next ?? 0))
      return { kind: 'pallets', next: full.next, filters: { minPallets: full.meaning } }
    if (named) return { kind: 'pallets', next: named.next, filters: palletsFor(named.meaning) }
    const written = numerals.at(tokens, place)
    const many = tokens[place]?.kind === 'number' ? numberOf(tokens[place]?.plain ?? '') : (written?.meaning ?? null)
    if (many === null) return loadOf(tokens, place)
    const from = written?.next ?? (tokens[place + 1]?.plain === 'x' ? place + 2 : place + 1)
    const found = loads.at(tokens, from) ?? countedLoads.at(tokens, from) ?? (written && palletsAt(tokens, from))
    return (
      found && {
        kind: 'pallets',
        next: found.next,
        filters: palletsFor(found.meaning * many),
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
    if (unit === 'pallet') return { kind: 'pallets', next, filters: palletsFor(number) }
    // `6 pack` is how goods are packed.
    if (unit === 'pack' && number < MIN_COUNTED) return null
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
    if (!bound) return onlyPallets(tokens, found)
    const next = after?.next ?? found.next
    return { ...found, next, filters: bound.meaning === 'min' ? asLowest(found) : asHighest(found) }
  }

  /** `2 pallets only`. */
  const onlyPallets = (tokens: readonly Token[], found: Match): Match | null => {
    const only = found.kind === 'pallets' ? vocabulary.only.at(tokens, found.next) : null
    return only && { ...found, next: only.next, filters: asHighest(found) }
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

  return [load, amount, filled, boundedAmount, amountRange, leastOrder]
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

function asLowest({ filters: { maxPallets: _, ...filters } = {} }: Match): Partial<MeantFilters> {
  return filters
}

/** Who asks for one pallet buys no more; who asks for several takes a larger lot as well. */
function palletsFor(number: number): Partial<MeantFilters> {
  const minPallets = Math.max(1, Math.round(number))
  return minPallets === 1 ? { minPallets, maxPallets: 1 } : { minPallets }
}

function isCounting(tokens: readonly Token[], place: number, number: number): boolean {
  return place === 0 && tokens[1]?.kind === 'word' && number >= MIN_COUNTED && number % MIN_COUNTED === 0
}

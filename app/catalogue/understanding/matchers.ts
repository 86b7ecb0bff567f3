import type { GoodsKind } from '../goods-names/named-goods'
import { conditionsMeant } from './condition-terms'
import { makeAmountMatchers } from './match-amount'
import { makeDateMatcher } from './match-date'
import { makeListedMatcher } from './match-listed'
import { makePriceMatcher } from './match-price'
import { isCountryCode, isShouted } from './places'
import { numberOf, type Token } from './tokens'
import { letterSizes } from './trade-words'
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
  const { bounds, conditions, reasons, statuses, incoterms, certificates, units, countries, sizes, goods } = vocabulary

  const condition: Matcher = ({ tokens, place, isReal }) => {
    const first = conditions.at(tokens, place) ?? conditions.nearAt(tokens, place, isReal)
    // New goods in damaged boxes are seconds.
    const second = first?.meaning === 'new' ? conditions.at(tokens, first.next) : null
    const found = second?.meaning === 'seconds' ? second : first
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

  const countryAt = ({ text, tokens, place, isReal }: Reading): Match | null => {
    const found = countries.at(tokens, place) ?? countries.nearAt(tokens, place, isReal)
    if (found) return { kind: 'country', next: found.next, filters: { country: [found.meaning] } }
    const region = vocabulary.regions.at(tokens, place)
    if (region) return { kind: 'country', next: region.next, filters: { region: region.meaning } }
    const token = tokens[place]
    const written = text.slice(token?.start, token?.end)
    // `IT` is Italy at the end only: `shoes IT`, but `IT equipment`.
    const isCode = isCountryCode(written) || (written === 'IT' && place > 0 && place === tokens.length - 1)
    if (!token || !isCode || isShouted(text, tokens)) return null
    return { kind: 'country', next: place + 1, filters: { country: [written] } }
  }

  const country: Matcher = (reading) => {
    const located = vocabulary.locations.at(reading.tokens, reading.place)?.next
    if (located === undefined) return countryAt(reading)
    const found = countryAt({ ...reading, place: located })
    // `warehouse in Poland`
    const isJoined = vocabulary.fillers.has(reading.tokens[located]?.plain ?? '')
    return found ?? (isJoined ? countryAt({ ...reading, place: located + 1 }) : null)
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
    ...makeAmountMatchers(vocabulary),
    age,
    size,
    makeListedMatcher(vocabulary),
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

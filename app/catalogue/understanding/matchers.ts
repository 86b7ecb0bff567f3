import { conditionsMeant } from './condition-terms'
import { makeDateMatcher } from './match-date'
import { makePriceMatcher } from './match-price'
import type { Shelf } from './named-goods'
import { isCountryCode } from './places'
import type { Token } from './tokens'
import { numberOf } from './tokens'
import { letterSizes } from './trade-words'
import type { MeantFilters, PartKind } from './understand'
import type { Vocabulary } from './vocabulary'

export interface Match {
  readonly kind: PartKind
  /** Place of the token after it. */
  readonly next: number
  readonly filters?: Partial<MeantFilters>
  readonly words?: string
  readonly shelf?: Shelf
}

export interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly place: number
}

/** Recognises a part of a query that begins at a token. */
export type Matcher = (reading: Reading) => Match | null

/** Beyond, kilograms and litres are what somebody wants to buy, and not what an article weighs. */
const MOST_CONTENT = 50
/** A round number before goods, such as `1000 candles`, counts them from here on. */
const LEAST_COUNTED = 50
const SHOE_SIZES = { least: 14, most: 60 } as const

export function makeMatchers(vocabulary: Vocabulary): readonly Matcher[] {
  const { conditions, weeks, incoterms, certificates, units, loads, countries, sizes, goods } = vocabulary

  const condition: Matcher = ({ tokens, place }) => {
    const found = conditions.at(tokens, place)
    return found && { kind: 'condition', next: found.next, filters: { condition: conditionsMeant[found.meaning] } }
  }

  const listed: Matcher = ({ tokens, place }) => {
    const found = weeks.at(tokens, place)
    return found && { kind: 'listed', next: found.next, filters: { listed: 'week' } }
  }

  const incoterm: Matcher = ({ tokens, place }) => {
    const found = incoterms.at(tokens, place)
    return found && { kind: 'incoterm', next: found.next, filters: { incoterm: [found.meaning] } }
  }

  const certificate: Matcher = ({ tokens, place }) => {
    const found = certificates.at(tokens, place)
    return found && { kind: 'certificate', next: found.next, filters: { certificate: [found.meaning] } }
  }

  const named: Matcher = ({ text, tokens, place }) => {
    const found = goods.at(tokens, place)
    if (!found) return null
    const words = text.slice(tokens[place]?.start, tokens[found.next - 1]?.end)
    return { kind: 'goods', next: found.next, words, shelf: found.meaning }
  }

  const country: Matcher = ({ text, tokens, place }) => {
    const found = countries.at(tokens, place)
    if (found) return { kind: 'country', next: found.next, filters: { country: [found.meaning] } }
    const token = tokens[place]
    const written = text.slice(token?.start, token?.end)
    if (!token || !isCountryCode(written) || isShouted(text, tokens)) return null
    return { kind: 'country', next: place + 1, filters: { country: [written] } }
  }

  const load: Matcher = ({ tokens, place }) => {
    const many =
      tokens[place]?.kind === 'number' && !loads.at(tokens, place) ? numberOf(tokens[place]?.plain ?? '') : null
    const found = loads.at(tokens, many === null ? place : place + 1)
    return (
      found && { kind: 'pallets', next: found.next, filters: { minPallets: Math.round(found.meaning * (many ?? 1)) } }
    )
  }

  const amount: Matcher = ({ text, tokens, place }) => {
    const token = tokens[place]
    if (token?.kind !== 'number') return null
    const inThousands = tokens[place + 1]?.plain === 'k' && tokens[place + 1]?.start === token.end
    const number = numberOf(token.plain) * (inThousands ? 1_000 : 1)
    const found = units.at(tokens, place + (inThousands ? 2 : 1))
    const quantity = (counted: number, next: number): Match | null =>
      counted >= 1
        ? { kind: 'quantity', next, filters: { minQuantity: Math.min(999_999_999, Math.round(counted)) } }
        : null
    if (!found) return isCounting(tokens, place, number) ? quantity(number, place + 1) : null
    const { meaning: unit, next } = found
    if (unit === 'pallet') return { kind: 'pallets', next, filters: { minPallets: Math.max(1, Math.round(number)) } }
    if (unit === 'tonne') return quantity(number * 1_000, next)
    const isContent = unit === 'content' || ((unit === 'kilo' || unit === 'litre') && number <= MOST_CONTENT)
    if (isContent) return { kind: 'content', next, words: text.slice(token.start, tokens[next - 1]?.end) }
    return quantity(number, next)
  }

  const size: Matcher = ({ text, tokens, place }) => {
    const found = sizes.at(tokens, place)
    const token = found && tokens[found.next]
    if (!found || !token) return null
    const number = token.kind === 'number' ? numberOf(token.plain) : Number.NaN
    const isRegion = /^(?:eu|uk|us|gr)$/.test(tokens[place]?.plain ?? '')
    const isSize = isRegion ? number >= SHOE_SIZES.least && number <= SHOE_SIZES.most : number > 0 && number < 1_000
    if (!isSize && !letterSizes.includes(token.plain)) return null
    return { kind: 'size', next: found.next + 1, words: text.slice(token.start, token.end) }
  }

  return [
    makePriceMatcher(vocabulary),
    makeDateMatcher(vocabulary),
    load,
    amount,
    size,
    listed,
    incoterm,
    condition,
    certificate,
    country,
    named,
  ]
}

/** Where everything is written in capitals, two letters are no code, unless they stand alone or beside a rule. */
function isShouted(text: string, tokens: readonly Token[]): boolean {
  return tokens.length > 2 && text === text.toUpperCase() && text !== text.toLowerCase()
}

function isCounting(tokens: readonly Token[], place: number, number: number): boolean {
  return place === 0 && tokens[1]?.kind === 'word' && number >= LEAST_COUNTED && number % LEAST_COUNTED === 0
}

import type { Match, Matcher, Reading } from './matchers'
import { numberOf, type Token } from './tokens'
import type { Vocabulary } from './vocabulary'

const MAX_EUROS = 999_999_999
/** In euros. A higher number without a currency is a quantity or a year. A higher price is for the whole lot, unless it says what it is for. */
const MAX_UNNAMED = 1_000

type Basis = 'unit' | 'lot' | 'pallet_or_carton'

interface Amounts {
  readonly cents: readonly number[]
  readonly next: number
}

/**
 * Prices in euros: `under 2 euro`, `< €2`, `2-5 €`, `50 cents`, `bis 10 € pro Paar`. A price without a bound is the highest one, and a query
 * may end in one without its currency: `under 1,50`, `max 2.50 each`. A price may be for the whole lot: `total price under 800 €`, `5000 € per
 * lot`. Prices in other currencies, and for a pallet or carton, are recognised, but not compared.
 */
export function makePriceMatcher(vocabulary: Vocabulary): Matcher {
  const { bounds, closings, between, euros, cents, fullness, numerals, otherCurrencies, totals } = vocabulary
  /** `two euro`, `half a euro`, and Arabic `less than a euro` without a number. */
  const inWords = (tokens: readonly Token[], from: number, isBounded: boolean): Amounts | null => {
    const many = numerals.at(tokens, from) ?? fullness.at(tokens, from)
    const euro = euros.at(tokens, many?.next ?? from)
    return euro && (many || isBounded) ? { cents: [(many?.meaning ?? 1) * 100], next: euro.next } : null
  }
  return (reading) => {
    const { tokens, place } = reading
    const total = totals.at(tokens, place)
    const begin = total?.next ?? place
    const before = bounds.at(tokens, begin)
    const from = before?.next ?? between.at(tokens, begin)?.next ?? begin
    const inEuros =
      amountsAt(reading, from, euros, cents) ??
      inWords(tokens, from, before !== null) ??
      (before?.meaning === 'max' ? lastAmount(vocabulary, tokens, from) : null)
    const amounts = inEuros ?? amountsAt(reading, from, otherCurrencies)
    if (!amounts) return null
    const after = before ? null : closings.at(tokens, amounts.next)
    const bound = before?.meaning ?? after?.meaning ?? 'max'
    const { next, basis } = basisAt(vocabulary, tokens, after?.next ?? amounts.next)
    const [low, high = low] = amounts.cents
    if (low === undefined || high === undefined) return null
    const isOfLot = basis === 'lot' || (basis === null && (total !== null || high > 100 * MAX_UNNAMED))
    const isRange = amounts.cents.length > 1
    const min = isRange || bound === 'min' ? Math.min(low, high) : undefined
    const max = isRange || bound === 'max' ? Math.max(low, high) : undefined
    const isCompared = inEuros && basis !== 'pallet_or_carton'
    return { kind: 'price', next, filters: isCompared ? boundsOf(min, max, isOfLot) : {} } satisfies Match
  }
}

function boundsOf(min: number | undefined, max: number | undefined, isOfLot: boolean): Match['filters'] {
  const [lowest, highest] = isOfLot ? (['minLotPrice', 'maxLotPrice'] as const) : (['minPrice', 'maxPrice'] as const)
  return { ...(min !== undefined && { [lowest]: min }), ...(max !== undefined && { [highest]: max }) }
}

function amountsAt(
  { text, tokens }: Reading,
  place: number,
  currency: Vocabulary['euros'],
  cents?: Vocabulary['cents'],
): Amounts | null {
  const sign = currency.at(tokens, place)
  const from = sign?.next ?? place
  const low = centsOf(tokens[from])
  // `S3` is a class of safety shoes.
  const isJoinedToLetters = tokens[from - 1]?.kind === 'word' && tokens[from - 1]?.end === tokens[from]?.start
  if (low === null || (isJoinedToLetters && sign === null)) return null
  const inCents = sign ? null : cents?.at(tokens, from + 1)
  if (inCents) return { cents: [Math.round(low / 100)], next: inCents.next }
  const own = sign ? null : currency.at(tokens, from + 1)
  const next = own?.next ?? from + 1
  // A range: `2-5 €`, `2 to 5 euro`, `€2-€5`, `€2-5`.
  const between = text.slice(tokens[next - 1]?.end, tokens[next]?.start)
  const isJoined = /^\s*[-–]\s*$/.test(between)
  const isRange = isJoined || /^(?:to|and|bis|und|a|et|y|e|do|i|εωσ|και|الي|و)$/.test(tokens[next]?.plain ?? '')
  const second = isJoined ? next : next + 1
  const secondSign = currency.at(tokens, second)
  const last = secondSign?.next ?? second
  const high = isRange ? centsOf(tokens[last]) : null
  const closing = secondSign ? null : currency.at(tokens, last + 1)
  const isClosed = secondSign !== null || closing !== null || (sign !== null && /^[-–]$/.test(between))
  if (high !== null && isClosed) return { cents: [low, high], next: closing?.next ?? last + 1 }
  return sign || own ? { cents: [low], next } : null
}

/** The only number of a query, at its end or before what the price is for: `max 2.50 each`. */
function lastAmount(vocabulary: Vocabulary, tokens: readonly Token[], place: number): Amounts | null {
  const cents = centsOf(tokens[place])
  const isOnly = tokens.findIndex(({ kind }) => kind === 'number') === place
  const isOfEach = vocabulary.each.at(tokens, place + 1) ?? vocabulary.per.at(tokens, place + 1)
  const isLast =
    isOnly &&
    (place === tokens.length - 1 || (isOfEach && basisAt(vocabulary, tokens, place + 1).next === tokens.length))
  return isLast && cents !== null && cents <= 100 * MAX_UNNAMED ? { cents: [cents], next: place + 1 } : null
}

function centsOf(token: Token | undefined): number | null {
  if (token?.kind !== 'number') return null
  const value = numberOf(token.plain)
  return value > 0 && value <= MAX_EUROS ? Math.round(value * 100) : null
}

/** What the price is for: `per piece`, `/kg`, `a pair`, a pallet, or the whole lot. Null unless it is said. */
function basisAt(
  { per, each, units, wholes, totals }: Vocabulary,
  tokens: readonly Token[],
  place: number,
): { readonly next: number; readonly basis: Basis | null } {
  const total = totals.at(tokens, place)
  if (total) return { next: total.next, basis: 'lot' }
  const from = per.at(tokens, place)?.next ?? place
  const whole = from > place ? wholes.at(tokens, from) : null
  if (whole) return { next: whole.next, basis: whole.meaning }
  const ofEach = each.at(tokens, place)
  if (ofEach) return { next: ofEach.next, basis: 'unit' }
  const unit = units.at(tokens, from)
  if (unit === null || unit.meaning === 'content' || unit.meaning === 'tonne') return { next: place, basis: null }
  const isUnit = unit.meaning !== 'pallet' && unit.meaning !== 'carton'
  return { next: unit.next, basis: isUnit ? 'unit' : 'pallet_or_carton' }
}

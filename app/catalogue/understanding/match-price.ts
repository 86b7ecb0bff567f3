import type { Match, Matcher, Reading } from './matchers'
import { numberOf, type Token } from './tokens'
import type { Vocabulary } from './vocabulary'

const MOST_EUROS = 999_999_999

interface Amounts {
  readonly cents: readonly number[]
  readonly next: number
}

/**
 * Prices in euros: `under 2 euro`, `< €2`, `2-5 €`, `bis 10 € pro Paar`. A price without a bound is the highest one. Prices in other
 * currencies are recognised, but not compared.
 */
export function makePriceMatcher(vocabulary: Vocabulary): Matcher {
  const { bounds, euros, otherCurrencies } = vocabulary
  return (reading) => {
    const { tokens, place } = reading
    const before = bounds.at(tokens, place)
    const from = before?.next ?? place
    const inEuros = amountsAt(reading, from, euros)
    const amounts = inEuros ?? amountsAt(reading, from, otherCurrencies)
    if (!amounts) return null
    const after = before ? null : bounds.at(tokens, amounts.next)
    // `2 € from Poland` says nothing about prices with its `from`.
    const isClosing =
      after !== null && tokens[after.next - 1]?.kind === 'word' && /^ma[xk]/.test(tokens[amounts.next]?.plain ?? '')
    const bound = before?.meaning ?? 'max'
    const { next, isWhole } = basisAt(vocabulary, tokens, isClosing ? after.next : amounts.next)
    const [low, high] = amounts.cents
    if (low === undefined) return null
    // Only prices of one unit, in euros, are compared.
    const filters =
      isWhole || !inEuros
        ? {}
        : high !== undefined
          ? { minPrice: Math.min(low, high), maxPrice: Math.max(low, high) }
          : bound === 'max'
            ? { maxPrice: low }
            : { minPrice: low }
    return { kind: 'price', next, filters } satisfies Match
  }
}

function amountsAt({ text, tokens }: Reading, place: number, currency: Vocabulary['euros']): Amounts | null {
  const sign = currency.at(tokens, place)
  const from = sign?.next ?? place
  const low = centsOf(tokens[from])
  if (low === null) return null
  if (sign) return { cents: [low], next: from + 1 }
  const own = currency.at(tokens, from + 1)
  if (own) return { cents: [low], next: own.next }
  // A range: `2-5 €`, `2 to 5 euro`.
  const isJoined = /^\s*[-–]\s*$/.test(text.slice(tokens[from]?.end, tokens[from + 1]?.start))
  const second = isJoined ? from + 1 : from + 2
  const high = centsOf(tokens[second])
  const closing = currency.at(tokens, second + 1)
  const isRange = isJoined || /^(?:to|and|bis|und|a|y|e|do|i|εωσ|και|الي|و)$/.test(tokens[from + 1]?.plain ?? '')
  return closing && high !== null && isRange ? { cents: [low, high], next: closing.next } : null
}

function centsOf(token: Token | undefined): number | null {
  if (token?.kind !== 'number') return null
  const value = numberOf(token.plain)
  return value > 0 && value <= MOST_EUROS ? Math.round(value * 100) : null
}

/** What the price is for: `per piece`, `/kg`, `a pair`, or a whole pallet or lot. */
function basisAt({ per, units, wholes }: Vocabulary, tokens: readonly Token[], place: number) {
  const from = per.at(tokens, place)?.next ?? place
  const whole = from > place ? wholes.at(tokens, from) : null
  if (whole) return { next: whole.next, isWhole: true }
  const unit = units.at(tokens, from)
  const isUnit = unit !== null && unit.meaning !== 'content' && unit.meaning !== 'tonne'
  if (isUnit) return { next: unit.next, isWhole: unit.meaning === 'pallet' }
  return { next: tokens[place]?.plain === 'each' ? place + 1 : place, isWhole: false }
}

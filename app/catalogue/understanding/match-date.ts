import type { Match, Matcher } from './matchers'
import { numberOf, type Token } from './tokens'
import { LONG_DATED_DAYS } from './trade-words'
import type { Vocabulary } from './vocabulary'

interface Day {
  readonly day: string
  /** The last day of a year or month. */
  readonly until?: string
  readonly next: number
}

/** Earlier than any goods on sale, so that only the last day counts. */
const EARLIEST = '2000-01-01'

interface Span {
  readonly days: number
  readonly next: number
}

/**
 * Best-before dates: `BBD 2027`, `MHD ab 06/2027`, `best before 30.06.2027`, `2028 BBD`. The goods keep until then or longer, until before
 * then (`caduca antes de enero 2027`), or as long as is said: `shelf life at least 6 months`, `6 Monate Restlaufzeit`. Short-dated goods are
 * found by how titles call them.
 */
export function makeDateMatcher(vocabulary: Vocabulary): Matcher {
  const { shortDated, longDated, dates, earlier, dateFillers, months, closings } = vocabulary
  const skipFillers = (tokens: readonly Token[], place: number): number => {
    const filler = dateFillers.at(tokens, place)
    return filler ? skipFillers(tokens, filler.next) : place
  }
  /** `before 2028`, but `before the end of 2027` and `do końca 2027` include the year. */
  const lastDayAt = (tokens: readonly Token[], place: number): Match | null => {
    const before = earlier.at(tokens, place)
    const from = skipFillers(tokens, before?.next ?? place)
    const last = dayAt(tokens, from, months) ?? shortYearAt(tokens, from, months)
    const isWithout = before?.meaning === 'before' && from === before.next
    const bestUntil = isWithout ? last?.day : (last?.until ?? last?.day)
    return last && bestUntil ? { kind: 'date', next: last.next, filters: { bestBefore: EARLIEST, bestUntil } } : null
  }
  return ({ tokens, place, isReal }) => {
    const short = shortDated.at(tokens, place) ?? shortDated.nearAt(tokens, place, isReal)
    if (short) return lastDayAt(tokens, short.next) ?? { kind: 'date', next: short.next, words: short.meaning }
    const long = longDated.at(tokens, place)
    if (long) {
      const since = dayAt(tokens, skipFillers(tokens, long.next), months)
      if (since) return { kind: 'date', next: since.next, filters: { bestBefore: since.day } }
      return { kind: 'date', next: long.next, filters: { minShelfLife: LONG_DATED_DAYS } }
    }
    const named = dates.at(tokens, place)
    const from = skipFillers(tokens, named?.next ?? place)
    const left = spanAt(tokens, from, vocabulary, named !== null && from > named.next)
    const ofLeft = left && (named ?? dates.at(tokens, skipFillers(tokens, left.next)))
    if (ofLeft) return { kind: 'date', next: Math.max(ofLeft.next, left.next), filters: { minShelfLife: left.days } }
    if (!named) {
      // Only food has dates: `to clear before the end of January 2027`.
      if (earlier.at(tokens, place)) return lastDayAt(tokens, place)
      const first = dayAt(tokens, place, months)
      const after = first && dates.at(tokens, first.next)
      return first && after && { kind: 'date', next: after.next, filters: { bestBefore: first.day } }
    }
    if (earlier.at(tokens, named.next)) return lastDayAt(tokens, named.next)
    const found = dayAt(tokens, from, months) ?? shortYearAt(tokens, from, months)
    if (!found) return null
    // `BBD from 2027` and `BBD 2027 minimum` have no end.
    const least = closings.at(tokens, found.next)
    const isOpen = from > named.next || least?.meaning === 'min'
    const end = isOpen || found.until === undefined ? {} : { bestUntil: found.until }
    return { kind: 'date', next: least?.next ?? found.next, filters: { bestBefore: found.day, ...end } }
  }
}

function dayAt(tokens: readonly Token[], place: number, months: ReadonlyMap<string, number>): Day | null {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((at) => tokens[place + at]?.plain)
  const year = yearOf(first)
  if (year !== null) {
    // `2027-06-30` and `2027-06`.
    const month = isWithin(second, 12) ? Number(second) : null
    const day = month !== null && isWithin(third, 31) ? Number(third) : null
    const next = place + 1 + Number(month !== null) + Number(day !== null)
    return day === null ? periodOf(year, month, next) : dayOf(year, month ?? 1, day, next)
  }
  const written = /^(\d{1,2})[.,](\d{1,4})$/.exec(first)
  if (written) {
    const ofMonth = yearOf(written[2] ?? '')
    if (ofMonth !== null) return periodOf(ofMonth, Number(written[1]), place + 1)
    const ofDay = yearOf(second)
    return ofDay === null ? null : dayOf(ofDay, Number(written[2]), Number(written[1]), place + 2)
  }
  const month = months.get(first) ?? (isWithin(first, 12) ? Number(first) : null)
  // `julio de 2027`
  const itsYear = months.has(first) && /^(?:de|del|of)$/.test(second) ? yearOf(third) : null
  if (month !== null && itsYear !== null) return periodOf(itsYear, month, place + 3)
  const ofMonth = yearOf(second)
  if (month !== null && ofMonth !== null) return periodOf(ofMonth, month, place + 2)
  const named = months.get(second) ?? (isWithin(second, 12) ? Number(second) : null)
  const ofDay = yearOf(third)
  return named !== null && ofDay !== null && isWithin(first, 31) ? dayOf(ofDay, named, Number(first), place + 3) : null
}

/** `12/27`, `Jan 27` or `27`, only after a word for a date. */
function shortYearAt(tokens: readonly Token[], place: number, months: ReadonlyMap<string, number>): Day | null {
  const [first = '', year = ''] = [0, 1].map((at) => tokens[place + at]?.plain)
  const month = months.get(first) ?? (isWithin(first, 12) ? Number(first) : null)
  const isYear = (written: string) => /^[2-4]\d$/.test(written)
  if (month !== null && isYear(year)) return periodOf(2000 + Number(year), month, place + 2)
  return isYear(first) ? periodOf(2000 + Number(first), null, place + 1) : null
}

/** Longer than ten years is no shelf life. */
const MAX_DAYS = 3_650

/** @param isOne whether a unit without a number counts once: Arabic says `more than year` */
function spanAt(
  tokens: readonly Token[],
  place: number,
  { spans, numerals }: Pick<Vocabulary, 'spans' | 'numerals'>,
  isOne: boolean,
): Span | null {
  const token = tokens[place]
  const written = numerals.at(tokens, place)
  const many = token?.kind === 'number' ? numberOf(token.plain) : (written?.meaning ?? (isOne ? 1 : null))
  const unit = many === null ? null : spans.at(tokens, token?.kind === 'number' ? place + 1 : (written?.next ?? place))
  const days = unit && many !== null ? Math.round(many * unit.meaning) : 0
  return unit && days >= 1 && days <= MAX_DAYS ? { days, next: unit.next } : null
}

function yearOf(written: string): number | null {
  return /^20[2-4]\d$/.test(written) ? Number(written) : null
}

function isWithin(written: string, most: number): boolean {
  return /^\d{1,2}$/.test(written) && Number(written) >= 1 && Number(written) <= most
}

/** A year, or a month of it. */
function periodOf(year: number, month: number | null, next: number): Day | null {
  const until = new Date(Date.UTC(year, month ?? 12, 0)).toISOString().slice(0, 10)
  const first = dayOf(year, month ?? 1, 1, next)
  return first && { ...first, until }
}

function dayOf(year: number, month: number, day: number, next: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? { day: date.toISOString().slice(0, 10), next } : null
}

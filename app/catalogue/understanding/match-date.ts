import type { Matcher } from './matchers'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'

interface Day {
  readonly day: string
  readonly next: number
}

/** Best-before dates: `BBD 2027`, `MHD ab 06/2027`, `best before 30.06.2027`, `2028 BBD`. The goods keep until then or longer. */
export function makeDateMatcher({ dates, dateFillers, months }: Vocabulary): Matcher {
  return ({ tokens, place }) => {
    const named = dates.at(tokens, place)
    if (!named) {
      const first = dayAt(tokens, place, months)
      const after = first && dates.at(tokens, first.next)
      return first && after && { kind: 'date', next: after.next, filters: { bestBefore: first.day } }
    }
    let at = named.next
    for (let filler = dateFillers.at(tokens, at); filler; filler = dateFillers.at(tokens, at)) at = filler.next
    const found = dayAt(tokens, at, months)
    return found && { kind: 'date', next: found.next, filters: { bestBefore: found.day } }
  }
}

function dayAt(tokens: readonly Token[], place: number, months: ReadonlyMap<string, number>): Day | null {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((at) => tokens[place + at]?.plain)
  const year = yearOf(first)
  if (year !== null) {
    // `2027-06-30` and `2027-06`.
    const month = isWithin(second, 12) ? Number(second) : null
    const day = month !== null && isWithin(third, 31) ? Number(third) : null
    return dayOf(year, month ?? 1, day ?? 1, place + 1 + Number(month !== null) + Number(day !== null))
  }
  const written = /^(\d{1,2})[.,](\d{1,4})$/.exec(first)
  if (written) {
    const ofMonth = yearOf(written[2] ?? '')
    if (ofMonth !== null) return dayOf(ofMonth, Number(written[1]), 1, place + 1)
    const ofDay = yearOf(second)
    return ofDay === null ? null : dayOf(ofDay, Number(written[2]), Number(written[1]), place + 2)
  }
  const month = months.get(first) ?? (isWithin(first, 12) ? Number(first) : null)
  const ofMonth = yearOf(second)
  if (month !== null && ofMonth !== null) return dayOf(ofMonth, month, 1, place + 2)
  const named = months.get(second) ?? (isWithin(second, 12) ? Number(second) : null)
  const ofDay = yearOf(third)
  return named !== null && ofDay !== null && isWithin(first, 31) ? dayOf(ofDay, named, Number(first), place + 3) : null
}

function yearOf(written: string): number | null {
  return /^20[2-4]\d$/.test(written) ? Number(written) : null
}

function isWithin(written: string, most: number): boolean {
  return /^\d{1,2}$/.test(written) && Number(written) >= 1 && Number(written) <= most
}

function dayOf(year: number, month: number, day: number, next: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? { day: date.toISOString().slice(0, 10), next } : null
}

import { westernDigits } from '../../platform/i18n/fold-text.ts'
import { languages } from '../../platform/i18n/languages.ts'
import type { Cell } from './sheet-cells.ts'

/** Plausible Excel date serials: 1954 to 2119. */
const SERIALS = { least: 20_000, most: 80_000 } as const
const SERIAL_OF_1970 = 25_569
const DAY = 86_400_000

/**
 * Parses a date to `2026-11-21`. Accepts date cells, Excel serials, `2026-11-21`, `2026/11/21`, `20261121`, `21.11.2026`, `21/11/26`,
 * `21 Nov 2026` in our languages; `11.2026`, `2026-11` and `Nov 2026` mean the last day of the month. Null: not a valid date.
 * @param monthFirst US order `11/21/2026`
 */
export function dayOf(cell: Cell, monthFirst = false): string | null {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean' || cell === null) return null
  if (typeof cell === 'number' && cell >= SERIALS.least && cell <= SERIALS.most)
    return new Date((Math.floor(cell) - SERIAL_OF_1970) * DAY).toISOString().slice(0, 10)
  const text = westernDigits(String(cell).trim()).replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  if (year) return calendarDay(year, month, day)
  const [, first = '', second = '', written = ''] =
    /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/.exec(text) ?? []
  if (written) return monthFirst ? calendarDay(written, first, second) : calendarDay(written, second, first)
  const [, monthOf = '', inYear = ''] = /^(\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  if (inYear) return calendarDay(inYear, monthOf, null)
  const [, ofYear = '', itsMonth = ''] = /^(\d{4})[./-](\d{1,2})$/.exec(text) ?? []
  return ofYear ? calendarDay(ofYear, itsMonth, null) : namedDay(text)
}

/** Whether a column is in US order: at least one date requires it and none contradicts. */
export function hasMonthFirst(cells: readonly (Cell | undefined)[]): boolean {
  let found = false
  for (const cell of cells) {
    const [, first = '', second = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(String(cell ?? '')) ?? []
    if (Number(first) > 12) return false
    if (Number(second) > 12) found = true
  }
  return found
}

function namedDay(text: string): string | null {
  const [, before = '', name = '', after = '', year = ''] =
    /^(?:(\d{1,2})[\s.º-]*(?:de\s+)?)?(\p{L}[\p{L}\p{M}]{2,})[\s.,-]*(?:de[l]?\s+)?(?:(\d{1,2})\s*,\s*)?(\d{4}|\d{2})$/u.exec(
      text,
    ) ?? []
  const month = year ? monthNamed(name) : undefined
  return month === undefined ? null : calendarDay(year, String(month), before || after || null)
}

function calendarDay(writtenYear: string, month: string, day: string | null): string | null {
  const year = Number(writtenYear.length === 2 ? `20${writtenYear}` : writtenYear)
  const date = new Date(
    day === null ? Date.UTC(year, Number(month), 0) : Date.UTC(year, Number(month) - 1, Number(day)),
  )
  const isThat = date.getUTCMonth() === Number(month) - 1 && date.getUTCFullYear() === year
  return isThat && Number(month) > 0 ? date.toISOString().slice(0, 10) : null
}

let names: ReadonlyMap<string, number> | null = null

/** Month number from 1, by name or prefix in any of our languages. */
function monthNamed(name: string): number | undefined {
  names ??= new Map(languages.flatMap((language) => monthsIn(language)))
  const plain = plainName(name)
  return names.get(plain) ?? names.get(plain.slice(0, 3))
}

function monthsIn(language: string): [string, number][] {
  return Array.from({ length: 12 }, (_, place) => place).flatMap((place) => {
    const day = new Date(Date.UTC(2026, place, 15))
    const written = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
        .formatToParts(day)
        .filter(({ type }) => type === 'month')
        .map(({ value }) => plainName(value))
    // Some languages inflect the month next to a day.
    const all = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const
    return all.flatMap(written).map((each): [string, number] => [each, place + 1])
  })
}

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
}

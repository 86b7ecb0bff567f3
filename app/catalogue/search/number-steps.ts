const DAY = 86_400_000
const FIRST_DAY = Date.UTC(2000, 0, 1)

/** Day number of a date like `2026-11-21`. */
export function dayNumber(day: string): number {
  return (Date.parse(day) - FIRST_DAY) / DAY
}

export function dayOf(number: number): string {
  return new Date(FIRST_DAY + number * DAY).toISOString().slice(0, 10)
}

export interface NumberRange {
  readonly least: number
  readonly most: number
}

export interface RangeInSteps {
  readonly from: number
  readonly to: number
  readonly ends: readonly NumberRange[]
}

/** Steps of a number column; must match the database view `lot_values`. */
export interface Steps {
  /** Higher numbers are clamped to this. */
  readonly highest: number
  readonly between: (least: number, most: number) => RangeInSteps
  readonly written: (step: number) => string
}

const HIGHEST = 2 ** 37 - 1

/** Steps by the four most significant bits: eight per power of two, and single numbers below eight. */
export const numberSteps = makeSteps(
  (number) => {
    const power = Math.max(0, number.toString(2).length - 4)
    return 8 * power + Math.floor(number / 2 ** power)
  },
  (step) => {
    const power = Math.max(0, Math.floor(step / 8) - 1)
    return (step - 8 * power) * 2 ** power
  },
  { highest: HIGHEST, width: 3 },
)

export const daySteps = makeSteps(
  (day) => Math.floor(day / 32),
  (step) => step * 32,
  { highest: 65_535, width: 4 },
)

function makeSteps(
  stepOf: (number: number) => number,
  startOf: (step: number) => number,
  { highest, width }: { highest: number; width: number },
): Steps {
  return {
    highest,
    written: (step) => String(step).padStart(width, '0'),
    between: (asked, upTo) => {
      const least = Math.max(0, asked)
      const most = Math.min(highest, upTo)
      const [first, last] = [stepOf(least), stepOf(most)]
      const opens = startOf(first) === least
      const closes = startOf(last + 1) === most + 1
      const from = opens ? first : first + 1
      const to = closes ? last : last - 1
      if (first === last && from > to) return { from: 1, to: 0, ends: [{ least, most }] }
      const before = opens ? [] : [{ least, most: startOf(first + 1) - 1 }]
      const after = closes ? [] : [{ least: startOf(last), most }]
      return { from, to, ends: [...before, ...after] }
    },
  }
}

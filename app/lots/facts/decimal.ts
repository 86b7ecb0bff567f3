import { parseDecimal } from '../../platform/i18n/parse-decimal.ts'

/** `numeric(14,3)` in the database. */
const SCALE = 1_000

/** Parses a decimal with up to three places, like `12.5`, to thousandths; exact up to 14 digits. */
export function thousandths(decimal: string): number {
  const [whole = '', fraction = ''] = decimal.split('.')
  return Number(whole) * SCALE + Number(fraction.slice(0, 3).padEnd(3, '0'))
}

/** Formats thousandths: `12500` is `12.5`. */
export function decimalOf(amount: number): string {
  const fraction = String(amount % SCALE).padStart(3, '0')
  return `${Math.floor(amount / SCALE)}.${fraction}`.replace(/\.?0+$/, '')
}

/** Strips trailing zeros: `1200.500` is `1200.5`, `1200.000` is `1200`. */
export function plainDecimal(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}

/** A quantity as typed in any of our languages; null unless it is positive and fits `numeric(14,3)`. */
export function parseQuantity(typed: string): string | null {
  // Three decimals are written with a fourth, because the separator could be read as one of thousands.
  const quantity = plainDecimal(parseDecimal(typed) ?? '')
  return /^(?=.*[1-9])\d{1,11}(?:\.\d{1,3})?$/.test(quantity) ? quantity : null
}

import { westernDigits } from '../../platform/i18n/fold-text.ts'
import { isGtin } from '../facts/gtin.ts'
import type { Cell } from '../spreadsheets/sheet-cells.ts'

const lengths = [8, 12, 13, 14]
const MIN_DIGITS = 6

type GtinReading =
  | { readonly gtin: string; readonly restored: boolean }
  | { readonly fault: 'gtin' | 'check_digit' | 'rounded' }

/** Accepts separators, numbers, exact `4.006381333931E+12` and dropped leading zeros. Rounded `1.23E+12` is lost. */
export function readGtin(cell: Cell): GtinReading {
  const digits = digitsOf(cell)
  if (digits === 'rounded') return { fault: 'rounded' }
  if (!/^\d+$/.test(digits) || digits.length > 14) return { fault: 'gtin' }
  if (isGtin(digits)) return { gtin: digits, restored: false }
  if (digits.length >= MIN_DIGITS) {
    for (const length of lengths) {
      const padded = digits.padStart(length, '0')
      if (length > digits.length && isGtin(padded)) return { gtin: padded, restored: true }
    }
  }
  return { fault: lengths.includes(digits.length) ? 'check_digit' : 'gtin' }
}

function digitsOf(cell: Cell): string {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? String(cell) : 'rounded'
  const text = westernDigits(String(cell ?? ''))
    .trim()
    // ="0401234567890" is Excel's way to keep zeros; an apostrophe marks text.
    .replace(/^=?"(.*)"$|^'/, '$1')
    .replace(/[\s\u00a0-]/g, '')
    .replace(/[.,]0+$/, '')
  const [, first = '', rest = '', power = ''] = /^(\d)[.,](\d+)e\+?(\d{1,2})$/i.exec(text) ?? []
  if (power === '') return /^\d+e\+?\d+$/i.test(text) ? 'rounded' : text
  // Trailing zeros may be due to rounding; the check digit decides.
  return rest.length < Number(power) ? 'rounded' : `${first}${rest.slice(0, Number(power))}`
}

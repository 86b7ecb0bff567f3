import { decimalsOf } from '../../platform/i18n/money.ts'
import { conditions, units } from '../facts/trade-terms.ts'
import { type Cell, type DecimalSign, readCurrency, readNumber, textOf } from '../spreadsheets/sheet-cells.ts'
import type { ManifestLine, Unit, UnreadReason } from './manifest.ts'

/** A value, or why it is unreadable; null for an empty cell. */
export type CellReading<Value> = { readonly value: Value } | { readonly fault: UnreadReason } | null

const nothing = /^(?:[-–—./\\?]+|n\/?a|#n\/a|k\.?\s?a\.?|null|none|nil)$/i
const MAX_LENGTH = 2_000
const LARGEST = 99_999_999_999

/** Normalizes text to one line of at most `most` characters without control characters. */
export function plainLine(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.slice(0, most).toWellFormed().trim()
}

/** One line, cut to `most` characters. Formulas (`=1+1`, `@SUM(A1)`, `+cmd|…`) are rejected. */
export function readText(cell: Cell, most: number): CellReading<string> {
  const text = plainLine(textOf(cell), MAX_LENGTH)
  if (text === '') return null
  const kept = /^="([^"]*)"$/.exec(text)?.[1]
  if (kept === undefined && isFormula(text)) return { fault: 'formula' }
  return kept === '' ? null : { value: plainLine(kept ?? text, most) }
}

function isFormula(text: string): boolean {
  return /^[=@]/.test(text) || /^[+-].*[(|!]/.test(text)
}

/** A non-negative number; words and currency signs are ignored. @param unclear meaning of "7.905" if the decimal sign is unknown */
export function readAmount(cell: Cell, sign: DecimalSign, unclear: 'thousands' | 'refused'): CellReading<number> {
  if (typeof cell === 'number') return inRange(cell)
  const text = textOf(cell)
  if (text === '' || nothing.test(text)) return null
  if (isFormula(text)) return { fault: /^=#/.test(text) ? 'error' : 'formula' }
  const alone = text
    // "12,-" and "12.–" are whole.
    .replace(/[.,]\s*[-–—]+$/, '')
    .replace(/\s*\/\s*\p{L}+[.]?$|(?<![\p{L}])m[23]$/u, '')
  // "12 x 10" is not 1,210.
  if (/\d\s*[\p{L}×*]+[.]?\s*\d/u.test(alone)) return { fault: 'number' }
  const bare = alone
    .replace(/[€$£²³~≈±]|\+\/-|\p{L}[\p{L}\p{M}]*[.]?/gu, '')
    .replace(/\(\s*\)/g, '')
    .trim()
  // "1200 18.50" is not 120,018.50: a space only separates thousands.
  if (/\d{4}\s+\d|\d\s+(?!\d{3}(?!\d))\d/u.test(bare)) return { fault: 'number' }
  if (/^[-–−(]/.test(bare) && /\d/.test(bare)) return { fault: 'negative' }
  const plain = readNumber(bare, sign) ?? (unclear === 'thousands' ? readNumber(bare, guessed(bare)) : null)
  if (plain !== null) return inRange(Number(plain))
  return { fault: /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare) ? 'unclear' : 'number' }
}

const about =
  'ca|circa|cca|approx|approximately|appr|about|around|etwa|rund|ungefähr|um die|zirka|env|environ|autour de|aprox|aproximadamente|unos|unas|alrededor de|intorno a|około|περίπου|περ|γύρω στα|حوالي|نحو|قرابة|تقريبا|تقريباً'
const aboutBefore = new RegExp(`^(?:[~≈±]|\\+/-|(?:${about}|c|ok)(?!\\p{L})\\.?)\\s*\\p{Sc}?\\s*\\d`, 'iu')
const aboutAfter = new RegExp(`\\d[^\\d]*?(?:[~≈±]|\\+/-|(?<!\\p{L})(?:${about})(?!\\p{L}))[.)]*$`, 'iu')

/** Whether a cell says that its number is not exact: "ca. 40", "~40", "40 environ". */
export function isApproximate(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string') return false
  const text = cell.trim().slice(0, 100)
  return aboutBefore.test(text) || aboutAfter.test(text)
}

/** Quantities rarely have three decimals, so three digits are a thousands group. */
function guessed(text: string): DecimalSign {
  return text.includes('.') ? ',' : '.'
}

function inRange(number: number): CellReading<number> {
  if (!Number.isFinite(number) || number > LARGEST) return { fault: 'number' }
  return number < 0 ? { fault: 'negative' } : { value: number }
}

/** Decimal text, at most three decimals. */
export function quantityText(amount: number): string {
  return String(Math.round(amount * 1_000) / 1_000)
}

/** Minor units with up to two extra decimals; assumes two decimals for an unknown currency. */
export function minorUnits(amount: number, currency: string | null): number {
  const digits = currency === null ? 2 : decimalsOf(currency)
  return Math.round(amount * 10 ** (digits + 2)) / 100
}

const named = new Map<string, string | null>()

export function currencyIn(cell: Cell | undefined): string | null {
  if (typeof cell !== 'string') return null
  const words = cell.replace(/[\d\s.,'’-]+/gu, ' ').trim()
  if (words === '' || words.length > 40) return null
  const known = named.get(words)
  if (known !== undefined) return known
  const currency = readCurrency(words)
  // Bounded cache: random text must not exhaust memory.
  if (named.size < 1_000) named.set(words, currency)
  return currency
}

export function unitNamed(word: string | undefined): Unit | null {
  return units.find((unit) => unit === word) ?? null
}

export function conditionNamed(word: string | undefined): ManifestLine['condition'] {
  return conditions.find((condition) => condition === word) ?? null
}

/** Null beyond the safe integer range. */
export function wholeMinorUnits(amount: number, currency: string | null): number | null {
  const whole = Math.round(minorUnits(amount, currency))
  return Number.isSafeInteger(whole) ? whole : null
}

/** A count of pieces in a carton; null if it cannot be one. */
export function wholeOf(count: number | null): number | null {
  return count !== null && Number.isInteger(count) && count > 0 && count <= 1_000_000 ? count : null
}

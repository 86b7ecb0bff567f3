import { conditions, units } from '../facts/trade-terms.ts'
import { type Cell, type DecimalSign, readCurrency, readNumber, textOf } from '../spreadsheets/sheet-cells.ts'
import type { ManifestLine, Unit, UnreadReason } from './manifest.ts'

/** What stands in a cell, or why it cannot be read. Nothing is neither. */
export type Read<Value> = { readonly value: Value } | { readonly fault: UnreadReason } | null

/** What lists write where there is nothing to say. */
const nothing = /^(?:[-–—./\\?]+|n\/?a|#n\/a|k\.?\s?a\.?|null|none|nil)$/i
/** No cell of a list says more. */
const LONGEST = 2_000
/** More than any list counts, and what the database holds. */
const LARGEST = 99_999_999_999

/** A text as one line of at most `most` characters, as the database takes it. */
export function plainLine(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.slice(0, most).toWellFormed().trim()
}

/**
 * A text of one line, shortened to `most` characters. What a spreadsheet would run (`=1+1`, `@SUM(A1)`, `+cmd|…`) is none.
 */
export function readText(cell: Cell, most: number): Read<string> {
  const text = plainLine(textOf(cell), LONGEST)
  if (text === '') return null
  const kept = /^="([^"]*)"$/.exec(text)?.[1]
  if (kept === undefined && isFormula(text)) return { fault: 'formula' }
  return kept === '' ? null : { value: plainLine(kept ?? text, most) }
}

/** Whether a spreadsheet would run a text. */
function isFormula(text: string): boolean {
  return /^[=@]/.test(text) || /^[+-].*[(|!]/.test(text)
}

/**
 * A number that is at least zero. Words and signs of money around it are left out.
 * @param unclear what "7.905" is where nothing says what parts decimals: of quantities thousands, of prices unclear
 */
export function readAmount(cell: Cell, sign: DecimalSign, unclear: 'thousands' | 'refused'): Read<number> {
  if (typeof cell === 'number') return inRange(cell)
  if (typeof cell === 'boolean' || cell instanceof Date) return { fault: 'number' }
  const text = textOf(cell)
  if (text === '' || nothing.test(text)) return null
  if (isFormula(text)) return { fault: /^=?#/.test(text) ? 'error' : 'formula' }
  const alone = text
    // "12,-" and "12.–" are whole.
    .replace(/[.,]\s*[-–—]+$/, '')
    // "$1.85/pc", "120 m2"
    .replace(/\s*\/\s*\p{L}+[.]?$|(?<![\p{L}])m[23]$/u, '')
  // "12 x 10" is no 1,210.
  if (/\d\s*[\p{L}×*]+[.]?\s*\d/u.test(alone)) return { fault: 'number' }
  const bare = alone
    .replace(/[€$£²³~≈±]|\+\/-|\p{L}[\p{L}\p{M}]*[.]?/gu, '')
    .replace(/\(\s*\)/g, '')
    .trim()
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

/** Few goods are counted in thousandths: what three digits follow groups them. */
function guessed(text: string): DecimalSign {
  return text.includes('.') ? ',' : '.'
}

function inRange(number: number): Read<number> {
  if (!Number.isFinite(number) || number > LARGEST) return { fault: 'number' }
  return number < 0 ? { fault: 'negative' } : { value: number }
}

/** A decimal text with at most three decimals. */
export function quantityText(amount: number): string {
  return String(Math.round(amount * 1_000) / 1_000)
}

const decimals = new Map<string, number>()

/** An amount in minor units of a currency, as if it had two decimals where it is unknown; with at most two decimals more. */
export function minorUnits(amount: number, currency: string | null): number {
  const known = currency === null ? 2 : decimals.get(currency)
  const digits = known ?? decimalsOf(currency ?? 'EUR')
  return Math.round(amount * 10 ** (digits + 2)) / 100
}

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  decimals.set(currency, digits)
  return digits
}

const named = new Map<string, string | null>()

/** The currency that a cell names beside its number; null: none. */
export function currencyIn(cell: Cell | undefined): string | null {
  if (typeof cell !== 'string') return null
  const words = cell.replace(/[\d\s.,'’-]+/gu, ' ').trim()
  if (words === '' || words.length > 40) return null
  const known = named.get(words)
  if (known !== undefined) return known
  const currency = readCurrency(words)
  // As many as a list may have of them; a file of random words shall not fill the memory.
  if (named.size < 1_000) named.set(words, currency)
  return currency
}

/** One of our units; null: it is none. */
export function unitNamed(word: string | undefined): Unit | null {
  return units.find((unit) => unit === word) ?? null
}

/** One of our conditions; null: it is none. */
export function conditionNamed(word: string | undefined): ManifestLine['condition'] {
  return conditions.find((condition) => condition === word) ?? null
}

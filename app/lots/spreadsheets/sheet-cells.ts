import { parseMoney } from '../../platform/i18n/money.ts'
import { parseDecimal } from '../../platform/i18n/parse-decimal.ts'
import { currencies } from '../facts/trade-terms.ts'
import { dayOf } from './sheet-days.ts'

export type Cell = string | number | boolean | Date | null

/** Cell text; dates as `2026-11-21`. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
}

export type DecimalSign = '.' | ',' | null

/** "7.905" may have a decimal point or a thousands separator. */
const AMBIGUOUS = /^([1-9]\d{0,2})([.,])(\d{3})$/

/** Detects the decimal sign from unambiguous numbers: "7.9", "0.250", "1.234,50", "1.234.567". */
export function decimalSignOf(cells: readonly (Cell | undefined)[]): DecimalSign {
  const signs = new Set(
    writtenNumbers(cells)
      .map(signOf)
      .filter((sign) => sign !== null),
  )
  const [sign = null] = signs
  return signs.size === 1 ? sign : null
}

export function isAmbiguous(cells: readonly (Cell | undefined)[]): boolean {
  return decimalSignOf(cells) === null && writtenNumbers(cells).some((number) => AMBIGUOUS.test(number))
}

function signOf(number: string): DecimalSign {
  if (AMBIGUOUS.test(number)) return null
  const [, last] = /^\d[\d.,]*([.,])\d+$/.exec(number) ?? []
  if (last !== '.' && last !== ',') return null
  // Repeated, it separates thousands.
  const grouping = number.split(last).length > 2
  if (grouping) return last === '.' ? ',' : '.'
  return last
}

/** Numbers entered as text, without units and currency signs; numeric cells are never ambiguous. */
function writtenNumbers(cells: readonly (Cell | undefined)[]): string[] {
  return cells.flatMap((cell) => (typeof cell === 'string' ? cell.replace(/[€$£~≈\s'’]|\p{L}+\.?/gu, '') : []))
}

/** Plain decimal text; null if it is no number or ambiguous. */
export function readNumber(text: string, sign: DecimalSign): string | null {
  const [, whole, parting, rest] = AMBIGUOUS.exec(text.replace(/\s/gu, '')) ?? []
  if (!whole || !rest) return parseDecimal(text)
  if (sign === null) return null
  if (parting !== sign) return `${whole}${rest}`
  return `${whole}.${rest}`.replace(/\.?0+$/, '')
}

/** Parses a quantity: 3840, "3 840,5 Stk.", and "3.840" as thousands by default. Unparsable text is returned for the schema to reject. */
export function readQuantity(cell: Cell, sign: DecimalSign = null): string | number {
  if (typeof cell === 'number') return Math.round(cell * 1_000) / 1_000
  const text = textOf(cell)
  const bare = text.replace(/\s*(?:[\p{L}²³.]+)\s*$/u, '')
  return readNumber(bare, sign) ?? parseDecimal(bare) ?? text
}

export function readMeasure(cell: Cell, sign: DecimalSign): unknown {
  const read = readQuantity(cell, sign)
  return typeof read === 'string' && /^\d+(?:\.\d+)?$/.test(read) ? Number(read) : read
}

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  zł: 'PLN',
  kč: 'CZK',
  lei: 'RON',
  ft: 'HUF',
}

export function readCurrency(text: string): string | null {
  const code = currencies.find((each) => new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'iu').test(text))
  if (code) return code
  return Object.entries(signs).find(([sign]) => text.toLowerCase().includes(sign))?.[1] ?? null
}

/** Minor units. Ambiguous text is left for the schema to reject: a price wrong by a factor of a thousand is worse than none. */
export function readAmount(cell: Cell, currency: string, sign: DecimalSign): unknown {
  if (typeof cell === 'number')
    return parseMoney(fineDecimal(String(Math.round(cell * 1_000) / 1_000)), currency) ?? cell
  const text = textOf(cell)
  const read = readNumber(text.replace(/[€$£]|\p{L}+/gu, '').trim(), sign)
  return (read === null ? null : parseMoney(fineDecimal(read), currency)) ?? text
}

/** Marks three decimals as decimals, not thousands. */
function fineDecimal(plain: string): string {
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain
}

/** A date, or the original text for the schema to reject. */
export function readDay(cell: Cell): string {
  return dayOf(cell) ?? textOf(cell)
}

/** Barcode as text. One rounded by a spreadsheet (`4,00638E+12`) is returned unchanged. */
export function readGtin(cell: Cell): string {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? String(cell) : textOf(cell)
  return textOf(cell).replace(/[\s-]|\.0$/g, '')
}

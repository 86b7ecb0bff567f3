import { parseMoney } from '../../platform/i18n/money.ts'
import { parseDecimal } from '../../platform/i18n/parse-decimal.ts'
import { currencies } from '../facts/trade-terms.ts'
import { dayOf } from './sheet-days.ts'

/** A cell as files hold it. */
export type Cell = string | number | boolean | Date | null

/** A cell as text; dates as `2026-11-21`. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
}

/** What parts the decimals of a column's numbers; null where no number says, or they do not agree. */
export type DecimalSign = '.' | ',' | null

/** A number that is read in two ways: "7.905" is seven and a bit, or nearly eight thousand. */
const AMBIGUOUS = /^([1-9]\d{0,2})([.,])(\d{3})$/

/** What parts decimals in a column, by those of its numbers that leave no doubt: "7.9", "0.250", "1.234,50", "1.234.567". */
export function decimalSignOf(cells: readonly (Cell | undefined)[]): DecimalSign {
  const signs = new Set(
    writtenNumbers(cells)
      .map(signOf)
      .filter((sign) => sign !== null),
  )
  const [sign = null] = signs
  return signs.size === 1 ? sign : null
}

/** Whether a column has a number that is read in two ways, and nothing that says in which. */
export function isUnclear(cells: readonly (Cell | undefined)[]): boolean {
  return decimalSignOf(cells) === null && writtenNumbers(cells).some((number) => AMBIGUOUS.test(number))
}

function signOf(number: string): DecimalSign {
  if (AMBIGUOUS.test(number)) return null
  const [, last] = /^\d[\d.,]*([.,])\d+$/.exec(number) ?? []
  if (last !== '.' && last !== ',') return null
  // More than once, it groups thousands.
  const grouping = number.split(last).length > 2
  if (grouping) return last === '.' ? ',' : '.'
  return last
}

/** Numbers as somebody has written them, without units and signs of money; what a program has stored as a number leaves no doubt. */
function writtenNumbers(cells: readonly (Cell | undefined)[]): string[] {
  return cells.flatMap((cell) => (typeof cell === 'string' ? cell.replace(/[€$£~≈\s'’]|\p{L}+\.?/gu, '') : []))
}

/** A number as plain decimal text, in the way of its column; null: none, or one that is read in two ways. */
export function readNumber(text: string, sign: DecimalSign): string | null {
  const [, whole, parting, rest] = AMBIGUOUS.exec(text.replace(/\s/gu, '')) ?? []
  if (!whole || !rest) return parseDecimal(text)
  if (sign === null) return null
  if (parting !== sign) return `${whole}${rest}`
  return `${whole}.${rest}`.replace(/\.?0+$/, '')
}

/** A quantity: 3840, "3 840,5 Stk." and, where its column says nothing else, "3.840". What is unclear stays as it is written, for the schema to refuse. */
export function readQuantity(cell: Cell, sign: DecimalSign = null): string | number {
  if (typeof cell === 'number') return Math.round(cell * 1_000) / 1_000
  const text = textOf(cell)
  const bare = text.replace(/\s*(?:[\p{L}²³.]+)\s*$/u, '')
  // Few goods are counted in thousandths.
  return readNumber(bare, sign) ?? parseDecimal(bare) ?? text
}

/** A whole number; otherwise as it is written. */
export function readWhole(cell: Cell, sign: DecimalSign): unknown {
  const read = readQuantity(cell, sign)
  return typeof read === 'string' && /^\d+$/.test(read) ? Number(read) : read
}

/** A measure such as a weight; otherwise as it is written. */
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

/** The currency that a cell or heading names by code or sign; null when it names none. */
export function readCurrency(text: string): string | null {
  const code = currencies.find((each) => new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'iu').test(text))
  if (code) return code
  return Object.entries(signs).find(([sign]) => text.toLowerCase().includes(sign))?.[1] ?? null
}

/**
 * An amount in minor units: 7.9, "7,90 €". "7.905" is read as its column says. What is unclear stays as it is written, for the schema to
 * refuse: a price a thousand times too high, or too low, is worse than none.
 */
export function readAmount(cell: Cell, currency: string, sign: DecimalSign): unknown {
  if (typeof cell === 'number')
    return parseMoney(fineDecimal(String(Math.round(cell * 1_000) / 1_000)), currency) ?? cell
  const text = textOf(cell)
  const read = readNumber(text.replace(/[€$£]|\p{L}+/gu, '').trim(), sign)
  return (read === null ? null : parseMoney(fineDecimal(read), currency)) ?? text
}

/** Plain decimal text whose three decimals are no thousands. */
function fineDecimal(plain: string): string {
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain
}

/** A day, as `dayOf` reads it. What is unclear stays as it is written, for the schema to refuse. */
export function readDay(cell: Cell): string {
  return dayOf(cell) ?? textOf(cell)
}

/** A barcode number as text. One that a spreadsheet has rounded (`4,00638E+12`) is not whole any more and stays as it is. */
export function readGtin(cell: Cell): string {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? String(cell) : textOf(cell)
  return textOf(cell).replace(/[\s-]|\.0$/g, '')
}

import { parseMoney } from '../i18n/money'
import { parseDecimal } from '../i18n/parse-decimal'
import { currencies } from '../lots/trade-terms'

/** A cell as files hold it. */
export type Cell = string | number | boolean | Date | null

/** A cell as text; dates as `2026-11-21`. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
}

/** A quantity: 3840, "3.840", "3 840,5 Stk." What is unclear stays as it is written, for the schema to refuse. */
export function readQuantity(cell: Cell): string | number {
  if (typeof cell === 'number') return Math.round(cell * 1_000) / 1_000
  const text = textOf(cell)
  return parseDecimal(text.replace(/\s*(?:[\p{L}²³.]+)\s*$/u, '')) ?? text
}

/** A whole number; otherwise as it is written. */
export function readWhole(cell: Cell): unknown {
  const read = readQuantity(cell)
  return typeof read === 'string' && /^\d+$/.test(read) ? Number(read) : read
}

/** A measure such as a weight; otherwise as it is written. */
export function readMeasure(cell: Cell): unknown {
  const read = readQuantity(cell)
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

/** An amount in minor units: 7.9, "7,90 €". What is unclear stays as it is written, for the schema to refuse. */
export function readAmount(cell: Cell, currency: string): unknown {
  if (typeof cell === 'number') return parseMoney(String(Math.round(cell * 1_000) / 1_000), currency) ?? cell
  const text = textOf(cell)
  return parseMoney(text.replace(/[€$£]|\p{L}+/gu, '').trim(), currency) ?? text
}

/**
 * A day: a date of the program that wrote the file, `2026-11-21`, `21.11.2026`, `21/11/26`, `11.2026` (its last day). The day comes
 * first, as everywhere in the trade's countries. What is unclear stays as it is written, for the schema to refuse.
 */
export function readDay(cell: Cell): string {
  const text = textOf(cell)
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(text) ?? []
  if (year) return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, lastOf = '', inYear = ''] = /^(\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  if (!inYear || Number(lastOf) < 1 || Number(lastOf) > 12) return text
  return new Date(Date.UTC(Number(inYear), Number(lastOf), 0)).toISOString().slice(0, 10)
}

/** A barcode number as text. One that a spreadsheet has rounded (`4,00638E+12`) is not whole any more and stays as it is. */
export function readGtin(cell: Cell): string {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? String(cell) : textOf(cell)
  return textOf(cell).replace(/[\s-]|\.0$/g, '')
}

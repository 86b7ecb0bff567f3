import type { Language } from './languages'
import { inputText, parseDecimal } from './parse-decimal.ts'
import { perLanguage } from './per-language.ts'

/** Decimals of a currency (ISO 4217): 2 for euros, 0 for yen. */
export function decimalsOf(currency: string): number {
  return formatOf('en', currency).digits
}

export function minorUnitsIn(currency: string): number {
  return 10 ** decimalsOf(currency)
}

/** Parses a typed amount into minor units. Null: not an amount, or finer than the currency. */
export function parseMoney(text: string, currency: string, language?: Language): number | null {
  const [whole, fraction = ''] = parseDecimal(text, language)?.split('.') ?? []
  const digits = decimalsOf(currency)
  if (whole === undefined || fraction.length > digits) return null
  return Number(`${whole}${fraction.padEnd(digits, '0')}`)
}

/** Formats minor units, such as `€12.50`. Finer amounts, such as the price of small pieces, get up to two more decimals: `€0.0667`. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const { whole, fine } = formatOf(language, currency)
  return (Number.isInteger(amount) ? whole : fine).format(amount / minorUnitsIn(currency))
}

/** Formats minor units without thousands separators and currency. */
export function moneyText(amount: number, currency: string, language: Language): string {
  return inputText(amount / minorUnitsIn(currency), decimalsOf(currency), language)
}

interface MoneyFormat {
  readonly whole: Intl.NumberFormat
  readonly fine: Intl.NumberFormat
  readonly digits: number
}

const formats = perLanguage(() => new Map<string, MoneyFormat>())

function formatOf(language: Language, currency: string): MoneyFormat {
  const known = formats(language).get(currency)
  if (known) return known
  const whole = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = whole.resolvedOptions().maximumFractionDigits ?? 2
  const fine = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: digits + 2 })
  const made = { whole, fine, digits }
  formats(language).set(currency, made)
  return made
}

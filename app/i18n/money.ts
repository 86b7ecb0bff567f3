import type { Language } from './languages'
import { parseDecimal } from './parse-decimal'

/** How many decimals a currency (ISO 4217) has: 2 for euros, 0 for yen. */
function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** An amount as people type it, in minor units of the currency, such as cents. Null: no amount, or finer than the currency is. */
export function parseMoney(text: string, currency: string): number | null {
  const [whole, fraction = ''] = parseDecimal(text)?.split('.') ?? []
  const digits = decimalsOf(currency)
  if (whole === undefined || fraction.length > digits) return null
  return Number(`${whole}${fraction.padEnd(digits, '0')}`)
}

/** An amount in minor units the way people write it, like `€12.50`. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 10 ** decimalsOf(currency))
}

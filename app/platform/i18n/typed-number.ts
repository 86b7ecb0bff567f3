import type { Language } from './languages'

/** Decimal without thousands separators. Three decimals get a fourth: `1.125` could be read as more than a thousand. */
export function decimalText(plain: string, language: Language): string {
  const [, fraction = ''] = plain.split('.')
  const digits = fraction.length === 3 ? 4 : fraction.length
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(plain))
}

/** Formats minor units without thousands separators and currency. */
export function moneyText(amount: number, currency: string, language: Language): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits)
}

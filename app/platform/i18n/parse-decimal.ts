import { westernDigits } from './fold-text.ts'
import type { Language } from './languages'

/**
 * Parses a number as typed in any of our languages: `1 200,50`, `1,200.50` and `١٢٠٠٫٥` are `1200.50`, `1200.50` and `1200.5`. Of two
 * different separators the last is the decimal one. A single separator before exactly three digits groups thousands, unless it follows
 * a lone zero: `1.200` is 1200, `0.250` a quarter. Null: not a number, or ambiguous.
 * @param language of the writer: where only the comma is the decimal separator, `1,125` is a little more than one
 */
export function parseDecimal(text: string, language: Language = 'en'): string | null {
  const plain = westernDigits(text)
    .replaceAll('٫', ',')
    .replace(/[\s'’٬]/gu, '')
  if (/^\d+$/.test(plain)) return trimmed(plain, '')
  const isDecimalComma = text.includes('٫') || (language !== 'en' && language !== 'ar')
  const [, whole, decimals] = (isDecimalComma && /^(\d+),(\d+)$/.exec(plain)) || []
  if (whole !== undefined) return trimmed(whole, decimals)
  const grouped = /^([1-9]\d{0,2})((?:([.,])\d{3})(?:\3\d{3})*)(?:(?!\3)[.,](\d+))?$/.exec(plain)
  if (grouped) return trimmed(`${grouped[1]}${grouped[2]?.replace(/[.,]/g, '')}`, grouped[4] ?? '')
  const simple = /^(\d+)[.,](\d+)$/.exec(plain)
  if (simple && (simple[2]?.length !== 3 || /^0+$/.test(simple[1] ?? ''))) return trimmed(simple[1] ?? '', simple[2])
  return null
}

function trimmed(whole: string, decimals = ''): string {
  return `${whole.replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`
}

/** Decimal without thousands separators. Three decimals get a fourth: `1.125` could be read as more than a thousand. */
export function decimalText(plain: string, language: Language): string {
  const [, fraction = ''] = plain.split('.')
  return inputText(Number(plain), fraction.length === 3 ? 4 : fraction.length, language)
}

/** A number as typed into a field: with so many decimals, and without thousands separators. */
export function inputText(value: number, digits: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

import type { Language } from '../../platform/i18n/languages'

/** The address of lots as one file, without the origin. What of them it tells depends on who opens it. */
export function lotsFileAddress(references: readonly string[], language: Language, format: 'pdf' | 'xlsx'): string {
  return `/${language}/products/offer-sheets.${format}?${new URLSearchParams(references.map((lot) => ['lot', lot]))}`
}

import type { Language } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'

/** Inquiry URL for lots: `/de/inquiry?lot=L-2611-0042&lot=L-2611-0043`. */
export function inquiryAddress(language: Language, lots: readonly string[]): string {
  const query = lots.map((lot) => `lot=${lot}`).join('&')
  return `${pageAddress('/:lang/inquiry', language)}${query && `?${query}`}`
}

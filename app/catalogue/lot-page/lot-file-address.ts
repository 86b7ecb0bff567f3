import { lotAddress } from '../../lots/facts/lot-address'
import type { Language } from '../../platform/i18n/languages'

/** Where a lot's manifest is downloaded, with its headings in a language. `json` is for the page itself. */
export function manifestAddress(reference: string, language: Language, format: 'xlsx' | 'csv' | 'json'): string {
  return `${lotAddress(reference, language)}/manifest.${format}`
}

/** Where a lot's offer sheet is downloaded, a document for paper. */
export function offerSheetAddress(reference: string, language: Language): string {
  return `${lotAddress(reference, language)}/offer-sheet.pdf`
}

import { lotAddress } from '../../lots/facts/lot-address'
import type { Language } from '../../platform/i18n/languages'

/** Download URL of a lot's manifest with headings in a language. `json` serves the page itself. */
export function manifestAddress(reference: string, language: Language, format: 'xlsx' | 'csv' | 'json'): string {
  return `${lotAddress(reference, language)}/manifest.${format}`
}

export function offerSheetAddress(reference: string, language: Language): string {
  return `${lotAddress(reference, language)}/offer-sheet.pdf`
}

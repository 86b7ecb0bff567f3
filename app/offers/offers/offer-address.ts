import type { Language } from '../../platform/i18n/languages'

/** Seller's private offer page. @param key secret of a link, or the offer's reference for its signed-in sender */
export function offerPageAddress(language: Language, key: string): string {
  return `/${language}/offers/${key}`
}

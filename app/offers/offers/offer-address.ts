import type { Language } from '../../platform/i18n/languages'

/**
 * The address of the seller's private page of an offer, without the origin.
 * @param key the secret of a link; or the offer's number, for its sender who has signed in
 */
export function offerPageAddress(language: Language, key: string): string {
  return `/${language}/offers/${key}`
}

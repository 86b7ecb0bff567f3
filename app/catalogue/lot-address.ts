import type { Language } from '../i18n/languages'

/** Where a lot's page stands. */
export function lotAddress(reference: string, language: Language): string {
  return `/${language}/products/${reference}`
}

import { countryName } from '../../platform/i18n/country-name'
import type { Language } from '../../platform/i18n/languages'
import type { Site } from '../../platform/settings/site-file.server'

/** The company's address in one line with a localized country, as a map query. */
export function companyPlace(
  { street, postalCode, city, country }: Site['company']['address'],
  language: Language,
): string {
  return [street, `${postalCode} ${city}`, countryName(country, language)].join(', ')
}

export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

import { countryName } from '../../platform/i18n/country-name'
import type { Language } from '../../platform/i18n/languages'
import type { Site } from '../../platform/settings/site-file.server'

/** The company's address in one line, its country in the words of the language: what a map is asked for. */
export function companyPlace(
  { street, postalCode, city, country }: Site['company']['address'],
  language: Language,
): string {
  return [street, `${postalCode} ${city}`, countryName(country, language)].join(', ')
}

/** An address that shows a place on a map, in a page or an app of its own. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

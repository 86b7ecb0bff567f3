import { type Language, languageOfPath } from '../../platform/i18n/languages'

/** Origin of the embedded map: the only one our CSP lets a page frame, and only the contact page. */
export const MAP_ORIGIN = 'https://www.google.com'

const ZOOM = '17'

/** Embedded map URL (source specification §7). @param key Maps Embed API key; null uses the keyless map */
export function mapAddress(place: string, language: Language, key: string | null): string {
  const url = key ? new URL('/maps/embed/v1/place', MAP_ORIGIN) : new URL('/maps', MAP_ORIGIN)
  const query: Record<string, string> = key
    ? { key, q: place, zoom: ZOOM, language }
    : { q: place, z: ZOOM, hl: language, output: 'embed' }
  url.search = new URLSearchParams(query).toString()
  return url.href
}

export function hasMap(path: string): boolean {
  const language = languageOfPath(path)
  return language !== null && path.replace(/\/$/, '') === `/${language}/contact`
}

import { type Language, languageOfPath } from '../../platform/i18n/languages'

/** Where the embedded map comes from: the only origin whose pages ours may show, and only on the contact page. */
export const MAP_ORIGIN = 'https://www.google.com'

const ZOOM = '17'

/**
 * The address of the embedded map (source specification §7).
 * @param key of the Maps Embed API; null: the map that needs none
 */
export function mapAddress(place: string, language: Language, key: string | null): string {
  const url = key ? new URL('/maps/embed/v1/place', MAP_ORIGIN) : new URL('/maps', MAP_ORIGIN)
  const query: Record<string, string> = key
    ? { key, q: place, zoom: ZOOM, language }
    : { q: place, z: ZOOM, hl: language, output: 'embed' }
  url.search = new URLSearchParams(query).toString()
  return url.href
}

/** Whether a path is the one of the page with the map. */
export function hasMap(path: string): boolean {
  const language = languageOfPath(path)
  return language !== null && path.replace(/\/$/, '') === `/${language}/contact`
}

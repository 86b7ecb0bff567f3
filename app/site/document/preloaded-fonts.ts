import type { Language } from '../../platform/i18n/languages'
import arabic from '../../platform/ui/fonts/cairo-arabic.woff2?url'
import greekDisplay from '../../platform/ui/fonts/sofia-sans-extra-condensed-greek.woff2?url'
import latinDisplay from '../../platform/ui/fonts/sofia-sans-extra-condensed-latin.woff2?url'
import greekText from '../../platform/ui/fonts/sofia-sans-greek.woff2?url'
import latinText from '../../platform/ui/fonts/sofia-sans-latin.woff2?url'

export function preloadedFonts(language: Language): readonly string[] {
  if (language === 'ar') return [arabic]
  return language === 'el' ? [greekText, greekDisplay] : [latinText, latinDisplay]
}

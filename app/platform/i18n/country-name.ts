import type { Language } from './languages'
import { perLanguage } from './per-language'

const regionNames = perLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }))

export function countryName(code: string, language: Language): string {
  return regionNames(language).of(code) ?? code
}

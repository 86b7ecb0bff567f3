import type { Language } from './languages'
import { perLanguage } from './per-language'

const names = perLanguage((language) => new Intl.DisplayNames(language, { type: 'language' }))

/** Name of a language to somebody who reads another one, as within a sentence: "allemand". */
export function languageName(code: string, reader: Language): string {
  return names(reader).of(code) ?? code
}

/** The same standing alone: "Allemand". */
export function languageLabel(code: string, reader: Language): string {
  const [first = '', ...rest] = languageName(code, reader)
  return first.toLocaleUpperCase(reader) + rest.join('')
}

import type { Language } from './languages'
import { perLanguage } from './per-language'

const names = perLanguage((language) => new Intl.DisplayNames(language, { type: 'language' }))

/** Name of a language in the reader's language, spelt as within a sentence: "allemand". */
export function languageName(code: string, reader: Language): string {
  return names(reader).of(code) ?? code
}

/** Name of a language as a label, with a capital: "Allemand". */
export function languageLabel(code: string, reader: Language): string {
  const [first = '', ...rest] = languageName(code, reader)
  return first.toLocaleUpperCase(reader) + rest.join('')
}

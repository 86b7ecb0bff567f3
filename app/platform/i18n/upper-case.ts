import type { Language } from './languages'

const GREEK = /\p{Script=Greek}/u

/** A text in capitals. Greek ones have no accents, whatever the language of the page. */
export function upperCase(text: string, language: Language): string {
  return text.toLocaleUpperCase(GREEK.test(text) ? 'el' : language)
}

/** Language by which a browser writes a text in capitals, where it is not that of the page. */
export function upperCaseLanguage(text: string): 'el' | undefined {
  return GREEK.test(text) ? 'el' : undefined
}

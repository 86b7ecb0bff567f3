import type { Language } from '../../platform/i18n/languages'
import { plainOf } from '../understanding/tokens'

/** The most frequent words of a language, without their accents. Greek and Arabic have no list. */
const lists: Readonly<Partial<Record<Language, () => Promise<readonly string[]>>>> = {
  en: async () => (await import('@zxcvbn-ts/language-en')).dictionary['commonWords-en'],
  de: async () => (await import('@zxcvbn-ts/language-de')).dictionary.commonWords,
  fr: async () => (await import('@zxcvbn-ts/language-fr')).dictionary['commonWords-fr'],
  es: async () => (await import('@zxcvbn-ts/language-es-es')).dictionary['commonWords-es-es'],
  it: async () => (await import('@zxcvbn-ts/language-it')).dictionary.commonWords,
  pl: async () => (await import('@zxcvbn-ts/language-pl')).dictionary.commonWords,
}

/** German words end in these as well: a `Geschirrset` is no mistyped `Geschenkset`. */
const germanEndings = /(?:sets?|box|boxen|pakete?|ware|waren|artikel|zubehor)$/

const read = new Map<Language, Promise<ReadonlySet<string>>>()

/** Tells real words from typing errors: `books` are no mistyped `boots`. @returns whether a word is one of the language, or an English one */
export async function makeRealWords(language: Language): Promise<(word: string) => boolean> {
  const [own, english] = await Promise.all([readList(language), readList('en')])
  const isListed = (word: string) => own.has(word) || english.has(word)
  return (word) => {
    const plain = plainOf(word)
    const stem = language === 'de' ? plain.replace(germanEndings, '') : plain
    return isListed(plain) || (stem !== plain && own.has(stem))
  }
}

function readList(language: Language): Promise<ReadonlySet<string>> {
  const known = read.get(language)
  if (known) return known
  const words = (lists[language]?.() ?? Promise.resolve([])).then((list) => new Set(list.map(plainOf)))
  read.set(language, words)
  return words
}

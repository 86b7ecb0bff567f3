import { createHash } from 'node:crypto'
import ar from '../../locales/ar.json'
import de from '../../locales/de.json'
import el from '../../locales/el.json'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import fr from '../../locales/fr.json'
import it from '../../locales/it.json'
import pl from '../../locales/pl.json'
import { type Language, languages } from './languages'
import { createTranslate, type Messages, type Translate } from './translate'

// Typed as English on purpose: a language that lacks a key does not compile.
const all: Readonly<Record<Language, Messages>> = { en, de, fr, es, it, pl, el, ar }

const translators = new Map(languages.map((language) => [language, createTranslate(language, all[language])]))
const files = new Map(languages.map((language) => [language, JSON.stringify(all[language])]))

export function messagesOf(language: Language): Messages {
  return all[language]
}

/** The translator of a language, on the server. */
export function translatorOf(language: Language): Translate {
  return translators.get(language) ?? createTranslate(language, all[language])
}

/** The body of `/assets/locales/{lang}.json`. */
export function localeFile(language: Language): string {
  return files.get(language) ?? ''
}

/** Address of a language's translations that changes with their content, so that browsers may keep it for good. */
export function localeFileUrl(language: Language): string {
  const version = createHash('sha256').update(localeFile(language)).digest('base64url').slice(0, 10)
  return `/assets/locales/${language}.json?v=${version}`
}

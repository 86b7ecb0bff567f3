import { createHash } from 'node:crypto'
import ar from '../../../locales/ar.json'
import arOffice from '../../../locales/ar.office.json'
import de from '../../../locales/de.json'
import deOffice from '../../../locales/de.office.json'
import el from '../../../locales/el.json'
import elOffice from '../../../locales/el.office.json'
import en from '../../../locales/en.json'
import enOffice from '../../../locales/en.office.json'
import es from '../../../locales/es.json'
import esOffice from '../../../locales/es.office.json'
import fr from '../../../locales/fr.json'
import frOffice from '../../../locales/fr.office.json'
import it from '../../../locales/it.json'
import itOffice from '../../../locales/it.office.json'
import pl from '../../../locales/pl.json'
import plOffice from '../../../locales/pl.office.json'
import type { Language } from './languages'
import { perLanguage } from './per-language'
import { createTranslate, type Messages, type OfficeMessages } from './translate'
import type { Speech } from './use-language'

// Typed as English on purpose: a language that lacks a key does not compile.
const visitors: Readonly<Record<Language, Messages>> = { en, de, fr, es, it, pl, el, ar }
const office: Readonly<Record<Language, OfficeMessages>> = {
  en: enOffice,
  de: deOffice,
  fr: frOffice,
  es: esOffice,
  it: itOffice,
  pl: plOffice,
  el: elOffice,
  ar: arOffice,
}

/** Texts of a page, for the server and its browser. */
export interface PageTexts {
  readonly speech: Speech
  readonly file: string
  /** Changes with the content, so that browsers may cache it for good. */
  readonly url: string
}

/** Texts of visitors' pages: `/assets/locales/{lang}.json`. */
export const visitorTexts = perLanguage((language) => textsIn(`${language}.json`, language, visitors[language]))

/** Texts of the team's pages, including visitors': `/assets/locales/{lang}.office.json`. */
export const teamTexts = perLanguage((language) =>
  textsIn(`${language}.office.json`, language, { ...visitors[language], ...office[language] }),
)

/** Translator with every text, on the server. */
export const translatorOf = perLanguage((language) => teamTexts(language).speech.t)

function textsIn(name: string, language: Language, messages: Messages): PageTexts {
  const file = JSON.stringify(messages)
  const version = createHash('sha256').update(file).digest('base64url').slice(0, 10)
  const speech = { language, messages, t: createTranslate(language, messages) }
  return { speech, file, url: `/assets/locales/${name}?v=${version}` }
}

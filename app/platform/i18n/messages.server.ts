import { hash } from 'node:crypto'
import type { Language } from './languages'
import { perLanguage } from './per-language'
import { createTranslate, type Messages, type OfficeMessages, type Translate } from './translate'
import type { Localization } from './use-language'

// `npm run check` compares every language with English, key by key.
const visitorFiles = import.meta.glob<Messages>('../../../locales/*/site.json', {
  eager: true,
  import: 'default',
})
const officeFiles = import.meta.glob<OfficeMessages>('../../../locales/*/office.json', {
  eager: true,
  import: 'default',
})

export interface PageTexts {
  readonly localization: Localization
  readonly file: string
  /** Changes with the content, so that browsers may cache it for good. */
  readonly url: string
}

type CategoryNames = Readonly<Record<string, Readonly<Record<string, string>>>>

let texts = textsWith({})

/** Adds names of categories, when the site file was read; one that lacks a language has its first name there. */
export function nameCategories(names: CategoryNames): void {
  texts = textsWith(names)
}

/** Texts of visitors' pages: `/assets/locales/{lang}.json`. */
export function visitorTexts(language: Language): PageTexts {
  return texts.visitors(language)
}

/** Texts of the team's pages, including visitors': `/assets/locales/{lang}.office.json`. */
export function teamTexts(language: Language): PageTexts {
  return texts.team(language)
}

/** Translator with every text, on the server. */
export function translatorOf(language: Language): Translate {
  return texts.team(language).localization.t
}

function textsWith(names: CategoryNames) {
  const visitorsIn = (language: Language): Messages => {
    const own = Object.entries(names).map(([key, name]) => [key, name[language] ?? Object.values(name)[0]])
    const messages = messagesOf(visitorFiles, `${language}/site.json`)
    return { ...messages, categories: { ...messages.categories, ...Object.fromEntries(own) } }
  }
  return {
    visitors: perLanguage((language) => textsIn(`${language}.json`, language, visitorsIn(language))),
    team: perLanguage((language) =>
      textsIn(`${language}.office.json`, language, {
        ...visitorsIn(language),
        ...messagesOf(officeFiles, `${language}/office.json`),
      }),
    ),
  }
}

function messagesOf<Kind>(files: Readonly<Record<string, Kind>>, name: string): Kind {
  const messages = files[`../../../locales/${name}`]
  if (!messages) throw new Error(`There is no locales/${name}.`)
  return messages
}

function textsIn(name: string, language: Language, messages: Messages): PageTexts {
  const file = JSON.stringify(messages)
  const version = hash('sha256', file, 'base64url').slice(0, 10)
  const localization = { language, messages, t: createTranslate(language, messages) }
  return { localization, file, url: `/assets/locales/${name}?v=${version}` }
}

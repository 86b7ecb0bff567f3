import { createHash } from 'node:crypto'
import ar from '../../locales/ar.json'
import de from '../../locales/de.json'
import el from '../../locales/el.json'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import fr from '../../locales/fr.json'
import it from '../../locales/it.json'
import pl from '../../locales/pl.json'
import type { Language } from './languages'
import { perLanguage } from './per-language'
import { createTranslate, type Messages } from './translate'
import type { Speech } from './use-language'

// Typed as English on purpose: a language that lacks a key does not compile.
const all: Readonly<Record<Language, Messages>> = { en, de, fr, es, it, pl, el, ar }

/** The translator of a language, on the server. */
export const translatorOf = perLanguage((language) => createTranslate(language, all[language]))

/** What pages of a language are rendered with. */
export const speechOf = perLanguage(
  (language): Speech => ({ language, messages: all[language], t: translatorOf(language) }),
)

/** The body of `/assets/locales/{lang}.json`. */
export const localeFile = perLanguage((language) => JSON.stringify(all[language]))

/** Address of a language's translations that changes with their content, so that browsers may keep it for good. */
export const localeFileUrl = perLanguage((language) => {
  const version = createHash('sha256').update(localeFile(language)).digest('base64url').slice(0, 10)
  return `/assets/locales/${language}.json?v=${version}`
})

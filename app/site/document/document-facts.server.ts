import type { RouterContextProvider } from 'react-router'
import { sessionContext } from '../../accounts/identity/session.server'
import { presentSite } from '../../company/contacts/present-site.server'
import type { SiteFacts } from '../../company/contacts/use-site'
import { defaultLanguage, type Language, languageOfPath } from '../../platform/i18n/languages'
import { type PageTexts, teamTexts, visitorTexts } from '../../platform/i18n/messages.server'
import { servicesContext } from '../../platform/services/services.server'

export interface DocumentFacts {
  readonly site: SiteFacts
  readonly messagesUrl: string
}

export function presentDocument(request: Request, context: Readonly<RouterContextProvider>): DocumentFacts {
  const services = context.get(servicesContext)
  const language = pageLanguage(new URL(request.url).pathname, services.config.site.languages)
  return { site: presentSite(services, language), messagesUrl: pageTexts(language, context).url }
}

/** Translations for a page; the team also gets those of the office, to which it may navigate. */
export function pageTexts(language: Language, context: Readonly<RouterContextProvider>): PageTexts {
  return context.get(sessionContext)?.member.role === 'team' ? teamTexts(language) : visitorTexts(language)
}

export function pageLanguage(path: string, offered: readonly string[]): Language {
  const own = languageOfPath(path)
  if (own && offered.includes(own)) return own
  return defaultLanguage({ languages: offered })
}

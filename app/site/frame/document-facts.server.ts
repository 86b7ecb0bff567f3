import type { RouterContextProvider } from 'react-router'
import { sessionContext } from '../../accounts/identity/session.server'
import { presentSite } from '../../company/contacts/present-site.server'
import type { SiteFacts } from '../../company/contacts/use-site'
import { isLanguage, type Language, languageOfPath } from '../../platform/i18n/languages'
import { type PageTexts, teamTexts, visitorTexts } from '../../platform/i18n/messages.server'
import { servicesContext } from '../../platform/services/services.server'

/** What the document around a page needs to know. */
export interface DocumentFacts {
  readonly site: SiteFacts
  /** Where the page's translations are. */
  readonly messagesUrl: string
}

/** Gathers what the document around the requested page needs to know. */
export function presentDocument(request: Request, context: Readonly<RouterContextProvider>): DocumentFacts {
  const services = context.get(servicesContext)
  const language = pageLanguage(new URL(request.url).pathname, services.config.site.languages)
  return { site: presentSite(services, language), messagesUrl: pageTexts(language, context).url }
}

/** The texts of a page: who works here may go on from it to the back office. */
export function pageTexts(language: Language, context: Readonly<RouterContextProvider>): PageTexts {
  return context.get(sessionContext)?.member.role === 'team' ? teamTexts(language) : visitorTexts(language)
}

/** The language a path is answered in: its own when the site offers it, else the default. */
export function pageLanguage(path: string, offered: readonly string[]): Language {
  const own = languageOfPath(path)
  if (own && offered.includes(own)) return own
  return isLanguage(offered[0]) ? offered[0] : 'en'
}

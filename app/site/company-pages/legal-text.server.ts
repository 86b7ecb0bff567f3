import { micromark } from 'micromark'
import type { LegalPage } from '../../platform/settings/brand-files.server'
import type { Site } from '../../platform/settings/site-file.server'

export interface LegalText {
  /** Safe HTML: Markdown's own HTML is escaped, and so are addresses that are none of the web, mail or phone. */
  readonly html: string
  readonly language: string
}

/** The company's own text of a legal page, in the language or else in the first one that it has; null without one. */
export function legalText({ brand, languages }: Site, page: LegalPage, language: string): LegalText | null {
  const texts = brand.pages[page]
  const found = [language, ...languages].find((each) => texts[each] !== undefined)
  return found === undefined ? null : { html: micromark(texts[found] ?? ''), language: found }
}

import type { Register } from 'react-router'
import type { Language } from './languages'

type Route = keyof Register['pages'] & `/:lang${string}`

/** Route of a page as in `routes.ts`, with its parameters: `/:lang/offers/:token`. */
export type PageRoute = Exclude<Route, '/:lang/*'>

/** Route that needs only the language: `/:lang/sell`. */
export type PagePath = Exclude<PageRoute, `/:lang${string}:${string}`>

export function pageAddress(page: PagePath, language: Language): string {
  return page.replace(':lang', language)
}

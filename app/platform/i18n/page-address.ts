import type { Register } from 'react-router'
import type { Language } from './languages'

type Route = keyof Register['pages'] & `/:lang${string}`

/** A page of ours as `routes.ts` names it, with whatever its address needs: `/:lang/offers/:token`. */
export type PageRoute = Exclude<Route, '/:lang/*'>

/** A page of ours whose address needs nothing but the language, as `routes.ts` names it: `/:lang/sell`. */
export type PagePath = Exclude<PageRoute, `/:lang${string}:${string}`>

/** The address of a page in one language: `/de/sell`. */
export function pageAddress(page: PagePath, language: Language): string {
  return page.replace(':lang', language)
}

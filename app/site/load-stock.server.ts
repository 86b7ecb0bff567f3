import type { RouterContextProvider } from 'react-router'
import { findStock } from '../catalogue/find-stock.server'
import { audienceOf } from '../catalogue/visitor-audience.server'
import { isLanguage } from '../i18n/languages'
import { sessionContext } from '../identity/session.server'
import { categories } from '../lots/categories'
import { findPlate } from '../pictures/plates.server'
import { servicesContext } from '../platform/services.server'
import type { DrawnCategory } from './fresh-goods'

/**
 * What a page shows of the catalogue, for whoever looks at it, and how it is to be answered.
 * @param lang of the page's address
 * @param query of the catalogue
 */
export async function loadStock(context: Readonly<RouterContextProvider>, lang: string, query: string) {
  const reader = {
    audience: audienceOf(context.get(sessionContext)),
    language: isLanguage(lang) ? lang : ('en' as const),
  }
  const stock = await findStock(context.get(servicesContext), query, reader)
  // Without the lots that there are, a page is for this visitor only.
  return { stock, init: stock ? undefined : { headers: { 'cache-control': 'no-store' } } }
}

/** What each category looks like, for where there are no lots to be shown. */
export function drawCategories(): DrawnCategory[] {
  return categories.map((category) => ({ category, picture: findPlate(category) }))
}

import type { RouterContextProvider } from 'react-router'
import { audienceOf, sessionContext } from '../../accounts/identity/session.server'
import { findStockSummary } from '../../catalogue/cards/find-stock-summary.server'
import { findIllustration } from '../../files/pictures/illustrations.server'
import { categories } from '../../lots/facts/categories'
import { neutralDrawing } from '../../lots/presentation/drawings-of'
import { routeLanguage } from '../../platform/i18n/languages'
import { servicesContext } from '../../platform/services/services.server'
import type { IllustratedCategory } from './fresh-goods'

/** Catalogue summary for a page and its visitor, with the response headers. @param lang from the URL @param query of the catalogue */
export async function loadStock(context: Readonly<RouterContextProvider>, lang: string, query: string) {
  const reader = {
    audience: audienceOf(context.get(sessionContext)),
    language: routeLanguage({ lang }),
  }
  const services = context.get(servicesContext)
  if (!services.config.site.sections.catalogue) return { stock: null, init: undefined }
  const stock = await findStockSummary(services, query, reader)
  // Do not cache a page without the catalogue.
  return { stock, init: stock ? undefined : { headers: { 'cache-control': 'no-store' } } }
}

export function illustrateCategories(): IllustratedCategory[] {
  return categories.map((category) => ({
    category,
    picture: findIllustration(category) ?? findIllustration(neutralDrawing),
  }))
}

import type { Category } from '../../lots/facts/categories'
import { productsAddress } from '../../lots/facts/lot-address'
import type { Language } from '../../platform/i18n/languages'

/** Where buyers see all that there is. */
export function lotsAddress(language: Language): string {
  return productsAddress(language)
}

/** Where buyers see the goods of one category. */
export function categoryAddress(category: Category, language: Language): string {
  return productsAddress(language, category)
}

/** Where buyers see all goods but food. */
export function stocklotsAddress(language: Language): string {
  return `${productsAddress(language)}?kind=stocklot`
}

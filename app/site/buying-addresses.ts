import type { Language } from '../i18n/languages'
import type { Category } from '../lots/categories'
import { productsAddress } from '../lots/lot-address'

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

import type { Language } from '../i18n/languages'
import { pageAddress } from '../i18n/page-address'
import type { Category } from '../lots/categories'

/** Where buyers see all that there is. */
export function lotsAddress(language: Language): string {
  return pageAddress('/:lang/stocklots', language)
}

/** Where buyers ask for goods of one category. */
export function categoryAddress(category: Category, language: Language): string {
  return `${pageAddress('/:lang/request', language)}?category=${category}`
}
